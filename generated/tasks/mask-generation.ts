// Generated – do not edit.
// source:    spec/tasks/mask-generation.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Mask Generation. */
export const maskGeneration: TaskData = {
  id: "mask-generation",
  label: "Mask Generation",
  order: 470,
  modality: "cv",
  libraries: ["transformers"],
  summary:
    "Finds the regions of an image and returns a mask for each, with no class names attached. A point or a box can steer it to one object; without a hint it covers everything it finds. Used for cutting out objects, fast annotation and as a part of larger systems.",
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
        filename: "desk-masks.webp",
        width: 640,
        height: 480,
        description:
          "The same picture with each object in a colour of its own and no names. The two oranges have different colours.",
      },
    ],
  },
  datasets: [
    {
      id: "merve/coco2017",
      description: "Everyday photos with object annotations; a general base for training and testing masks.",
    },
    {
      id: "rocky93/BraTS_segmentation",
      description: "Brain MRI scans with tumour masks; use it to adapt a general model to medical images.",
    },
  ],
  models: [
    {
      id: "Zigeng/SlimSAM-uniform-50",
      description: "A pruned Segment Anything model; choose it when speed and memory count.",
    },
    {
      id: "facebook/sam2-hiera-large",
      description:
        "SAM 2, which segments images and follows objects through videos; choose it for quality or for video.",
    },
  ],
  spaces: [
    {
      id: "merve/OWLSAM2",
      description: "Joins a text-driven detector with SAM 2: type what you are looking for and get masks.",
    },
    { id: "merve/slimsam", description: "Compares the pruned SlimSAM with the original on your image." },
    {
      id: "SkalskiP/segment-anything-model-2",
      description: "Try SAM 2 on your own images, with or without boxes as hints.",
    },
    {
      id: "SkalskiP/SAM_and_ProPainter",
      description: "Selects an object in a video with SAM and paints it out with ProPainter.",
    },
  ],
  metrics: [
    {
      id: "iou",
      label: "Intersection over union (IoU)",
      description:
        "Area shared by the predicted and the true mask divided by the area they cover together; from 0 to 1, higher is better. Above 0.5 is often counted as a hit; for clean cut-outs expect 0.9 or more.",
    },
  ],
  widgetModels: [],
};
