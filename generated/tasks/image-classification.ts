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
    "A model assigns an image one or more labels from a fixed set, each with a score. It sorts photo archives, grades produce, spots faulty parts and screens medical images.",
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
        "Tiny colour images in 100 classes grouped into 20 broader ones; for teaching and quick experiments.",
    },
    {
      id: "zalando-datasets/fashion_mnist",
      description:
        "Small grey images of ten kinds of clothing; a first data set that is a little harder than handwritten digits.",
    },
  ],
  models: [
    {
      id: "google/vit-base-patch16-224",
      description:
        "Vision transformer for the thousand ImageNet classes; the usual base for fine-tuning on your own labels.",
    },
    {
      id: "facebook/deit-base-distilled-patch16-224",
      description:
        "Transformer distilled from a convolutional teacher; trained on ImageNet alone and good with moderate amounts of data.",
    },
    {
      id: "facebook/convnext-large-224",
      description: "Modern convolutional network with accuracy on a par with transformers; a safe choice for serving.",
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
        "Share of examples whose predicted label is right, from 0 to 1; higher is better. Read it with care when one class is far more common than the others: always guessing that class already scores well.",
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
  widgetModels: ["google/vit-base-patch16-224"],
};
