// Generated – do not edit.
// source:    spec/libraries/asteroid.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use asteroid with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U asteroid`);
  show("1", "usage", "python", "Separate a recording", `from asteroid.models import BaseModel

model = BaseModel.from_pretrained("${python.inDouble(facts.id)}")

# Writes one file per source: recording_est1.wav, recording_est2.wav and so on.
model.separate("path/to/recording.wav", output_dir=".", resample=True)`);
};
