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
    "A model finds the regions of an image and returns a mask for each region, without class names. A point or a box as a prompt selects one object. Without a prompt, the model returns masks for everything that it finds. It is used for cutting out objects, for fast annotation and as a part of larger systems.",
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
          "The same image with each object in a different colour and no names. The two oranges have different colours.",
      },
    ],
  },
  datasets: [
    {
      id: "merve/coco2017",
      description:
        "Everyday photos with object annotations. It is a general basis for training and testing mask models.",
    },
    {
      id: "rocky93/BraTS_segmentation",
      description: "Brain MRI scans with tumour masks. Use it to adapt a general model to medical images.",
    },
  ],
  models: [
    {
      id: "Zigeng/SlimSAM-uniform-50",
      description: "A pruned Segment Anything model. Choose it if speed and memory are important.",
    },
    {
      id: "facebook/sam2-hiera-large",
      description:
        "The SAM 2 model segments images and follows objects through videos. Choose it for high quality or for video.",
    },
  ],
  spaces: [
    {
      id: "merve/OWLSAM2",
      description:
        "Combines a detector that takes text prompts with SAM 2. Describe an object in words to get its masks.",
    },
    { id: "merve/slimsam", description: "Compares the pruned SlimSAM with the original model on your image." },
    {
      id: "SkalskiP/segment-anything-model-2",
      description: "Runs SAM 2 on your images, with or without boxes as prompts.",
    },
    {
      id: "SkalskiP/SAM_and_ProPainter",
      description: "Selects an object in a video with SAM and removes it with ProPainter.",
    },
  ],
  metrics: [
    {
      id: "iou",
      label: "Intersection over union (IoU)",
      description:
        "Measures the overlap of the predicted and the true mask: the area that they share divided by the area that they cover together. It ranges from 0 to 1, and higher is better. A mask above 0.5 often counts as correct. For clean cut-outs, expect 0.9 or more.",
    },
  ],
  widgetModels: [],
};
