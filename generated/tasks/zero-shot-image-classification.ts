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
    "Assigns an image to classes that you define in the request, without training on these classes. The model compares the image with a text for each class and returns scores. It is used to start labelling early, to search images, and for classes that change often.",
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
        "Photos in a thousand everyday classes. Its validation part is the usual test of zero-shot accuracy.",
    },
    {
      id: "uoft-cs/cifar100",
      description:
        "Small images in a hundred classes. It is a quick test, which also shows how well a model works with low resolution.",
    },
  ],
  models: [
    {
      id: "visheratin/mexma-siglip",
      description:
        "Combines the SigLIP image encoder with a multilingual text encoder. Choose it if your class names are not in English.",
    },
    {
      id: "google/siglip2-base-patch16-224",
      description:
        "A compact multilingual model for general use. It scores each class independently, so several classes can apply to one image.",
    },
    {
      id: "intfloat/mmE5-mllama-11b-instruct",
      description:
        "A large embedding model for images and text that follows instructions. Choose it if quality matters more than size.",
    },
    {
      id: "jinaai/jina-clip-v2",
      description:
        "A multilingual model that is also good at text-to-text search, so one index can contain images and texts.",
    },
    {
      id: "microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224",
      description:
        "A model trained on figures and captions of biomedical papers. Choose it for medical and microscopy images.",
    },
  ],
  spaces: [
    {
      id: "pharma/CLIP-Interrogator",
      description: "Compares an image with many phrases to find a text prompt that describes the image.",
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
        "Share of images whose true class is among the K highest scores, from 0 to 1. Higher is better. K = 1 is plain accuracy. K = 5 is less strict, which helps if classes are similar. The wording of the class names affects the value.",
    },
  ],
  widgetModels: ["google/siglip-so400m-patch14-224"],
};
