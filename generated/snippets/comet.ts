// Generated – do not edit.
// source:    spec/libraries/comet.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use comet with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U unbabel-comet`);
  show("1", "usage", "python", "Score a translation", `from comet import download_model, load_from_checkpoint

model = load_from_checkpoint(download_model("${python.inDouble(facts.id)}"))

# Models that need no reference ignore "ref".
data = [
    {
        "src": "Der Zug fährt heute nicht.",
        "mt": "The train does not run today.",
        "ref": "The train is not running today.",
    }
]
output = model.predict(data, batch_size=8, gpus=0)
print(output.scores)`);
};
