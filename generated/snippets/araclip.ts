// Generated – do not edit.
// source:    spec/libraries/araclip.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of araclip: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install git+https://github.com/Arabic-Clip/Araclip.git`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the model",
      render: (facts, python) => `from araclip import AraClip

model = AraClip.from_pretrained("${python.inDouble(facts.id)}")`,
    },
  ],
};
