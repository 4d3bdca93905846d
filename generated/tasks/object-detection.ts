// Generated – do not edit.
// source:    spec/tasks/object-detection.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Object Detection. */
export const objectDetection: TaskData = {
  id: "object-detection",
  label: "Object Detection",
  order: 210,
  modality: "cv",
  subtasks: [
    { type: "face-detection", name: "Face Detection" },
    { type: "vehicle-detection", name: "Vehicle Detection" },
  ],
  libraries: ["doctr", "transformers", "transformers.js", "ultralytics"],
  youtubeId: "WdAeKSOpxhw",
  summary:
    "A model finds the objects in an image and returns a box, a label and a score for each. It is used for counting, traffic and safety monitoring, checking shelves and products, and as a first step of tracking.",
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
    ],
    outputs: [
      {
        type: "img",
        filename: "desk-boxes.webp",
        width: 640,
        height: 480,
        description:
          "The same picture with a labelled box around the teapot, the laptop, the mug, the plant and each orange.",
      },
    ],
  },
  datasets: [
    {
      id: "merve/coco2017",
      description: "Everyday scenes with boxes for 80 kinds of objects; the standard benchmark for detectors.",
    },
    {
      id: "merve/pascal-voc",
      description: "Photographs with boxes for 20 classes; smaller than COCO and practical for tests and teaching.",
    },
  ],
  models: [
    {
      id: "facebook/detr-resnet-50",
      description:
        "Transformer detector for the COCO classes that needs no hand-made anchors; well documented and easy to fine-tune.",
    },
    {
      id: "IDEA-Research/dab-detr-resnet-50",
      description: "DETR variant whose queries are boxes refined layer by layer; trains faster than the original.",
    },
    {
      id: "PekingU/rtdetr_v2_r50vd",
      description: "Fast transformer detector for live video, with accuracy close to slower models.",
    },
    {
      id: "StephanST/WALDO30",
      description: "Detects vehicles, people and buildings in pictures from drones and other overhead views.",
    },
  ],
  spaces: [
    { id: "Roboflow/RF-DETR", description: "Try RF-DETR, a real-time transformer detector, on images or video." },
    {
      id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS",
      description: "Compares DETR and YOLOS models on the same picture.",
    },
    { id: "sunsmarterjieleaf/yolov12", description: "Runs YOLOv12 in several sizes on your image or video." },
    {
      id: "VIPLab/Track-Anything",
      description: "Click on an object in a video to have it segmented and followed through all frames.",
    },
    {
      id: "merve/RT-DETR-tracking-coco",
      description: "Detects objects in a video with RT-DETR and follows them from frame to frame.",
    },
  ],
  metrics: [
    {
      id: "average-precision",
      label: "Average precision (AP)",
      description:
        "Area under the precision-recall curve of one class, from 0 to 1; higher is better. It sums up how well true objects rank above false alarms over all confidence thresholds.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Average precision averaged over all classes; on COCO-style benchmarks also over overlap thresholds from 0.50 to 0.95. From 0 to 1, higher is better; the usual headline figure.",
    },
    {
      id: "average-precision-at-threshold",
      label: "Average precision at a threshold (APα)",
      description:
        "Average precision with a fixed overlap α between prediction and truth, such as 0.5 (AP50) or 0.75 (AP75). From 0 to 1, higher is better; a high α demands tight outlines.",
    },
  ],
  widgetModels: ["facebook/detr-resnet-50"],
};
