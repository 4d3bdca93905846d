// Generated – do not edit.
// source:    spec/libraries/litert-lm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use litert-lm with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `pip install -U litert-lm`);
  show("1", "usage", "bash", "Run the model", `litert-lm run --from-huggingface-repo=${bash.inWord(facts.id)} --prompt="Suggest a name for a small green boat."`);
};
