// Generated – do not edit.
// source:    spec/libraries/relik.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /relation/u;

/** Shows how to install and use relik with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.10, 3.11 or 3.12, because it requires torch 2.3.1.
pip install -U relik`);
  if (ID_PATTERN.test(facts.id)) {
    show("1.0", "usage", "python", "Find relations between entities", `from relik import Relik

relik = Relik.from_pretrained("${python.inDouble(facts.id)}")
result = relik("Astrid Lindgren wrote her first book in Stockholm.")

for triplet in result.triplets:
    print(triplet.subject.text, "-", triplet.label, "-", triplet.object.text)`);
  } else {
    show("1.1", "usage", "python", "Link entities to Wikipedia", `from relik import Relik

relik = Relik.from_pretrained("${python.inDouble(facts.id)}")
result = relik("Astrid Lindgren wrote her first book in Stockholm.")

for span in result.spans:
    print(span.text, "-", span.label)`);
  }
};
