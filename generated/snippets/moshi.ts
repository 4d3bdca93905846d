// Generated – do not edit.
// source:    spec/libraries/moshi.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /-mlx/u;

const ID_PATTERN_2 = /-candle/u;

/** Shows how to install and use moshi with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  if (ID_PATTERN.test(facts.id)) {
    show("0.0.0", "install", "bash", "Install", `# Needs a Mac with Apple silicon.
pip install -U moshi_mlx`);
    show("0.0.1", "usage", "bash", "Talk in the terminal", `python -m moshi_mlx.local${facts.moshi_bits !== "" ? ` -q ${bash.inWord(bash.asArgument(facts.moshi_bits))}` : ""} --hf-repo ${bash.inWord(facts.id)}`);
    show("0.0.2", "usage", "bash", "Talk in the browser", `python -m moshi_mlx.local_web${facts.moshi_bits !== "" ? ` -q ${bash.inWord(bash.asArgument(facts.moshi_bits))}` : ""} --hf-repo ${bash.inWord(facts.id)}`);
  } else if (ID_PATTERN_2.test(facts.id)) {
    show("0.1", "message", "text", "", "Candle checkpoints run in the Rust server. You must build this server from its source code. See the folder rust of https://github.com/kyutai-labs/moshi.");
  } else {
    show("0.2.0", "install", "bash", "Install", `# Needs Python 3.10 to 3.14, and an NVIDIA GPU.
pip install -U moshi`);
    show("0.2.1", "usage", "bash", "Talk in the browser", `python -m moshi.server --hf-repo ${bash.inWord(facts.id)}
# Then open https://localhost:8998`);
    show("0.2.2", "usage", "bash", "Answer a recording", `# Saves the model's spoken response to question.wav in the file answer.wav.
python -m moshi.run_inference --hf-repo ${bash.inWord(facts.id)} --batch-size 1 question.wav answer.wav`);
  }
};
