// Generated – do not edit.
// source:    spec/libraries/pxia.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use pxia with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U pxia transformers${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}`);
  if (facts.tags.includes("ann")) {
    show("1.0", "usage", "python", "Run the model", `import torch
from pxia import ANN

model = ANN.from_pretrained("${python.inDouble(facts.id)}")

# One row of random numbers, with one number for each input of the layer
print(model(torch.rand(1, model.cfg.a)))`);
  } else {
    show("1.1", "usage", "python", "Continue a text", `from pxia import GPT2
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("openai-community/gpt2")
model = GPT2.from_pretrained("${python.inDouble(facts.id)}")

inputs = tokenizer("The old lighthouse stands", return_tensors="pt")
print(model.generate(**inputs, max_new_tokens=20, tokenizer=tokenizer))`);
  }
};
