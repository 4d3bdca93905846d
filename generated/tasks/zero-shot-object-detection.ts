// Generated – do not edit.
// source:    spec/tasks/zero-shot-object-detection.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Zero-Shot Object Detection. */
export const zeroShotObjectDetection: TaskData = {
  id: "zero-shot-object-detection",
  label: "Zero-Shot Object Detection",
  order: 480,
  modality: "cv",
  libraries: ["transformers", "transformers.js"],
  summary:
    "Finds objects in an image by names that you give in the request. It returns a bounding box, a label and a score for each object. It is used to pre-label data, to search images and to detect objects without training images.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "desk.webp",
        width: 640,
        height: 480,
        description:
          "A desk with a blue teapot, a laptop, a white mug, two oranges and a potted fern in front of a wall.",
      },
      { type: "text", label: "Classes", content: "laptop, mug, plant" },
    ],
    outputs: [
      {
        type: "img",
        filename: "desk-found.webp",
        width: 640,
        height: 480,
        description:
          "The same desk with three labelled bounding boxes around the laptop, the mug and the plant. The teapot and the oranges were not requested and have no box.",
      },
    ],
  },
  datasets: [
    {
      id: "detection-datasets/coco",
      description:
        "Everyday photos with bounding boxes for eighty object classes. Use it to test transfer, if the model was not trained on it.",
    },
  ],
  models: [
    {
      id: "openmmlab-community/mm_grounding_dino_large_all",
      description:
        "The large version of an openly trained successor of Grounding DINO. It is accurate with short phrases and with single words.",
    },
    {
      id: "fushh7/LLMDet",
      description:
        "An open-vocabulary detector that was trained together with a language model on detailed captions. It is good at finding rare classes.",
    },
  ],
  spaces: [
    { id: "ariG23498/zero-shot-od", description: "Try zero-shot detectors with your own image and class names." },
    { id: "merve/OWLSAM", description: "Finds objects from a text and turns the bounding boxes into masks with SAM." },
  ],
  metrics: [
    {
      id: "average-precision",
      label: "Average precision (AP)",
      description:
        "Area under the precision-recall curve for one class, from 0 to 1. Higher is better. It shows how well true objects rank above false positives.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Average precision averaged over all classes, and in COCO style also over several overlap thresholds. The range is 0 to 1, and higher is better. It is the usual metric for comparing detectors.",
    },
    {
      id: "average-precision-at-threshold",
      label: "Average precision at a threshold (APα)",
      description:
        "Average precision if a bounding box counts as correct from a fixed overlap α, such as AP50 or AP75. The range is 0 to 1, and higher is better. A large gap between AP50 and AP75 means that the boxes are not tight.",
    },
  ],
  widgetModels: [],
};
