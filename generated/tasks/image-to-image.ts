// Generated – do not edit.
// source:    spec/tasks/image-to-image.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-to-Image. */
export const imageToImage: TaskData = {
  id: "image-to-image",
  label: "Image-to-Image",
  order: 250,
  modality: "cv",
  subtasks: [
    { type: "image-inpainting", name: "Image Inpainting" },
    { type: "image-colorization", name: "Image Colorization" },
    { type: "super-resolution", name: "Super Resolution" },
  ],
  libraries: ["diffusers", "transformers", "transformers.js"],
  summary:
    "A model turns one image into another image: sharper, in colour, repaired, with other light, or edited from a text. It is used to restore photos, enlarge images, and create designs and product images.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "coffee-grey.webp",
        width: 600,
        height: 400,
        description: "Black-and-white photo of an espresso in a cup on a saucer.",
      },
      { type: "text", label: "Text Prompt", content: "Colour this photograph." },
    ],
    outputs: [
      {
        type: "img",
        filename: "coffee.webp",
        width: 600,
        height: 400,
        description: "The same photo in colour: a red cup and saucer on a reddish brown table.",
      },
    ],
  },
  datasets: [
    {
      id: "VIDIT",
      description: "Rendered scenes, each with many light directions and colour temperatures. Use it for relighting.",
    },
    {
      id: "huggan/CelebA-faces",
      description:
        "Photos of the faces of famous people. Use it for experiments with face editing, restoration and generation.",
    },
    {
      id: "Spawning/PD12M",
      description:
        "Public-domain and CC0 images with captions. It is training data with clear licences for general image models.",
    },
  ],
  models: [
    {
      id: "fal/AuraSR-v2",
      description:
        "Enlarges images four times with a fast GAN. It works best on generated images without compression artefacts.",
    },
    {
      id: "black-forest-labs/FLUX.1-Kontext-dev",
      description: "Edits an image from an instruction. People and objects stay recognisable over several edits.",
    },
    { id: "yisol/IDM-VTON", description: "Puts a garment from one image on the person in another image." },
    {
      id: "kontext-community/relighting-kontext-dev-lora-v3",
      description: "LoRA for FLUX.1 Kontext that changes the light of a scene from a description.",
    },
    {
      id: "black-forest-labs/FLUX.1-Fill-dev",
      description: "Fills a masked area, or extends an image beyond its edges, from a prompt.",
    },
    {
      id: "black-forest-labs/FLUX.1-Depth-dev-lora",
      description: "LoRA for FLUX.1 that keeps the depth layout of the input image while the content changes.",
    },
  ],
  spaces: [
    { id: "black-forest-labs/FLUX.1-Kontext-Dev", description: "Upload an image and edit it with an instruction." },
    { id: "lllyasviel/iclight-v2-vary", description: "Changes the lighting of an image and keeps its content." },
    {
      id: "jasperai/Flux.1-dev-Controlnet-Upscaler",
      description: "Enlarges small or blurred images with FLUX and a ControlNet.",
    },
  ],
  metrics: [
    {
      id: "psnr",
      label: "Peak signal-to-noise ratio (PSNR)",
      description:
        "Ratio of the maximum pixel value to the pixel errors, in decibels. Higher is better. For restoration, values of about 30 and above are usually good. A blurred image can still have a high value.",
    },
    {
      id: "ssim",
      label: "Structural similarity (SSIM)",
      description:
        "Similarity of brightness, contrast and structure to the target image. The maximum is 1, which means identical. Higher is better. It is closer to human perception than pixel errors.",
    },
    {
      id: "inception-score",
      label: "Inception score (IS)",
      description:
        "Rewards images that a classifier recognises with confidence and that cover many classes. The minimum is 1, and higher is better. The score ignores real images, so use it together with FID.",
    },
  ],
  widgetModels: ["Qwen/Qwen-Image"],
};
