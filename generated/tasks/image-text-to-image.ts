// Generated – do not edit.
// source:    spec/tasks/image-text-to-image.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-Text-to-Image. */
export const imageTextToImage: TaskData = {
  id: "image-text-to-image",
  label: "Image-Text-to-Image",
  order: 410,
  modality: "multimodal",
  libraries: ["diffusers"],
  summary:
    "Makes a new image from one or more reference images and a written instruction. Used to edit photos, change style or background, place a product in another scene and keep a character the same across several pictures.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "desk.webp",
        width: 640,
        height: 480,
        description:
          "A desk with a blue teapot, a laptop, a white mug, two oranges and a potted fern in front of a wall.",
      },
      {
        type: "text",
        label: "Input",
        content: "Make the teapot dark green and remove the two oranges. Leave everything else as it is.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "desk-edited.webp",
        width: 640,
        height: 480,
        description: "The same desk. The teapot is dark green and the oranges are gone; nothing else has changed.",
      },
    ],
  },
  datasets: [
    {
      id: "timbrooks/instructpix2pix-clip-filtered",
      description:
        "Generated pairs of images before and after an edit with the written instruction; large enough to train an editing model.",
    },
    {
      id: "osunlp/MagicBrush",
      description:
        "Real images with edits made by people following an instruction; smaller, but closer to how editing is used.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description:
        "Generates and edits images from text and several reference images in one model; needs a strong GPU and has a non-commercial licence.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "Try editing and combining your own images with FLUX.2 without installing anything.",
    },
  ],
  metrics: [
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real images; 0 is perfect, lower is better. Needs thousands of images and says nothing about whether an instruction was followed.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the result and the text prompt in CLIP's embedding space; higher is better. Read it together with a comparison to the input, since ignoring the reference image can raise it.",
    },
  ],
  widgetModels: ["black-forest-labs/FLUX.2-dev"],
};
