// Generated – do not edit.
// source:    spec/tasks/image-to-video.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-to-Video. */
export const imageToVideo: TaskData = {
  id: "image-to-video",
  label: "Image-to-Video",
  order: 260,
  modality: "cv",
  libraries: ["diffusers"],
  summary:
    "A model animates a still image. Many models also take a text prompt that describes the movement. Image-to-video is used for advertising clips, film drafts, animated illustrations and product views.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "boat.webp",
        width: 480,
        height: 360,
        description: "A white paper boat on a still pond.",
      },
      {
        type: "text",
        label: "Optional Text Prompt",
        content: "The boat drifts to the right and ripples spread over the water.",
      },
    ],
    outputs: [
      {
        type: "video",
        filename: "boat.webm",
        poster: "boat.webp",
        width: 480,
        height: 360,
        description: "The paper boat drifts to the right while ripples spread over the pond.",
      },
    ],
  },
  datasets: [
    {
      id: "ali-vilab/VACE-Benchmark",
      description:
        "Test cases for creating and editing videos from references, masks and frames. Use it to compare controllable video models.",
    },
    {
      id: "Rapidata/sora-video-generation-style-likert-scoring",
      description:
        "Human ratings of how well generated videos match the requested style. Use it to evaluate or train models that score videos.",
    },
    {
      id: "BestWishYsh/ChronoMagic",
      description:
        "Time-lapse videos with captions. Models learn slow changes from it, such as growth, melting or building.",
    },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video-0.9.7-dev",
      description:
        "Large LTX-Video model with high quality and fine control. It needs more steps than the distilled version.",
    },
    {
      id: "Wan-AI/Wan2.1-VACE-14B",
      description: "Creates and edits videos from images, masks, references or other videos with one model.",
    },
    {
      id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
      description:
        "Extends a video section by section, and its memory use stays constant. It makes long clips on consumer GPUs.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.7-distilled",
      description: "Distilled LTX-Video model that gives quick results in few steps.",
    },
    {
      id: "Skywork/SkyReels-V2-I2V-14B-720P",
      description: "Generates cinematic clips at 720p from a still image. It belongs to a model family for long films.",
    },
    {
      id: "tencent/HunyuanVideo-I2V",
      description: "Image-to-video version of HunyuanVideo with smooth motion. It needs a lot of memory.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P",
      description:
        "Strong general model that generates 720p clips from an image. The weights are in the original format.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
      description: "The Wan 2.1 image-to-video model for 720p clips, in the format of the Diffusers library.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description: "Generates videos quickly from an image, a text or a video with distilled LTX-Video.",
    },
    {
      id: "linoyts/FramePack-F1",
      description: "Animates an image with the F1 version of FramePack and shows the clip while it grows.",
    },
    { id: "lisonallen/framepack-i2v", description: "Makes longer clips from one image with FramePack." },
    {
      id: "multimodalart/wan2-1-fast",
      description: "Generates a video from an image with a version of Wan 2.1 that needs only a few steps.",
    },
    {
      id: "multimodalart/stable-video-diffusion",
      description: "Turns one image into a short clip with Stable Video Diffusion.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Measures the distance between the feature statistics of generated and real videos. 0 means identical, and lower is better. It covers appearance and motion together. It depends on the clip length and the number of samples.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Measures the mean similarity between the CLIP embeddings of the frames and of the prompt, often scaled to 0–100. Higher is better. It shows whether the clip matches the text, but not the quality of the motion.",
    },
    {
      id: "lpips",
      label: "Learned perceptual similarity (LPIPS)",
      description:
        "Measures how different two frames look, based on deep features. 0 means that they look the same. Lower is better if the clip should stay close to its first frame or to a reference.",
    },
    {
      id: "identity-preservation",
      label: "Identity preservation",
      description:
        "Measures how similar the person or object in the frames is to the source image, usually with face or image embeddings. The maximum is 1, and higher is better. The value falls when features change over time.",
    },
    {
      id: "motion-score",
      label: "Motion score",
      description:
        "Measures the amount of movement between frames, mostly with optical flow. 0 means a still image. Neither a low nor a high value is better: compare it with the requested motion, and check the quality too.",
    },
  ],
  widgetModels: [],
};
