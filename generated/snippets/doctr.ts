// Generated – do not edit.
// source:    spec/libraries/doctr.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of doctr: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U python-doctr`,
    },
    {
      when: (facts) => !facts.tags.includes("recognition"),
      kind: "usage",
      language: "python",
      title: "Find the words",
      render: (facts, python) => `from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

# For a model that finds where words stand
predictor = ocr_predictor(det_arch=from_hub("${python.inDouble(facts.id)}"), reco_arch="crnn_vgg16_bn", pretrained=True)

pages = DocumentFile.from_images(["path/to/page.png"])
result = predictor(pages)
print(result.render())`,
    },
    {
      when: (facts) => !facts.tags.includes("detection"),
      kind: "usage",
      language: "python",
      title: "Read the words",
      render: (facts, python) => `from doctr.io import DocumentFile
from doctr.models import from_hub, ocr_predictor

# For a model that reads single words
predictor = ocr_predictor(det_arch="db_resnet50", reco_arch=from_hub("${python.inDouble(facts.id)}"), pretrained=True)

pages = DocumentFile.from_images(["path/to/page.png"])
result = predictor(pages)
print(result.render())`,
    },
  ],
};
