// Generated – do not edit.
// source:    spec/tasks/image-text-to-video.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-Text-to-Video. */
export const imageTextToVideo: TaskData = {
  id: "image-text-to-video",
  label: "Image-Text-to-Video",
  order: 420,
  modality: "multimodal",
  libraries: ["diffusers"],
  summary:
    "A model animates a still image according to a text prompt. The image sets the look, and the text describes the action and the camera movement. It is used for advertising, social media, film previews and animated drawings.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "balloon.webp",
        width: 480,
        height: 360,
        description: "A red and white hot-air balloon on a meadow in front of green hills.",
      },
      {
        type: "text",
        label: "Input",
        content: "The balloon lifts off slowly and rises out of the frame. The camera does not move.",
      },
    ],
    outputs: [
      {
        type: "video",
        filename: "balloon.webm",
        poster: "balloon.webp",
        width: 480,
        height: 360,
        description: "The balloon leaves the meadow and rises until it is out of the frame.",
      },
    ],
  },
  datasets: [
    {
      id: "nkp37/OpenVid-1M",
      description:
        "Clips that were chosen for visual quality, each with a detailed caption. Train with the first frame and the caption as input.",
    },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video",
      description:
        "Fast model that turns an image and a text into a clip. Use it to try several movements in a short time.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description:
        "Upload an image, describe the movement and get a clip after a short wait. It uses the distilled LTX model.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Distance between the feature statistics of generated and real clips, including motion. 0 is perfect and lower is better. Compare values only for the same clip length, size and number of samples.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the prompt and the frames in CLIP's embedding space. Higher is better. To measure how well the look of the input image is kept, compare the frames with this image in the same way.",
    },
  ],
  widgetModels: ["Lightricks/LTX-Video"],
};
