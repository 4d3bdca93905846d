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
    "A model draws a picture from a written description. It is used for illustrations, design drafts, advertising and made-up training images, often with small add-on weights (LoRA) for a style or a subject.",
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
          "A low-poly picture of a wooden cabin with lit windows at a frozen lake. Snowy firs and mountains stand behind it in the dusk.",
      },
    ],
  },
  datasets: [
    {
      id: "kdexd/red_caps",
      description: "Images with captions that people posted in themed forums; varied and informal wording.",
    },
    {
      id: "google-research-datasets/conceptual_captions",
      description:
        "Web images with cleaned alternative texts as captions, given as links; a well-known base for image and text models.",
    },
    {
      id: "Spawning/PD12M",
      description: "Public-domain and CC0 images with generated captions; for training without copyright doubts.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.1-Krea-dev",
      description: "Open-weight FLUX variant tuned for natural, photographic pictures without the usual glossy look.",
    },
    {
      id: "Qwen/Qwen-Image",
      description: "Large model that is strong at writing legible text in pictures, in Chinese as well as English.",
    },
    {
      id: "ByteDance/SDXL-Lightning",
      description: "Stable Diffusion XL distilled to a handful of steps; for quick previews and live use.",
    },
    {
      id: "ByteDance/Hyper-SD",
      description: "Add-on weights that let several Stable Diffusion and FLUX models finish in very few steps.",
    },
  ],
  spaces: [
    {
      id: "stabilityai/stable-diffusion-3-medium",
      description: "Try Stable Diffusion 3 Medium with its main settings.",
    },
    { id: "jbilcke-hf/ai-comic-factory", description: "Draws a comic page of several panels from one story idea." },
    { id: "multimodalart/flux-lora-lab", description: "Combines several LoRA styles with FLUX to see how they mix." },
    {
      id: "latent-consistency/lcm-lora-for-sdxl",
      description: "Makes SDXL pictures in a few steps with a latent consistency LoRA.",
    },
    { id: "multimodalart/LoraTheExplorer", description: "Gallery of SDXL LoRA styles to try on your own prompt." },
    {
      id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
      description: "Steers Stable Diffusion with edges, poses, depth and other ControlNet guides.",
    },
    {
      id: "InstantX/InstantID",
      description: "Makes portraits in new styles that keep the face of one reference photograph.",
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
    {
      id: "r-precision",
      label: "R-precision",
      description:
        "Share of generated images whose own caption is ranked first among many wrong ones; 0 to 1, higher is better. It measures how well a picture fits its text and depends on the encoder used for ranking.",
    },
  ],
  widgetModels: ["black-forest-labs/FLUX.1-dev"],
};
