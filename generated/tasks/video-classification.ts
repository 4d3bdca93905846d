// Generated – do not edit.
// source:    spec/tasks/video-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Video Classification. */
export const videoClassification: TaskData = {
  id: "video-classification",
  label: "Video Classification",
  order: 280,
  modality: "cv",
  libraries: ["transformers"],
  summary:
    "A model assigns labels to a video clip, in most cases for the action in the clip. It is used to sort archives, find scenes, analyse sport and flag unsafe content.",
  demo: {
    inputs: [
      {
        type: "video",
        filename: "juggling.webm",
        poster: "juggling.webp",
        width: 480,
        height: 360,
        description: "A wooden figure juggles three oranges.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "juggling balls", score: 0.91 },
          { label: "throwing ball", score: 0.04 },
          { label: "catching or throwing softball", score: 0.02 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "kinetics400",
      description:
        "Short video clips of 400 human actions. It is the standard dataset for training and comparing action classifiers.",
    },
  ],
  models: [
    {
      id: "google/vivit-b-16x2-kinetics400",
      description: "A video transformer for the 400 Kinetics actions. It is a good base for fine-tuning.",
    },
    {
      id: "microsoft/xclip-base-patch32",
      description: "Compares a clip with text descriptions, so it can also use classes that you define.",
    },
  ],
  spaces: [
    {
      id: "nateraw/lavila",
      description: "Describes a first-person video with LaViLa, in sentences instead of labels.",
    },
    { id: "fcakyon/video-classification", description: "Labels the action in your clip with several video models." },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of clips whose top label is correct, from 0 to 1. Higher is better. It is often reported together with top-5 accuracy, because many actions look similar.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of the examples of a class that the model found, from 0 to 1. Higher is better. It is the most important metric if missed examples are costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Share of the examples that the model assigned to a class and that really belong to it, from 0 to 1. Higher is better. It is the most important metric if false positives are costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1. Higher is better. It is high only if both are high. Averaged over classes (macro), it gives rare classes the same weight as common ones.",
    },
  ],
  widgetModels: [],
};
