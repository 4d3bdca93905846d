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
    "A model creates a new image from one or more reference images and a written instruction. It is used to edit photos, to change the style or the background, to place a product in another scene, and to keep a character the same in several images.",
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
        description: "The same desk. The teapot is dark green and the oranges are gone. Nothing else has changed.",
      },
    ],
  },
  datasets: [
    {
      id: "timbrooks/instructpix2pix-clip-filtered",
      description:
        "Generated pairs of images before and after an edit, with the written instruction. It is large enough to train an editing model.",
    },
    {
      id: "osunlp/MagicBrush",
      description:
        "Real images with edits that people made from an instruction. It is smaller than generated datasets, but closer to real editing.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description:
        "Generates and edits images from text and several reference images. It needs a large GPU and has a non-commercial licence.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "Edit and combine your own images with FLUX.2, without an installation.",
    },
  ],
  metrics: [
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real images. 0 is perfect and lower is better. It needs thousands of images, and does not show whether the model followed the instruction.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the result and the text prompt in CLIP's embedding space. Higher is better. Also compare the result with the input image, because a model can get a high score if it ignores the reference image.",
    },
  ],
  widgetModels: ["black-forest-labs/FLUX.2-dev"],
};
