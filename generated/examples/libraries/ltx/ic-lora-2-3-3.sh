# Replace the names in capitals with those of your files.
uv run python -m ltx_pipelines.ic_lora \
  --distilled-checkpoint-path path/to/DISTILLED_CHECKPOINT.safetensors \
  --spatial-upsampler-path path/to/SPATIAL_UPSAMPLER.safetensors \
  --gemma-root models/gemma-3-12b \
  --lora models/edge-lora/WEIGHTS.safetensors 1.0 \
  --video-conditioning path/to/reference.mp4 1.0 \
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \
  --output-path output.mp4
