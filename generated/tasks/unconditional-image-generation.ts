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
    "A model makes new images like those it was trained on, without a prompt; only random noise, fixed by a seed, goes in. It is used to study generative models and to create artificial faces, textures or training data.",
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
          "Four blurred handwritten digits side by side, which nobody wrote: a small model that was fitted to scans of digits drew them.",
      },
    ],
  },
  datasets: [
    {
      id: "uoft-cs/cifar100",
      description: "Tiny colour images in 100 classes; small enough to train a generator on one GPU.",
    },
    {
      id: "CelebA",
      description: "Photographs of famous faces with attribute labels; the common set for face generators.",
    },
  ],
  models: [
    {
      id: "google/ddpm-cifar10-32",
      description:
        "Early diffusion model for tiny images of animals and vehicles; quick to run and good for learning how sampling works.",
    },
    {
      id: "google/ddpm-celebahq-256",
      description: "Diffusion model for portraits of 256 by 256 pixels; a baseline for face generation.",
    },
  ],
  spaces: [
    {
      id: "CompVis/celeba-latent-diffusion",
      description: "Generates faces with a latent diffusion model trained on celebrity portraits.",
    },
  ],
  metrics: [
    {
      id: "inception-score",
      label: "Inception score (IS)",
      description:
        "Rewards images that a classifier recognises with confidence and that spread over many classes. It starts at 1 and higher is better, but it never looks at real images, so use it next to FID.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real images. 0 would be identical; lower is better. It reflects quality and variety together, and figures compare only for the same image count and feature network.",
    },
  ],
  widgetModels: [],
};
