// Generated – do not edit.
// source:    spec/libraries/flair.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of flair: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U flair`,
    },
    {
      kind: "usage",
      language: "python",
      render: (facts, python) => `from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("${python.inDouble(facts.id)}")

sentence = Sentence("Marta moved from Lisbon to Oslo in May.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)`,
    },
  ],
};
