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
    "Turns one video into another, optionally guided by text, an image or a map such as depth. Used to edit or restyle footage, to sharpen and restore old clips, to remove or swap objects and to make simulated scenes look real.",
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
          "The same movement at dusk: the boat is red, the water is dark and the light comes from low in the sky.",
      },
    ],
  },
  datasets: [
    {
      id: "suimu/VIRESET",
      description:
        "Clips with detailed annotations of single objects, made for repainting, replacing or removing them.",
    },
    {
      id: "zhangsh2001/LongV-EVAL",
      description: "A benchmark of annotated videos for text-driven editing of long clips.",
    },
    {
      id: "Iceclear/SeedVR_VideoDemos",
      description: "Example clips from the SeedVR restoration work; for judging sharpening and upscaling by eye.",
    },
  ],
  models: [
    {
      id: "decart-ai/Lucy-Edit-Dev",
      description:
        "Edits clothes, objects, people or settings in a clip from a written instruction, with no mask needed.",
    },
    {
      id: "LeoLau/Shape-for-Motion",
      description:
        "Edits an object by way of a 3D stand-in, so that pose, size and texture stay consistent across frames.",
    },
    {
      id: "nvidia/Cosmos-Transfer2.5-2B",
      description:
        "Creates realistic video from control inputs such as edges, depth or segmentation; for turning simulations into training data.",
    },
    {
      id: "numz/SeedVR2_comfyUI",
      description:
        "Weights of the SeedVR2 restoration models packed for ComfyUI; for upscaling and cleaning up footage.",
    },
  ],
  spaces: [
    { id: "decart-ai/lucy-edit-dev", description: "Upload a short clip, write the change and see the edited video." },
    {
      id: "ByteDance-Seed/SeedVR2-3B",
      description: "Restores and enlarges videos and images with the smaller SeedVR2 model.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Distance between the feature statistics of generated and real clips; 0 is perfect, lower is better. Reacts to flicker and broken motion, and needs many clips to be stable.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the edit text and the resulting frames in CLIP's embedding space; higher is better. Shows whether an edit happened, so check separately that the rest was kept.",
    },
    {
      id: "lpips",
      label: "Learned perceptual similarity (LPIPS)",
      description:
        "Perceptual difference between output and reference frames; 0 means identical, lower is better. In restoration it measures quality, in editing how much of the untouched area was preserved.",
    },
  ],
  widgetModels: [],
};
