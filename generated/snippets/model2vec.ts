// Generated – do not edit.
// source:    spec/libraries/model2vec.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use model2vec with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U model2vec`);
  show("1", "usage", "python", "Compare sentences", `from model2vec import StaticModel

model = StaticModel.from_pretrained("${python.inDouble(facts.id)}", normalize=True)

kettle, tea, window = model.encode(
    ["The kettle is on.", "Water for the tea is heating up.", "Who left the window open?"]
)
# A similarity of 1 means the same meaning. About 0 means unrelated sentences.
print(kettle @ tea, kettle @ window)`);
};
