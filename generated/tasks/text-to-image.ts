// Generated – do not edit.
// source:    spec/tasks/text-to-image.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text-to-Image. */
export const textToImage: TaskData = {
  id: "text-to-image",
  label: "Text-to-Image",
  order: 230,
  modality: "cv",
  libraries: ["diffusers"],
  summary:
    "A model generates an image from a text description. It is used for illustrations, design drafts, advertising and synthetic training images. Small additional weights (LoRA) can add a style or a subject.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "A small wooden cabin by a frozen lake at dusk, warm light in the windows, low-poly 3D render",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "cabin.webp",
        width: 640,
        height: 480,
        description:
          "A low-poly image of a wooden cabin with lit windows by a frozen lake at dusk. Snowy firs and mountains are behind it.",
      },
    ],
  },
  datasets: [
    {
      id: "kdexd/red_caps",
      description: "Images with captions that people posted in themed forums. The wording is varied and informal.",
    },
    {
      id: "google-research-datasets/conceptual_captions",
      description:
        "Links to web images, with cleaned alternative texts as captions. It is a well-known base for models of images and text.",
    },
    {
      id: "Spawning/PD12M",
      description: "Public-domain and CC0 images with generated captions. Use it to train without copyright problems.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.1-Krea-dev",
      description:
        "A FLUX variant with open weights. It is tuned for natural, photographic images without the usual glossy look.",
    },
    {
      id: "Qwen/Qwen-Image",
      description: "A large model that writes legible text in images, in Chinese and in English.",
    },
    {
      id: "ByteDance/SDXL-Lightning",
      description:
        "A version of Stable Diffusion XL that was distilled to a few steps. Use it for quick previews and live applications.",
    },
    {
      id: "ByteDance/Hyper-SD",
      description: "Additional weights with which several Stable Diffusion and FLUX models need very few steps.",
    },
  ],
  spaces: [
    {
      id: "stabilityai/stable-diffusion-3-medium",
      description: "Try Stable Diffusion 3 Medium with its main settings.",
    },
    {
      id: "jbilcke-hf/ai-comic-factory",
      description: "Generates a comic page with several panels from one story idea.",
    },
    {
      id: "multimodalart/flux-lora-lab",
      description: "Combines several LoRA styles with FLUX, so you can compare the mixtures.",
    },
    {
      id: "latent-consistency/lcm-lora-for-sdxl",
      description: "Generates SDXL images in a few steps with a latent consistency LoRA.",
    },
    {
      id: "multimodalart/LoraTheExplorer",
      description: "A gallery of SDXL LoRA styles that you can try with your own prompt.",
    },
    {
      id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
      description: "Controls Stable Diffusion with edges, poses, depth and other ControlNet inputs.",
    },
    {
      id: "InstantX/InstantID",
      description: "Generates portraits in new styles and keeps the face from one reference photo.",
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
    {
      id: "r-precision",
      label: "R-precision",
      description:
        "Share of generated images whose own caption ranks first among many wrong captions, from 0 to 1. Higher is better. It measures how well an image matches its text, and it depends on the encoder that ranks the captions.",
    },
  ],
  widgetModels: ["black-forest-labs/FLUX.1-dev"],
};
