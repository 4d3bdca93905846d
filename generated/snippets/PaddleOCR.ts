// Generated – do not edit.
// source:    spec/libraries/PaddleOCR.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use PaddleOCR with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (facts.tags.includes("doc_vlm")) {
    show("0.0", "install", "bash", "Install", `# Installs the version for the CPU. For a GPU, see
# https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddleocr`);
    show("0.1", "usage", "python", "Ask about an image", `from paddleocr import DocVLM

model = DocVLM(model_name="${python.inDouble(facts.name)}")
output = model.predict(
    input={"image": "path/to/image.png", "query": "Which date is printed on this receipt?"},
    batch_size=1,
)
for result in output:
    result.print()
    result.save_to_json(save_path="./output/res.json")`);
  } else if (facts.tags.includes("document-parse")) {
    show("1.0", "install", "bash", "Install", `# Installs the version for the CPU. For a GPU, see
# https://www.paddleocr.ai/latest/version3.x/pipeline_usage/PaddleOCR-VL.html
pip install -U paddlepaddle "paddleocr[doc-parser]"`);
    if (facts.paddleocr_version !== "") {
      show("1.1.0", "usage", "python", "Parse a document", `from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL(pipeline_version="${python.inDouble(facts.paddleocr_version)}")
output = pipeline.predict("path/to/image.png")
for result in output:
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")`);
    } else {
      show("1.1.1", "usage", "python", "Parse a document", `from paddleocr import PaddleOCRVL

pipeline = PaddleOCRVL()
output = pipeline.predict("path/to/image.png")
for result in output:
    result.print()
    result.save_to_json(save_path="output")
    result.save_to_markdown(save_path="output")`);
    }
  } else if (facts.paddleocr_class !== "") {
    show("2.0", "install", "bash", "Install", `# Installs the version for the CPU. For a GPU, see
# https://www.paddlepaddle.org.cn/en/install
pip install -U paddlepaddle paddleocr`);
    if (facts.paddleocr_class === "ChartParsing") {
      show("2.1", "usage", "python", "Read a chart", `from paddleocr import ChartParsing

model = ChartParsing(model_name="${python.inDouble(facts.name)}")
output = model.predict(input={"image": "path/to/chart.png"}, batch_size=1)
for result in output:
    result.print()
    result.save_to_json(save_path="./output/res.json")`);
    }
    if (!(facts.paddleocr_class === "ChartParsing")) {
      show("2.2", "usage", "python", "Run the model", `from paddleocr import ${facts.paddleocr_class}

model = ${facts.paddleocr_class}(model_name="${python.inDouble(facts.name)}")
output = model.predict(input="path/to/image.png", batch_size=1)
for result in output:
    result.print()
    result.save_to_img(save_path="./output/")
    result.save_to_json(save_path="./output/res.json")`);
    }
  } else {
    show("3", "message", "text", "", "Each kind of model has its own class. The classes are listed at https://paddlepaddle.github.io/PaddleOCR/latest/en/version3.x/module_usage/module_overview.html");
  }
};
