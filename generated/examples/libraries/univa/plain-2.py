# Run this in the folder of the clone.
import torch
from qwen_vl_utils import process_vision_info
from transformers import AutoProcessor
from univa.models.qwen2p5vl.modeling_univa_qwen2p5vl import (
    UnivaQwen2p5VLForConditionalGeneration,
)

model = UnivaQwen2p5VLForConditionalGeneration.from_pretrained(
    "acme/one-world",
    torch_dtype=torch.bfloat16,
    attn_implementation="flash_attention_2",
).to("cuda")
processor = AutoProcessor.from_pretrained("acme/one-world")

question = {"type": "text", "text": "What is strange about this image?"}
picture = {"type": "image", "image": "path/to/image.png"}
messages = [{"role": "user", "content": [picture, question]}]

prompt = processor.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
images, _ = process_vision_info(messages)
inputs = processor(text=[prompt], images=images, return_tensors="pt").to("cuda")

tokens = model.generate(**inputs, max_new_tokens=128)
answer = tokens[:, inputs.input_ids.shape[1] :]
print(processor.batch_decode(answer, skip_special_tokens=True)[0])
