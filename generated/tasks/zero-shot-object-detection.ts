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
    "Finds objects in an image that are named only when the model is used, and returns a box, a label and a score for each. Used to pre-label data, to search images and to detect things for which no training images exist.",
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
          "The same desk with three labelled boxes: around the laptop, the mug and the plant. The teapot and the oranges were not asked for and have none.",
      },
    ],
  },
  datasets: [
    {
      id: "detection-datasets/coco",
      description:
        "Everyday photos with boxes for eighty object classes; tests transfer when a model has not been trained on it.",
    },
  ],
  models: [
    {
      id: "openmmlab-community/mm_grounding_dino_large_all",
      description:
        "Openly trained successor of Grounding DINO in its large form; accurate with short phrases as well as single words.",
    },
    {
      id: "fushh7/LLMDet",
      description:
        "Open-vocabulary detector trained together with a language model on detailed captions; good with rare classes.",
    },
  ],
  spaces: [
    { id: "ariG23498/zero-shot-od", description: "Try zero-shot detectors on your own image and class names." },
    { id: "merve/OWLSAM", description: "Finds objects by text and turns the boxes into masks with SAM." },
  ],
  metrics: [
    {
      id: "average-precision",
      label: "Average precision (AP)",
      description:
        "Area under the precision-recall curve for one class; from 0 to 1, higher is better. It shows how well true objects are ranked above false detections.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Average precision averaged over all classes and, in COCO style, over several overlap thresholds; from 0 to 1, higher is better. The usual single figure for comparing detectors.",
    },
    {
      id: "average-precision-at-threshold",
      label: "Average precision at a threshold (APα)",
      description:
        "Average precision when a box counts as correct from a fixed overlap α on, such as AP50 or AP75; from 0 to 1, higher is better. A wide gap between the two means loose boxes.",
    },
  ],
  widgetModels: [],
};
