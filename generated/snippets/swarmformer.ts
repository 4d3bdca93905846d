// Generated – do not edit.
// source:    spec/libraries/swarmformer.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use swarmformer with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U "git+https://github.com/takara-ai/SwarmFormer.git"`);
  show("1", "usage", "python", "Tell praise from blame", `import torch
from swarmformer import SwarmFormerModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("bert-base-uncased")
model = SwarmFormerModel.from_pretrained("${python.inDouble(facts.id)}").eval()

# Texts are padded to a fixed length, which is 768 tokens, or 256 for the small model.
inputs = tokenizer(
    "The soup was cold, but the waiter made us laugh all evening.",
    padding="max_length",
    truncation=True,
    max_length=768,
    return_tensors="pt",
)
with torch.no_grad():
    negative, positive = model(inputs.input_ids).softmax(dim=-1)[0].tolist()
print(f"negative: {negative:.3f}, positive: {positive:.3f}")`);
};
