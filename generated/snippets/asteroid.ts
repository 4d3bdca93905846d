// Generated – do not edit.
// source:    spec/libraries/asteroid.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of asteroid: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U asteroid`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Separate a recording",
      render: (facts, python) => `from asteroid.models import BaseModel

model = BaseModel.from_pretrained("${python.inDouble(facts.id)}")

# Writes one file for each source, next to the recording.
model.separate("path/to/recording.wav", resample=True)`,
    },
  ],
};
