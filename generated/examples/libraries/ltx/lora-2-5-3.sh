# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.distilled \
  --transformer-path models/LTX-2.5/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  --text-encoder-path models/LTX-2.5/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  --video-vae-path models/LTX-2.5/vae/ltx-2.5-video-vae-bf16.safetensors \
  --audio-vae-path models/LTX-2.5/vae/ltx-2.5-audio-vae-bf16.safetensors \
  --spatial-upsampler-path models/LTX-2.5/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --lora models/rain-lora/WEIGHTS.safetensors 1.0 \
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \
  --output-path output.mp4
