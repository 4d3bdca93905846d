// Generated – do not edit.
// source:    spec/libraries/univa.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of univa: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `git clone https://github.com/PKU-YuanGroup/UniWorld-V1
cd UniWorld-V1
pip install -r requirements.txt
pip install flash-attn --no-build-isolation`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `import torch
from transformers import AutoProcessor
from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import (
    UnivaQwen2p5VLForConditionalGeneration,
)

model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(
    "${python.inDouble(facts.id)}",
    torch_dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
).to("cuda")
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
