// Generated – do not edit.
// source:    spec/libraries/bertopic.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use bertopic with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U bertopic`);
  show("1", "usage", "python", "Find the topic of a text", `from bertopic import BERTopic

model = BERTopic.load("${python.inDouble(facts.id)}")

topics, probabilities = model.transform(["The city council votes on new bicycle lanes tonight."])
for word, weight in model.get_topic(topics[0]):
    print(word, round(weight, 3))`);
};
