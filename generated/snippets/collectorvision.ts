// Generated – do not edit.
// source:    spec/libraries/collectorvision.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of collectorvision: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U huggingface_hub git+https://github.com/HanClinto/CollectorVision`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load a model that finds the corners of a card",
      render: (facts, python) => `import collector_vision as cvg
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="${python.inDouble(facts.id)}", filename="model.onnx")
detector = cvg.NeuralCornerDetector(checkpoint)`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Load a model that turns a card into an embedding",
      render: (facts, python) => `import collector_vision as cvg
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(repo_id="${python.inDouble(facts.id)}", filename="model.onnx")
embedder = cvg.NeuralEmbedder(checkpoint)`,
    },
  ],
};
