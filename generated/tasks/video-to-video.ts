// Generated – do not edit.
// source:    spec/tasks/video-to-video.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Video-to-Video. */
export const videoToVideo: TaskData = {
  id: "video-to-video",
  label: "Video-to-Video",
  order: 560,
  modality: "cv",
  hideInDatasets: true,
  libraries: ["diffusers"],
  summary:
    "Turns a video into another video, optionally guided by text, an image or a map such as depth. It is used to edit or restyle videos, to sharpen and restore old clips, to remove or replace objects and to make simulated scenes look real.",
  demo: {
    inputs: [
      {
        type: "video",
        filename: "boat.webm",
        poster: "boat.webp",
        width: 480,
        height: 360,
        description: "A white paper boat drifts to the right on a pond in daylight.",
      },
      { type: "text", label: "Text Prompt", content: "Make it dusk and the boat red. Keep the movement." },
    ],
    outputs: [
      {
        type: "video",
        filename: "boat-dusk.webm",
        poster: "boat-dusk.webp",
        width: 480,
        height: 360,
        description:
          "The same movement at dusk. The boat is red, the water is dark and the light comes from low in the sky.",
      },
    ],
  },
  datasets: [
    {
      id: "suimu/VIRESET",
      description:
        "Clips with detailed annotations of single objects. The dataset was made for repainting, replacing or removing these objects.",
    },
    {
      id: "zhangsh2001/LongV-EVAL",
      description: "A benchmark of annotated videos for editing long clips with text prompts.",
    },
    {
      id: "Iceclear/SeedVR_VideoDemos",
      description:
        "Example clips from the SeedVR restoration project. Use them to compare sharpening and upscaling by eye.",
    },
  ],
  models: [
    {
      id: "decart-ai/Lucy-Edit-Dev",
      description:
        "Edits clothes, objects, people or settings in a clip from a written instruction. It does not need a mask.",
    },
    {
      id: "LeoLau/Shape-for-Motion",
      description:
        "Edits an object with the help of a 3D model of it, so that pose, size and texture stay consistent across frames.",
    },
    {
      id: "nvidia/Cosmos-Transfer2.5-2B",
      description:
        "Generates realistic video from control inputs such as edges, depth or segmentation. Use it to turn simulations into training data.",
    },
    {
      id: "numz/SeedVR2_comfyUI",
      description: "The weights of the SeedVR2 restoration models for ComfyUI. Use them to upscale and clean videos.",
    },
  ],
  spaces: [
    {
      id: "decart-ai/lucy-edit-dev",
      description: "Upload a short clip, describe the change and view the edited video.",
    },
    {
      id: "ByteDance-Seed/SeedVR2-3B",
      description: "Restores and upscales videos and images with the smaller SeedVR2 model.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Distance between the feature statistics of generated and real clips. 0 is perfect, and lower is better. It detects flicker and broken motion. It needs many clips for a stable value.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the edit prompt and the generated frames in CLIP's embedding space. Higher is better. It measures whether the edit happened. Check separately that the rest did not change.",
    },
    {
      id: "lpips",
      label: "Learned perceptual similarity (LPIPS)",
      description:
        "Perceptual difference between output frames and reference frames. 0 means identical, and lower is better. In restoration, it measures quality. In editing, it measures how much the unedited area changed.",
    },
  ],
  widgetModels: [],
};
