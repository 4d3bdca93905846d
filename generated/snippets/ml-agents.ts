// Generated – do not edit.
// source:    spec/libraries/ml-agents.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use ml-agents with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10, from 3.10.1 to 3.10.12.
pip install -U mlagents`);
  show("1", "usage", "bash", "Watch the agent act", `mlagents-load-from-hf --repo-id=${bash.inWord(facts.id)} --local-dir="./results"

# Replace path/to/Environment with the Unity program in which the agent was trained.
mlagents-learn ./results/${bash.inWord(facts.name)}/configuration.yaml \\
  --env=path/to/Environment \\
  --results-dir=./results \\
  --run-id=${bash.inWord(facts.name)} \\
  --resume \\
  --inference`);
};
