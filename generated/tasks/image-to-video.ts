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
    "A model animates a still image and often follows a text that says what should move. It is used for advertising clips, film drafts, animated illustrations and product views.",
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
        "Test cases for creating and editing video from references, masks and frames; for comparing controllable video models.",
    },
    {
      id: "Rapidata/sora-video-generation-style-likert-scoring",
      description:
        "Human ratings of how well generated videos keep to the requested style; for judging or training scorers.",
    },
    {
      id: "BestWishYsh/ChronoMagic",
      description: "Time-lapse videos with captions; teaches slow changes such as growth, melting or building.",
    },
  ],
  models: [
    {
      id: "Lightricks/LTX-Video-0.9.7-dev",
      description:
        "Large LTX-Video model with high quality and fine control; needs more steps than its distilled sibling.",
    },
    {
      id: "Wan-AI/Wan2.1-VACE-14B",
      description: "Creates and edits video from images, masks, references or other video in one model.",
    },
    {
      id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
      description: "Extends a video section by section with steady memory use; for long clips on consumer GPUs.",
    },
    { id: "Lightricks/LTX-Video-0.9.7-distilled", description: "Distilled LTX-Video for quick results in few steps." },
    {
      id: "Skywork/SkyReels-V2-I2V-14B-720P",
      description: "Cinematic clips from a still image at 720p, from a family made for long films.",
    },
    {
      id: "tencent/HunyuanVideo-I2V",
      description: "Image-to-video version of HunyuanVideo with smooth motion; needs much memory.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P",
      description: "Strong general model for 720p clips from an image, in the original weight format.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
      description: "The same Wan 2.1 model packed for the Diffusers library.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description: "Quick image, text and video to video with distilled LTX-Video.",
    },
    {
      id: "linoyts/FramePack-F1",
      description: "Animate a picture with the F1 version of FramePack and watch the clip grow.",
    },
    { id: "lisonallen/framepack-i2v", description: "Make longer clips from one image with FramePack." },
    { id: "multimodalart/wan2-1-fast", description: "Wan 2.1 image to video sped up to a few steps." },
    {
      id: "multimodalart/stable-video-diffusion",
      description: "Turns one picture into a short clip with Stable Video Diffusion.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Distance between the feature statistics of generated and real videos. 0 would be identical; lower is better. It covers looks and motion together and depends on clip length and sample count.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Mean similarity between the CLIP embeddings of the frames and the prompt, often scaled to 0–100; higher is better. It shows whether the clip fits the text, not how it moves.",
    },
    {
      id: "lpips",
      label: "Learned perceptual similarity (LPIPS)",
      description:
        "Perceptual difference between two frames, measured with deep features. 0 means alike; lower is better when the clip should stay close to its first frame or to a reference.",
    },
    {
      id: "identity-preservation",
      label: "Identity preservation",
      description:
        "Similarity between the person or object in the source image and in the frames, usually by face or image embeddings, at most 1; higher is better. It drops when features drift.",
    },
    {
      id: "motion-score",
      label: "Motion score",
      description:
        "Amount of movement between frames, mostly from optical flow; 0 means a still picture. Neither end is best: compare it with the motion asked for and look at quality too.",
    },
  ],
  widgetModels: [],
};
