# Replace the sample dataset with the one that you recorded.
lerobot-train \
  --policy.path=acme/smolvla-table-setting \
  --dataset.repo_id=lerobot/svla_so101_pickplace \
  --batch_size=64 \
  --steps=20000 \
  --output_dir=outputs/train/my_smolvla \
  --job_name=my_smolvla_training \
  --policy.device=cuda \
  --wandb.enable=true
