// Generated – do not edit.
// source:    spec/libraries/adapter-transformers.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use adapter-transformers with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U adapters torch`);
  show("1", "usage", "python", "Run the adapter", `from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base_model = "${facts.adapter_base_model !== "" ? `${python.inDouble(facts.adapter_base_model)}` : `${python.inDouble(facts.base_model)}`}"
model = AutoAdapterModel.from_pretrained(base_model)
model.load_adapter("${python.inDouble(facts.id)}", set_active=True)

tokenizer = AutoTokenizer.from_pretrained(base_model)
inputs = tokenizer("${facts.widget_text !== "" ? `${python.inDouble(facts.widget_text)}` : `The soup was cold, but the waiter was kind.`}", return_tensors="pt")
outputs = model(**inputs)
print(outputs[0])  # the output of the adapter's head, or the features of each token if there is no head`);
};
