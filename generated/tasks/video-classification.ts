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
    "A model watches a clip and assigns it labels, in most cases the action that takes place. It is used to sort archives, find scenes, analyse sport and flag unsafe content.",
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
        "Short video clips of 400 human actions; the standard set for training and comparing action classifiers.",
    },
  ],
  models: [
    {
      id: "google/vivit-b-16x2-kinetics400",
      description: "Video transformer for the 400 Kinetics actions; a solid base for fine-tuning.",
    },
    {
      id: "microsoft/xclip-base-patch32",
      description:
        "Compares a clip with descriptions in words, so that it can also sort into classes you name yourself.",
    },
  ],
  spaces: [
    {
      id: "nateraw/lavila",
      description: "Describes what happens in a first-person video with LaViLa, in sentences instead of labels.",
    },
    {
      id: "fcakyon/video-classification",
      description: "Labels the action in a clip of your choice with several video models.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of clips whose top label is right, from 0 to 1; higher is better. Often given together with top-5 accuracy, since many actions look alike.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Of all examples that truly belong to a class, the share the model found; 0 to 1, higher is better. Look at it first when a miss is costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Of all examples the model put into a class, the share that really belongs there; 0 to 1, higher is better. Look at it first when a false alarm is costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1; higher is better. It is high only when both are. Averaged over classes (macro), it counts rare classes as much as common ones.",
    },
  ],
  widgetModels: [],
};
