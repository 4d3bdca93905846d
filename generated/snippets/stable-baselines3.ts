// Generated – do not edit.
// source:    spec/libraries/stable-baselines3.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of stable-baselines3: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U huggingface_sb3 stable-baselines3`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Download a checkpoint",
      render: (facts, python) => `from huggingface_sb3 import load_from_hub

checkpoint = load_from_hub(
    repo_id="${python.inDouble(facts.id)}",
    filename="{MODEL FILENAME}.zip",
)
print(checkpoint)`,
    },
  ],
};
