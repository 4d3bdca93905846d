# Replace the names in capitals with those of your files.
# To start from an image, add: --image path/to/image.png 0 0.8 (path, frame, strength)
uv run python -m ltx_pipelines.distilled \
  --distilled-checkpoint-path models/LTX-2.3-film/DISTILLED_CHECKPOINT.safetensors \
  --spatial-upsampler-path models/LTX-2.3-film/SPATIAL_UPSAMPLER.safetensors \
  --gemma-root models/gemma-3-12b \
  --prompt "A paper boat drifts down a gutter in the rain, past fallen leaves." \
  --output-path output.mp4
