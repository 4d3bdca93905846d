# Run this in the folder of the clone.
from huggingface_hub import snapshot_download
from phantom_wan import WANI2V, configs
from PIL import Image

checkpoint_dir = snapshot_download("acme/phantom-14b")
wan_i2v = WANI2V(
    config=configs.WAN_CONFIGS["i2v-14B"],
    checkpoint_dir=checkpoint_dir,
)

text_prompt = "A potter shapes a tall vase on the wheel."
image_prompt = Image.open("path/to/image.png").convert("RGB")
video = wan_i2v.generate(text_prompt, image_prompt)
