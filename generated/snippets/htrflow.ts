// Generated – do not edit.
// source:    spec/libraries/htrflow.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of htrflow: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U htrflow`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Run a pipeline file",
      render: () => `htrflow pipeline "path/to/pipeline.yaml" "path/to/image.jpg"`,
    },
    {
      pick: "first",
      rules: [
        {
          when: (facts) => facts.pipeline_tag === "image-to-text" || (facts.tags.includes("trocr") || facts.tags.includes("vision-encoder-decoder")),
          kind: "usage",
          language: "python",
          title: "Build a pipeline in Python",
          render: (facts, python) => `from htrflow.models.huggingface.trocr import TrOCR
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import TextRecognition

pipeline = Pipeline([TextRecognition(TrOCR("${python.inDouble(facts.id)}"))])`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Build a pipeline in Python",
          render: (facts, python) => `from htrflow.models.ultralytics.yolo import YOLO
from htrflow.pipeline.pipeline import Pipeline
from htrflow.pipeline.steps import Segmentation

pipeline = Pipeline([Segmentation(YOLO("${python.inDouble(facts.id)}"))])`,
        },
      ],
    },
  ],
};
