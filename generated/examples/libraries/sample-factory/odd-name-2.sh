python -m sample_factory.huggingface.load_from_hub -r 'maze runner'\''s' -d ./train_dir

# For environments other than Doom, use another package of sf_examples. One of the
# model's tags is the name of the environment. Writes replay.mp4 into the agent's folder.
python -m sf_examples.vizdoom.enjoy_vizdoom \
  --algo=APPO \
  --env=doom_basic \
  --train_dir=./train_dir \
  --experiment='maze runner'\''s' \
  --max_num_episodes=1 \
  --no_render \
  --save_video
