// Generated – do not edit.
// source:    spec/libraries/span-marker.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use span-marker with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U span_marker`);
  show("1", "usage", "python", "Find entities", `from span_marker import SpanMarkerModel

model = SpanMarkerModel.from_pretrained("${python.inDouble(facts.id)}")

for entity in model.predict("Ines moved from Porto to Oslo and now repairs bicycles."):
    print(entity["span"], entity["label"])`);
};
