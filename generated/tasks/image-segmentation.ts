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
    "A model divides an image into regions and labels every pixel: by class, by single object, or both. It is used to cut out backgrounds, guide vehicles, measure medical findings and map land from the air.",
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
          "The same picture with a colour and a name for each class: wall, desk, laptop, mug, plant, teapot and orange. Both oranges share a colour.",
      },
    ],
  },
  datasets: [
    {
      id: "zhoubolei/scene_parse_150",
      description:
        "Indoor and outdoor scenes from ADE20K with every pixel assigned to one of 150 classes; the standard for semantic segmentation.",
    },
  ],
  models: [
    {
      id: "tue-mps/coco_panoptic_eomt_large_640",
      description:
        "Plain vision transformer turned into a panoptic segmenter; simple in design and fast for its accuracy.",
    },
    {
      id: "briaai/RMBG-1.4",
      description:
        "Separates the foreground of product and portrait pictures from the background; free for non-commercial use.",
    },
    {
      id: "ZhengPeng7/BiRefNet",
      description: "Cuts out objects at high resolution and keeps fine edges such as hair.",
    },
    { id: "facebook/sapiens-seg-1b", description: "Divides people into body parts and clothing with great detail." },
    {
      id: "facebook/mask2former-swin-large-coco-panoptic",
      description: "One architecture for semantic, instance and panoptic masks; accurate on COCO scenes but heavy.",
    },
  ],
  spaces: [
    { id: "facebook/ov-seg", description: "Segments whatever classes you type in instead of a fixed list." },
    {
      id: "jbrinkma/segment-anything",
      description: "Lets the Segment Anything model outline the parts of your picture.",
    },
    {
      id: "facebook/sapiens-pose",
      description:
        "Marks body, hand and face keypoints of people; a neighbour of segmentation from the same model family.",
    },
    {
      id: "rashmi/sartorius-cell-instance-segmentation",
      description: "Outlines single nerve cells in microscope images.",
    },
    { id: "ArtGAN/Segment-Anything-Video", description: "Applies Segment Anything to the frames of a video." },
    {
      id: "segments/panoptic-segment-anything",
      description: "Combines detectors with Segment Anything to produce panoptic masks for classes you name.",
    },
  ],
  metrics: [
    {
      id: "average-precision",
      label: "Average precision (AP)",
      description:
        "Area under the precision-recall curve of one class, with matches decided by mask overlap; 0 to 1, higher is better. For instance segmentation.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Average precision over all classes, usually also over mask overlaps from 0.50 to 0.95; 0 to 1, higher is better. The headline figure for instance segmentation.",
    },
    {
      id: "mean-iou",
      label: "Mean intersection over union (mIoU)",
      description:
        "For each class, the area shared by predicted and true masks divided by the area they cover together, averaged over classes; 0 to 1, higher is better. The headline figure for semantic segmentation.",
    },
    {
      id: "average-precision-at-threshold",
      label: "Average precision at a threshold (APα)",
      description:
        "Average precision when a mask counts as right from a fixed overlap α, such as 0.5 (AP50) or 0.75 (AP75); 0 to 1, higher is better. High thresholds show how exact the outlines are.",
    },
  ],
  widgetModels: ["nvidia/segformer-b0-finetuned-ade-512-512"],
};
