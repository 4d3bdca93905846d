// Generated – do not edit.
// source:    spec/libraries/mamba-ssm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use mamba-ssm with a model. */
export const rules: Rules = (facts, { bash, python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Linux and an NVIDIA GPU.
pip install -U torch transformers${facts.quantization_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.gguf_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}${facts.adapter_packages.map((text) => ` ${bash.inWord(bash.asArgument(text))}`).join("")}
pip install -U mamba-ssm --no-build-isolation`);
  show("1", "usage", "python", "Continue a text", `import torch
from mamba_ssm import MambaLMHeadModel
from transformers import AutoTokenizer

# The checkpoints contain no tokenizer. The models of the organisation state-spaces use this tokenizer.
tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")
model = MambaLMHeadModel.from_pretrained("${python.inDouble(facts.id)}", device="cuda", dtype=torch.float16)

inputs = tokenizer("The best thing about a rainy day is", return_tensors="pt").to("cuda")
tokens = model.generate(inputs.input_ids, max_length=60)
print(tokenizer.decode(tokens[0]))`);
};
