// Generated – do not edit.
// source:    spec/tasks/image-segmentation.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image Segmentation. */
export const imageSegmentation: TaskData = {
  id: "image-segmentation",
  label: "Image Segmentation",
  order: 220,
  modality: "cv",
  subtasks: [
    { type: "instance-segmentation", name: "Instance Segmentation" },
    { type: "semantic-segmentation", name: "Semantic Segmentation" },
    { type: "panoptic-segmentation", name: "Panoptic Segmentation" },
  ],
  libraries: ["transformers", "transformers.js"],
  youtubeId: "dKE8SIt9C-w",
  summary:
    "A model divides an image into regions and labels every pixel by class, by object, or both. It is used to cut out backgrounds, guide vehicles, measure medical findings and map land from the air.",
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
        filename: "desk-segments.webp",
        width: 640,
        height: 480,
        description:
          "The same image with a colour and a name for each class: wall, desk, laptop, mug, plant, teapot and orange. Both oranges have the same colour.",
      },
    ],
  },
  datasets: [
    {
      id: "zhoubolei/scene_parse_150",
      description:
        "Indoor and outdoor scenes from ADE20K. Every pixel has one of 150 classes. It is the standard dataset for semantic segmentation.",
    },
  ],
  models: [
    {
      id: "tue-mps/coco_panoptic_eomt_large_640",
      description:
        "Panoptic segmentation with a plain vision transformer. Its design is simple, and it is fast for its accuracy.",
    },
    {
      id: "briaai/RMBG-1.4",
      description:
        "Separates the foreground of product and portrait photos from the background. It is free for non-commercial use.",
    },
    {
      id: "ZhengPeng7/BiRefNet",
      description: "Cuts out objects at high resolution and keeps fine edges such as hair.",
    },
    { id: "facebook/sapiens-seg-1b", description: "Segments people into body parts and clothing in great detail." },
    {
      id: "facebook/mask2former-swin-large-coco-panoptic",
      description:
        "Uses one architecture for semantic, instance and panoptic masks. It is accurate on COCO scenes but large and slow.",
    },
  ],
  spaces: [
    { id: "facebook/ov-seg", description: "Segments the classes that you type in, without a fixed list." },
    { id: "jbrinkma/segment-anything", description: "Segments your image into parts with the Segment Anything model." },
    {
      id: "facebook/sapiens-pose",
      description:
        "Marks body, hand and face keypoints of people. Its model belongs to the same family as Sapiens segmentation.",
    },
    {
      id: "rashmi/sartorius-cell-instance-segmentation",
      description: "Outlines each nerve cell in microscope images.",
    },
    { id: "ArtGAN/Segment-Anything-Video", description: "Applies Segment Anything to the frames of a video." },
    {
      id: "segments/panoptic-segment-anything",
      description: "Combines detectors with Segment Anything to produce panoptic masks for the classes that you name.",
    },
  ],
  metrics: [
    {
      id: "average-precision",
      label: "Average precision (AP)",
      description:
        "Area under the precision-recall curve of one class, from 0 to 1. Higher is better. The overlap of the masks decides whether a prediction is a match. Use it for instance segmentation.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Average precision over all classes, and usually also over mask overlaps from 0.50 to 0.95. It ranges from 0 to 1, and higher is better. It is the main metric for instance segmentation.",
    },
    {
      id: "mean-iou",
      label: "Mean intersection over union (mIoU)",
      description:
        "For each class, the area shared by predicted and true masks, divided by the area that they cover together. The result is the average over classes, from 0 to 1. Higher is better. It is the main metric for semantic segmentation.",
    },
    {
      id: "average-precision-at-threshold",
      label: "Average precision at a threshold (APα)",
      description:
        "Average precision if a mask counts as right from a fixed overlap α, such as 0.5 (AP50) or 0.75 (AP75). It ranges from 0 to 1, and higher is better. High thresholds show how exact the outlines are.",
    },
  ],
  widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
};
