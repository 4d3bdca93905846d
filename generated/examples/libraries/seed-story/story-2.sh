# Run this in the folder of the clone. Accept the conditions on the page of Llama 2 first.
hf download acme/picture-book --local-dir pretrained
hf download stabilityai/stable-diffusion-xl-base-1.0 --local-dir pretrained/stable-diffusion-xl-base-1.0
hf download meta-llama/Llama-2-7b-hf --local-dir pretrained/Llama-2-7b-hf
hf download Qwen/Qwen-VL-Chat --local-dir pretrained/Qwen-VL-Chat

# Extracts the image encoder from Qwen-VL-Chat. Warning: this runs code from that repository.
mkdir -p pretrained/QwenViT pretrained/visual_tokenizer
python src/tools/reload_qwen_vit.py
cp pretrained/QwenViT/qwen_vit_G.pt pretrained/visual_tokenizer/qwen_vit_G.pt
