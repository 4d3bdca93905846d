from mlx_vlm import generate, load
from mlx_vlm.prompt_utils import apply_chat_template
from mlx_vlm.utils import load_config

model, processor = load("acme/watcher-4bit")
config = load_config("acme/watcher-4bit")

image = ["http://images.cocodataset.org/val2017/000000039769.jpg"]
prompt = "Which animals are in the picture, and what are they doing?"
formatted_prompt = apply_chat_template(processor, config, prompt, num_images=1)

output = generate(model, processor, formatted_prompt, image)
print(output.text)
