// Generated – do not edit.
// source:    spec/libraries/univa.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use univa with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10 and an NVIDIA GPU.
git clone https://github.com/PKU-YuanGroup/UniWorld-V1
cd UniWorld-V1
pip install -r requirements.txt
pip install flash-attn --no-build-isolation`);
  show("1", "usage", "python", "Ask about an image", `# Run this in the folder of the clone.
import torch
from qwen_vl_utils import process_vision_info
from transformers import AutoProcessor
from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import (
    UnivaQwen2p5VLForConditionalGeneration,
)

model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(
    "${python.inDouble(facts.id)}",
    torch_dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
).to("cuda")
processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")

question = {"type": "text", "text": "What is strange about this image?"}
picture = {"type": "image", "image": "path/to/image.png"}
messages = [{"role": "user", "content": [picture, question]}]

prompt = processor.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
images, _ = process_vision_info(messages)
inputs = processor(text=[prompt], images=images, return_tensors="pt").to("cuda")

tokens = model.generate(**inputs, max_new_tokens=128)
answer = tokens[:, inputs.input_ids.shape[1] :]
print(processor.batch_decode(answer, skip_special_tokens=True)[0])`);
};
