// Generated – do not edit.
// source:    spec/libraries/comet.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of comet: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U unbabel-comet`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Score a translation",
      render: (facts, python) => `from comet import download_model, load_from_checkpoint

model = load_from_checkpoint(download_model("${python.inDouble(facts.id)}"))

# Models that work without a reference do not look at "ref".
data = [
    {
        "src": "Der Zug fährt heute nicht.",
        "mt": "The train does not run today.",
        "ref": "The train is not running today.",
    }
]
output = model.predict(data, batch_size=8, gpus=0)
print(output.scores)`,
    },
  ],
};
