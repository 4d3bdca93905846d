// Generated – do not edit.
// source:    spec/libraries/PaddleOCR.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of PaddleOCR: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.tags.includes("doc_vlm"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `# Installs the build for the CPU; for a GPU see https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddleocr`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Ask about an image",
          render: (facts, python) => `from paddleocr import DocVLM

model = DocVLM(model_name="${python.inDouble(facts.name)}")
output = model.predict(
    input={"image": "path/to/image.png", "query": "Which date is printed on this receipt?"},
    batch_size=1,
)
for result in output:
    result.print()
    result.save_to_json(save_path="./output/res.json")`,
        },
      ],
    },
    {
      when: (facts) => facts.tags.includes("document-parse"),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `# Installs the build for the CPU; for a GPU see
# https://www.paddleocr.ai/latest/version3.x/pipeline_usage/PaddleOCR-VL.html
pip install -U paddlepaddle "paddleocr[doc-parser]"`,
        },
        {
          pick: "first",
          rules: [
            {
              when: (facts) => facts.paddleocr_version !== "",
              kind: "usage",
              language: "python",
              title: "Parse a document",
              render: (facts, python) => `from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL(pipeline_version="${python.inDouble(facts.paddleocr_version)}")
output = pipeline.predict("path/to/image.png")
for result in output:
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Parse a document",
              render: () => `from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL()
output = pipeline.predict("path/to/image.png")
for result in output:
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")`,
            },
          ],
        },
      ],
    },
    {
      when: (facts) => facts.paddleocr_class !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `# Installs the build for the CPU; for a GPU see https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddleocr`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Run the model",
          render: (facts, python) => `from paddleocr import ${facts.paddleocr_class}

model = ${facts.paddleocr_class}(model_name="${python.inDouble(facts.name)}")
output = model.predict(input="path/to/image.png", batch_size=1)
for result in output:
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/res.json")`,
        },
      ],
    },
    {
      message: "Each kind of model has a class of its own, listed at https://paddlepaddle.github.io/PaddleOCR/latest/en/version3.x/module_usage/module_overview.html",
    },
  ],
};
