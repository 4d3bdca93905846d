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
    "Animates a still image according to a text prompt: the picture fixes how things look, the text says what happens and how the camera moves. Used for advertising, social media, film previews and bringing drawings to life.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "balloon.webp",
        width: 480,
        height: 360,
        description: "A red and white hot-air balloon stands on a meadow in front of green hills.",
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
        description: "The balloon leaves the meadow and climbs until it is out of the picture.",
      },
    ],
  },
  datasets: [
    {
      id: "nkp37/OpenVid-1M",
      description:
        "Clips chosen for visual quality, each with a detailed caption; the first frame and the caption make a training pair.",
    },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video",
      description:
        "Fast model that continues an image into a clip guided by text; good for trying several motions in a short time.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description:
        "Upload an image, describe the motion and get a clip within a short wait, using the distilled LTX model.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Distance between the feature statistics of generated and real clips, motion included; 0 is perfect, lower is better. Only comparable with the same clip length, size and number of samples.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the prompt and the frames in CLIP's embedding space; higher is better. Frames compared with the input image in the same way show how well its look was kept.",
    },
  ],
  widgetModels: ["Lightricks/LTX-Video"],
};
