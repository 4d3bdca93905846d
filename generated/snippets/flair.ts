// Generated – do not edit.
// source:    spec/libraries/flair.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use flair with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U flair`);
  show("1", "usage", "python", "", `from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("${python.inDouble(facts.id)}")

sentence = Sentence("Marta moved from Lisbon to Oslo in May.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)`);
};
