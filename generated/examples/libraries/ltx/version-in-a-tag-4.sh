# Renders with the full model, then improves the video. Each upsample round doubles the frame rate.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.dfr_pipeline \
  --transformer-path models/'film studio'\''s'/diffusion_models/ltx-2.5-22b-dev-transformer-bf16.safetensors \
  --text-encoder-path models/'film studio'\''s'/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  --video-vae-path models/'film studio'\''s'/vae/ltx-2.5-video-vae-bf16.safetensors \
  --audio-vae-path models/'film studio'\''s'/vae/ltx-2.5-audio-vae-bf16.safetensors \
  --distilled-lora models/'film studio'\''s'/loras/ltx-2.5-22b-distilled-lora-450-bf16.safetensors 0.8 \
  --spatial-upsampler-path models/'film studio'\''s'/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --temporal-upsampler-path models/'film studio'\''s'/latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \
  --detailing-lora models/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler/ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors \
  --temporal-upsample-rounds 1 \
  --height 1088 \
  --width 1920 \
  --num-frames 121 \
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \
  --output-path output.mp4
