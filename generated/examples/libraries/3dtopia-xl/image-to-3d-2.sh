hf download FrozenBurning/3DTopia-XL model_sview_dit_fp16.pt model_vae_fp16.pt --local-dir pretrained

# Writes one .glb file to runs/inference for each image in a folder.
python inference.py ./configs/inference_dit.yml \
  checkpoint_path=pretrained/model_sview_dit_fp16.pt \
  model.vae_checkpoint_path=pretrained/model_vae_fp16.pt \
  inference.input_dir=path/to/images
