// Generated – do not edit.
// source:    spec/libraries/yolov10.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of yolov10: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => facts.yolov10_version === "10",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install git+https://github.com/THU-MIG/yolov10.git huggingface_hub`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Find objects, from a config.json and a model.safetensors",
          render: (facts, python) => `from ultralytics import YOLOv10

model = YOLOv10.from_pretrained("${python.inDouble(facts.id)}")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Find objects, from a .pt file",
          render: (facts, python) => `from huggingface_hub import hf_hub_download
from ultralytics import YOLOv10

weights = hf_hub_download("${python.inDouble(facts.id)}", "fill-in-file.pt")
model = YOLOv10(weights)

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)`,
        },
      ],
    },
    {
      when: (facts) => facts.yolov10_version !== "",
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U ultralytics huggingface_hub`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Find objects",
          render: (facts, python) => `from huggingface_hub import hf_hub_download
from ultralytics import YOLO

weights = hf_hub_download("${python.inDouble(facts.id)}", "fill-in-file.pt")
model = YOLO(weights)  # YOLOv${python.inComment(facts.yolov10_version)}: the file says which version it is

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)`,
        },
      ],
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install git+https://github.com/THU-MIG/yolov10.git huggingface_hub`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Find objects",
          render: (facts, python) => `# No valid YOLO version among the tags of this model:
# write the right one in place of XX, twice.
from ultralytics import YOLOvXX

model = YOLOvXX.from_pretrained("${python.inDouble(facts.id)}")

source = "http://images.cocodataset.org/val2017/000000039769.jpg"
model.predict(source=source, save=True)`,
        },
      ],
    },
  ],
};
