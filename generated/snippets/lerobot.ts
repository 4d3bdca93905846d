// Generated – do not edit.
// source:    spec/libraries/lerobot.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use lerobot with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  if (facts.tags.includes("smolvla")) {
    show("0.0", "install", "bash", "Install (Python 3.12 or newer)", `git clone https://github.com/huggingface/lerobot.git
cd lerobot
pip install -e ".[smolvla]"`);
    show("0.1", "usage", "bash", "Train on a data set of your own", `# Replace the sample dataset with the one that you recorded.
lerobot-train \\
  --policy.path=${bash.inWord(facts.id)} \\
  --dataset.repo_id=lerobot/svla_so101_pickplace \\
  --batch_size=64 \\
  --steps=20000 \\
  --output_dir=outputs/train/my_smolvla \\
  --job_name=my_smolvla_training \\
  --policy.device=cuda \\
  --wandb.enable=true`);
    if (!(facts.id === "lerobot/smolvla_base")) {
      show("0.2", "usage", "bash", "Let the policy drive the robot, and record it", `# Set the port, the id and the cameras of your robot, and a name for the
# recording. Describe the task with the same words as in your dataset.
lerobot-rollout \\
  --strategy.type=episodic \\
  --robot.type=so101_follower \\
  --robot.port=/dev/ttyACM0 \\
  --robot.id=my_follower_arm \\
  --robot.cameras="{ front: {type: opencv, index_or_path: 8, width: 640, height: 480, fps: 30}}" \\
  --dataset.single_task="Place the spoon in the blue cup." \\
  --dataset.repo_id=your-name/rollout_spoon_in_cup \\
  --dataset.episode_time_s=50 \\
  --dataset.num_episodes=10 \\
  --policy.path=${bash.inWord(facts.id)}`);
    }
  }
};
