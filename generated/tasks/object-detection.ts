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
    "A model finds the objects in an image and returns a bounding box, a label and a score for each object. It is used for counting, for traffic and safety monitoring, for checking shelves and products, and as a first step of tracking.",
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
          "The same image with a labelled bounding box around the teapot, the laptop, the mug, the plant and each orange.",
      },
    ],
  },
  datasets: [
    {
      id: "merve/coco2017",
      description:
        "Everyday scenes with bounding boxes for 80 classes of objects. It is the standard benchmark for detectors.",
    },
    {
      id: "merve/pascal-voc",
      description:
        "Photos with bounding boxes for 20 classes. It is smaller than COCO and practical for tests and teaching.",
    },
  ],
  models: [
    {
      id: "facebook/detr-resnet-50",
      description:
        "Transformer detector for the COCO classes that needs no hand-made anchors. It is well documented and easy to fine-tune.",
    },
    {
      id: "IDEA-Research/dab-detr-resnet-50",
      description:
        "DETR variant that uses boxes as queries and refines them in each layer. It trains faster than the original DETR.",
    },
    {
      id: "PekingU/rtdetr_v2_r50vd",
      description: "Fast transformer detector for live video. Its accuracy is close to that of slower models.",
    },
    {
      id: "StephanST/WALDO30",
      description: "Detects vehicles, people and buildings in images from drones and other overhead cameras.",
    },
  ],
  spaces: [
    {
      id: "Roboflow/RF-DETR",
      description: "Runs RF-DETR, a real-time transformer detector, on your images or videos.",
    },
    {
      id: "Gradio-Blocks/Object-Detection-With-DETR-and-YOLOS",
      description: "Compares DETR and YOLOS models on the same image.",
    },
    { id: "sunsmarterjieleaf/yolov12", description: "Runs YOLOv12 in several sizes on your image or video." },
    {
      id: "VIPLab/Track-Anything",
      description: "Segments an object that you click on in a video and follows it through all frames.",
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
        "Measures the area under the precision-recall curve of one class. It ranges from 0 to 1, and higher is better. It summarises how well true objects rank above false alarms over all score thresholds.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "The average precision averaged over all classes. COCO-style benchmarks also average over overlap thresholds from 0.50 to 0.95. It ranges from 0 to 1, and higher is better. It is the usual main metric.",
    },
    {
      id: "average-precision-at-threshold",
      label: "Average precision at a threshold (APα)",
      description:
        "The average precision with a fixed minimum overlap α between the prediction and the true box, such as 0.5 (AP50) or 0.75 (AP75). It ranges from 0 to 1, and higher is better. With a high α, only precise boxes count.",
    },
  ],
  widgetModels: ["facebook/detr-resnet-50"],
};
