# Set the port, the id and the cameras of your robot, and a name for the
# recording. Describe the task with the same words as in your dataset.
lerobot-rollout \
  --strategy.type=episodic \
  --robot.type=so101_follower \
  --robot.port=/dev/ttyACM0 \
  --robot.id=my_follower_arm \
  --robot.cameras="{ front: {type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30}}" \
  --dataset.single_task="Place the spoon in the blue cup." \
  --dataset.repo_id=your-name/rollout_spoon_in_cup \
  --dataset.episode_time_s=50 \
  --dataset.num_episodes=10 \
  --policy.path=acme/smolvla-table-setting
