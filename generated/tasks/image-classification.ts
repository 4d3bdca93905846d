// Generated – do not edit.
// source:    spec/tasks/image-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image Classification. */
export const imageClassification: TaskData = {
  id: "image-classification",
  label: "Image Classification",
  order: 200,
  modality: "cv",
  subtasks: [
    { type: "multi-label-image-classification", name: "Multi Label Image Classification" },
    { type: "multi-class-image-classification", name: "Multi Class Image Classification" },
  ],
  libraries: ["fastai", "keras", "mindspore", "timm", "transformers", "transformers.js"],
  youtubeId: "tjAIM7BOYhw",
  summary:
    "A model assigns one or more labels from a fixed set to an image, each with a score. It is used to sort photo archives, grade fruit and vegetables, find faulty parts and screen medical images.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "cat.webp",
        width: 451,
        height: 300,
        description: "A tabby cat with green eyes looks past the camera.",
      },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "tabby cat", score: 0.82 },
          { label: "tiger cat", score: 0.11 },
          { label: "Egyptian cat", score: 0.04 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "uoft-cs/cifar100",
      description:
        "Very small colour images in 100 classes, grouped into 20 broader classes. Use it for teaching and quick experiments.",
    },
    {
      id: "zalando-datasets/fashion_mnist",
      description:
        "Small grey images of ten kinds of clothing. It is a good first dataset and a little harder than handwritten digits.",
    },
  ],
  models: [
    {
      id: "google/vit-base-patch16-224",
      description:
        "Vision transformer for the 1,000 ImageNet classes. It is the usual base to fine-tune on your own labels.",
    },
    {
      id: "facebook/deit-base-distilled-patch16-224",
      description:
        "Vision transformer that learned from a convolutional model by distillation. It was trained on ImageNet only and works well with moderate amounts of data.",
    },
    {
      id: "facebook/convnext-large-224",
      description:
        "Modern convolutional network that is as accurate as transformers. It is a safe choice for production.",
    },
  ],
  spaces: [
    {
      id: "timm/leaderboard",
      description: "Compares the image classifiers of the timm library by accuracy, size and speed.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of examples whose predicted label is right, from 0 to 1. Higher is better. Read it with care when one class is much more common than the others: a model that always predicts this class already scores well.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of the examples of a class that the model finds, from 0 to 1. Higher is better. Look at recall first when a missed example is costly.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Share of the model's predictions of a class that are right, from 0 to 1. Higher is better. Look at precision first when a false alarm is costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1. Higher is better. F1 is high only when both are high. The average over classes (macro F1) gives rare classes the same weight as common ones.",
    },
  ],
  widgetModels: ["google/vit-base-patch16-224"],
};
