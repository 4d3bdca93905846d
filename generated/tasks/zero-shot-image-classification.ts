// Generated – do not edit.
// source:    spec/tasks/zero-shot-image-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Zero-Shot Image Classification. */
export const zeroShotImageClassification: TaskData = {
  id: "zero-shot-image-classification",
  label: "Zero-Shot Image Classification",
  order: 450,
  modality: "cv",
  libraries: ["open_clip", "transformers", "transformers.js"],
  summary:
    "Sorts an image into classes that are named only at the time of use, with no training on those classes. The model compares the image with a text for each class and returns scores. Used to start labelling early, to search images and when classes change often.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "cat.webp",
        width: 451,
        height: 300,
        description: "A tabby cat with green eyes looks past the camera.",
      },
      { type: "text", label: "Classes", content: "cat, dog, bird" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "cat", score: 0.968 },
          { label: "dog", score: 0.025 },
          { label: "bird", score: 0.007 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "ILSVRC/imagenet-1k",
      description:
        "Photos in a thousand everyday classes; its validation part is the usual test of zero-shot accuracy.",
    },
    {
      id: "uoft-cs/cifar100",
      description:
        "Small images in a hundred classes; a quick check that also shows how a model copes with low resolution.",
    },
  ],
  models: [
    {
      id: "visheratin/mexma-siglip",
      description:
        "Pairs the SigLIP image encoder with a multilingual text encoder; choose it when class names are not in English.",
    },
    {
      id: "google/siglip2-base-patch16-224",
      description: "A compact multilingual all-rounder; scores each class on its own, so several may apply at once.",
    },
    {
      id: "intfloat/mmE5-mllama-11b-instruct",
      description:
        "A large embedding model for images and text that follows instructions; for quality when size is no obstacle.",
    },
    {
      id: "jinaai/jina-clip-v2",
      description:
        "Multilingual model that is strong at text-to-text search as well, so one index can hold both kinds of data.",
    },
    {
      id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
      description: "Trained on figures and captions of biomedical papers; choose it for medical and microscopy images.",
    },
  ],
  spaces: [
    {
      id: "pharma/CLIP-Interrogator",
      description: "Finds a text prompt that describes an image by comparing it with many phrases.",
    },
    {
      id: "merve/compare_clip_siglip",
      description: "Shows the scores of CLIP and SigLIP for your image and classes side by side.",
    },
  ],
  metrics: [
    {
      id: "top-k-accuracy",
      label: "Top-K accuracy",
      description:
        "Share of images whose true class is among the K highest scores, from 0 to 1; higher is better. K = 1 is plain accuracy; K = 5 is kinder when classes resemble each other. The wording of the class names affects it.",
    },
  ],
  widgetModels: ["google/siglip-so400m-patch14-224"],
};
