// Generated – do not edit.
// source:    spec/tasks/unconditional-image-generation.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Unconditional Image Generation. */
export const unconditionalImageGeneration: TaskData = {
  id: "unconditional-image-generation",
  label: "Unconditional Image Generation",
  order: 270,
  modality: "cv",
  libraries: ["diffusers"],
  summary:
    "A model generates new images that are similar to its training images. Its only input is random noise, which you can repeat with a seed. It is used to study generative models and to create artificial faces, textures or training data.",
  demo: {
    inputs: [
      { type: "text", label: "Seed", content: "42" },
      { type: "text", label: "Number of images to generate:", content: "4" },
    ],
    outputs: [
      {
        type: "img",
        filename: "digits.webp",
        width: 696,
        height: 192,
        description:
          "Four blurred handwritten digits side by side. A small model that was trained on scans of digits generated them.",
      },
    ],
  },
  datasets: [
    {
      id: "uoft-cs/cifar100",
      description: "Tiny colour images in 100 classes. The dataset is small enough to train a model on one GPU.",
    },
    {
      id: "CelebA",
      description: "Photos of famous faces with attribute labels. It is the common dataset for generating faces.",
    },
  ],
  models: [
    {
      id: "google/ddpm-cifar10-32",
      description:
        "An early diffusion model for tiny images of animals and vehicles. It is quick to run and good for learning how sampling works.",
    },
    {
      id: "google/ddpm-celebahq-256",
      description: "A diffusion model for portraits of 256 by 256 pixels. It is a baseline for generating faces.",
    },
  ],
  spaces: [
    {
      id: "CompVis/celeba-latent-diffusion",
      description: "Generates faces with a latent diffusion model that was trained on celebrity portraits.",
    },
  ],
  metrics: [
    {
      id: "inception-score",
      label: "Inception score (IS)",
      description:
        "Rewards images that a classifier recognises with confidence and that cover many classes. The minimum is 1, and higher is better. The score ignores real images, so use it together with FID.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real images. 0 is perfect, and lower is better. It measures quality and variety together. Compare values only for the same number of images and the same feature network.",
    },
  ],
  widgetModels: [],
};
