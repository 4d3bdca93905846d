// Generated – do not edit.
// source:    spec/libraries/huggingface_hub.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use huggingface_hub with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U huggingface_hub`);
  show("1", "usage", "python", "Download the files", `from huggingface_hub import snapshot_download

folder = snapshot_download("${python.inDouble(facts.id)}")
print(folder)`);
};
