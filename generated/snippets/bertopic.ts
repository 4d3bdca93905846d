// Generated – do not edit.
// source:    spec/libraries/bertopic.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of bertopic: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U bertopic`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load the topics",
      render: (facts, python) => `from bertopic import BERTopic

model = BERTopic.load("${python.inDouble(facts.id)}")
print(model.get_topic_info())`,
    },
  ],
};
