# Spatial upscalings: 1 or 2. Temporal: 0, 1 or 2, each of which doubles the frame rate.
# For 4K: --spatial-upscalings 2 --width 3840 --height 2176
# To start from an image (path, frame, strength), add: --image path/to/image.png 0 0.8
uv run python -m ltx_pipelines.dfr_pipeline \
  --transformer-path models/'film studio'\''s'/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  --text-encoder-path models/'film studio'\''s'/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  --video-vae-path models/'film studio'\''s'/vae/ltx-2.5-video-vae-bf16.safetensors \
  --audio-vae-path models/'film studio'\''s'/vae/ltx-2.5-audio-vae-bf16.safetensors \
  --spatial-upsampler-path models/'film studio'\''s'/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --temporal-upsampler-path models/'film studio'\''s'/latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \
  --detailing-lora models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler/ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors \
  --spatial-upscalings 1 \
  --temporal-upscalings 1 \
  --height 1088 \
  --width 1920 \
  --num-frames 121 \
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \
  --output-path output.mp4
