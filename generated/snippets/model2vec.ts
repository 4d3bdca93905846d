// Generated – do not edit.
// source:    spec/libraries/model2vec.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of model2vec: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U model2vec`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Embed sentences",
      render: (facts, python) => `from model2vec import StaticModel

model = StaticModel.from_pretrained("${python.inDouble(facts.id)}")

embeddings = model.encode(["The kettle is on.", "Who left the window open?"])
print(embeddings.shape)`,
    },
  ],
};
