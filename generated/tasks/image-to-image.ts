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
    "A model turns one image into another: sharper, coloured, repaired, relit, or edited as a text asks. It is used for restoring photographs, enlarging pictures, design and product images.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "coffee-grey.webp",
        width: 600,
        height: 400,
        description: "Black-and-white photograph of an espresso in a cup on a saucer.",
      },
      { type: "text", label: "Text Prompt", content: "Colour this photograph." },
    ],
    outputs: [
      {
        type: "img",
        filename: "coffee.webp",
        width: 600,
        height: 400,
        description: "The same photograph in colour: a red cup and saucer on a reddish brown table.",
      },
    ],
  },
  datasets: [
    {
      id: "VIDIT",
      description: "Rendered scenes, each under many light directions and colour temperatures; for relighting.",
    },
    {
      id: "huggan/CelebA-faces",
      description: "Photographs of famous faces; for face editing, restoration and generation experiments.",
    },
    {
      id: "Spawning/PD12M",
      description: "Public-domain and CC0 images with captions; clean material for general image models.",
    },
  ],
  models: [
    {
      id: "fal/AuraSR-v2",
      description: "Enlarges images four times with a fast GAN; best on generated pictures without compression damage.",
    },
    {
      id: "black-forest-labs/FLUX.1-Kontext-dev",
      description: "Edits an image by instruction and keeps people and objects recognisable over several edits.",
    },
    { id: "yisol/IDM-VTON", description: "Shows a garment from one picture on the person in another." },
    {
      id: "kontext-community/relighting-kontext-dev-lora-v3",
      description: "LoRA for FLUX.1 Kontext that changes the light of a scene by description.",
    },
    {
      id: "black-forest-labs/FLUX.1-Fill-dev",
      description: "Fills a masked area or extends a picture beyond its edge according to a prompt.",
    },
    {
      id: "black-forest-labs/FLUX.1-Depth-dev-lora",
      description: "LoRA that makes FLUX.1 keep the depth layout of a source image while the content changes.",
    },
  ],
  spaces: [
    { id: "black-forest-labs/FLUX.1-Kontext-Dev", description: "Upload a picture and edit it by instruction." },
    { id: "lllyasviel/iclight-v2-vary", description: "Changes the lighting of a picture while its content stays." },
    {
      id: "jasperai/Flux.1-dev-Controlnet-Upscaler",
      description: "Enlarges small or blurred pictures with FLUX and a ControlNet.",
    },
  ],
  metrics: [
    {
      id: "psnr",
      label: "Peak signal-to-noise ratio (PSNR)",
      description:
        "Strength of the image relative to its pixel errors, in decibels; higher is better. Values around 30 and above are usually good for restoration, yet a blurred picture can score well.",
    },
    {
      id: "ssim",
      label: "Structural similarity (SSIM)",
      description:
        "Agreement in brightness, contrast and structure with the target image; at most 1, which means identical, and higher is better. Closer to what people see than pixel error.",
    },
    {
      id: "inception-score",
      label: "Inception score (IS)",
      description:
        "Rewards images that a classifier recognises with confidence and that spread over many classes. It starts at 1 and higher is better, but it never looks at real images, so use it next to FID.",
    },
  ],
  widgetModels: ["Qwen/Qwen-Image"],
};
