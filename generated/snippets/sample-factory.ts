// Generated – do not edit.
// source:    spec/libraries/sample-factory.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sample-factory with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `# The extra vizdoom is for agents that play Doom. Other extras are mujoco and atari.
pip install -U "sample-factory[vizdoom]"`);
  show("1", "usage", "bash", "Watch the agent play", `python -m sample_factory.huggingface.load_from_hub -r ${bash.inWord(facts.id)} -d ./train_dir

# For environments other than Doom, use another package of sf_examples. One of the
# model's tags is the name of the environment. Writes replay.mp4 into the agent's folder.
python -m sf_examples.vizdoom.enjoy_vizdoom \\
  --algo=APPO \\
  --env=doom_basic \\
  --train_dir=./train_dir \\
  --experiment=${bash.inWord(facts.name)} \\
  --max_num_episodes=1 \\
  --no_render \\
  --save_video`);
};
