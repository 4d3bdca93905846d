// Generated – do not edit.
// source:    spec/tasks/image-feature-extraction.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image Feature Extraction. */
export const imageFeatureExtraction: TaskData = {
  id: "image-feature-extraction",
  label: "Image Feature Extraction",
  order: 510,
  modality: "cv",
  libraries: ["timm", "transformers"],
  summary:
    "A model turns an image into one vector, or into one vector per patch, that represents its content. The vectors are used for similarity search, clustering, finding duplicates and as input to small models for your own task.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "coffee.webp",
        width: 600,
        height: 400,
        description: "An espresso in a red cup on a saucer with a small spoon, on a wooden table.",
      },
    ],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Dimension 1", "Dimension 2", "Dimension 3"],
          ["0.2170", "-0.4820", "1.0350"],
          ["0.1940", "-0.5310", "0.9720"],
          ["-0.3080", "0.1260", "0.4410"],
          ["-0.2850", "0.0890", "0.3970"],
        ],
      },
    ],
  },
  datasets: [
    {
      id: "ILSVRC/imagenet-1k",
      description:
        "Photos in 1,000 classes. Most feature extractors are trained on it, or evaluated with a classifier that uses their features.",
    },
  ],
  models: [
    {
      id: "timm/vit_large_patch14_dinov2.lvd142m",
      description:
        "DINOv2 features that were learned without labels. It is a strong general choice, also for dense tasks such as segmentation.",
    },
    {
      id: "nvidia/MambaVision-T-1K",
      description:
        "Small backbone that combines Mamba and attention blocks. Choose it for speed and multi-scale features.",
    },
    {
      id: "facebook/dino-vitb16",
      description: "The original DINO model. It is well studied, and its attention maps follow objects.",
    },
    {
      id: "apple/aimv2-large-patch14-336-distilled",
      description:
        "Encoder that was trained to predict image patches and text. It is a good vision encoder for multimodal models.",
    },
    {
      id: "OpenGVLab/InternViT-6B-448px-V1-2",
      description:
        "Very large encoder of the InternVL models. Use it for fine detail and text in images if you have enough memory.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description: "Compares the image models of the timm library by accuracy, size and speed.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Accuracy of a simple classifier (linear or nearest-neighbour) on the frozen features, from 0 to 1. Higher is better. It shows how well the vectors separate the classes.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Quality of image search with the vectors, averaged over queries, from 0 to 1. Higher is better. Use it if you need similar images instead of classes.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of queries, or of matching images, that are found among the first K neighbours, from 0 to 1. Higher is better. State K and the definition that you use, because both change the value.",
    },
  ],
  widgetModels: [],
};
