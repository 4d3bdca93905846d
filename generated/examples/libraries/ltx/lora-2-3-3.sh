# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
  --checkpoint-path path/to/CHECKPOINT.safetensors \
  --distilled-lora path/to/DISTILLED_LORA.safetensors 0.8 \
  --spatial-upsampler-path path/to/SPATIAL_UPSAMPLER.safetensors \
  --gemma-root models/gemma-3-12b \
  --lora models/snow-lora/WEIGHTS.safetensors 1.0 \
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \
  --output-path output.mp4
