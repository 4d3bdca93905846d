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
    "Turns an image into a vector, or one vector per patch, that captures its content. The vectors serve for similarity search, clustering, removing duplicates and as input to small models for a task of your own.",
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
        "Photos in a thousand classes; most feature extractors are trained on it or judged by a classifier on top of their features.",
    },
  ],
  models: [
    {
      id: "timm/vit_large_patch14_dinov2.lvd142m",
      description: "DINOv2 features learned without labels; a strong general choice, for dense tasks as well.",
    },
    {
      id: "nvidia/MambaVision-T-1K",
      description:
        "A small backbone that mixes Mamba and attention blocks; choose it for speed and multi-scale features.",
    },
    {
      id: "facebook/dino-vitb16",
      description: "The original DINO features; well studied, with attention maps that follow objects.",
    },
    {
      id: "apple/aimv2-large-patch14-336-distilled",
      description: "Trained by predicting image patches and text; a good vision encoder for multimodal models.",
    },
    {
      id: "OpenGVLab/InternViT-6B-448px-V1-2",
      description:
        "A very large encoder from the InternVL models; for fine detail and text in images when memory allows.",
    },
  ],
  spaces: [{ id: "timm/leaderboard", description: "Compares the image models of timm by accuracy, size and speed." }],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Accuracy of a simple classifier, linear or nearest-neighbour, trained on the frozen features; from 0 to 1, higher is better. Shows how easily classes can be read from the vectors.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Quality of image search with the vectors, averaged over queries; from 0 to 1, higher is better. The figure to watch when you need similar images, not classes.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of queries, or of matching images, found among the first K neighbours; from 0 to 1, higher is better. State K and the definition used, as both change the figure.",
    },
  ],
  widgetModels: [],
};
