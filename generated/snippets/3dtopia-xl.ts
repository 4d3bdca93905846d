// Generated – do not edit.
// source:    spec/libraries/3dtopia-xl.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of 3dtopia-xl: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `from threedtopia_xl.models import threedtopia_xl

model = threedtopia_xl.from_pretrained("${python.inDouble(facts.id)}")
model.generate(cond="path/to/image.png")`,
    },
  ],
};
