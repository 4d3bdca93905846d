// Generated – do not edit.
// source:    spec/tasks/text-to-video.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text-to-Video. */
export const textToVideo: TaskData = {
  id: "text-to-video",
  label: "Text-to-Video",
  order: 390,
  modality: "cv",
  libraries: ["diffusers"],
  summary:
    "Generates a short video from a written description of the scene, its movement and its look. Used for storyboards, advertising drafts, animation, education and synthetic training data.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "A red paper boat drifts across a pond at dusk, ripples spread around it, camera held still.",
      },
    ],
    outputs: [
      {
        type: "video",
        filename: "boat-dusk.webm",
        poster: "boat-dusk.webp",
        width: 480,
        height: 360,
        description:
          "A red paper boat drifts to the right across a dark pond in evening light while ripples spread around it.",
      },
    ],
  },
  datasets: [
    {
      id: "iejMac/CLIP-MSR-VTT",
      description:
        "MSR-VTT clips with their captions, prepared with CLIP features; handy for testing how well video and text match.",
    },
    {
      id: "quchenyuan/UCF101-ZIP",
      description:
        "The UCF101 clips of human actions as archives; used to measure class-conditional and zero-shot generation.",
    },
    {
      id: "nateraw/kinetics",
      description: "Short clips of human actions from the Kinetics family; a common source of varied motion.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description:
        "People doing simple things with everyday objects, labelled by action; teaches how objects move and interact.",
    },
    {
      id: "HuggingFaceM4/webvid",
      description: "Stock footage with short captions; a large source of text-video pairs for training.",
    },
    {
      id: "iejMac/CLIP-DiDeMo",
      description:
        "Longer personal videos with descriptions of single moments, prepared with CLIP features; useful for time-aware evaluation.",
    },
  ],
  models: [
    {
      id: "tencent/HunyuanVideo",
      description:
        "A large open text-to-video model; choose it for image quality and motion when plenty of GPU memory is at hand.",
    },
    {
      id: "Lightricks/LTX-Video",
      description:
        "Built for speed: generates clips quickly from text or from an image; good for trying out many prompts.",
    },
    {
      id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
      description: "Trained to generate physically plausible scenes; aimed at synthetic data for robots and driving.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
      description: "A distilled version of the larger LTX model that needs few steps; a balance of speed and detail.",
    },
  ],
  spaces: [
    { id: "VideoCrafter/VideoCrafter", description: "Try text-to-video with the VideoCrafter models in the browser." },
    { id: "Wan-AI/Wan2.1", description: "Demo of the Wan 2.1 models for making videos from text or from an image." },
    {
      id: "Pyramid-Flow/pyramid-flow",
      description: "Demo of Pyramid Flow, which generates video from coarse to fine to save computation.",
    },
  ],
  metrics: [
    {
      id: "inception-score",
      label: "Inception score (IS)",
      description:
        "Rewards frames that a classifier recognises clearly and that vary between samples; starts at 1, higher is better. It looks at single frames and ignores the prompt and the motion.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real frames; 0 is perfect, lower is better. Says how realistic frames look, not whether they fit together over time.",
    },
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Like FID but with features of whole clips, so jerky or inconsistent motion is counted too; 0 is perfect, lower is better. Compare only with equal clip length, resolution and sample count.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the prompt and the generated frames in CLIP's embedding space, averaged over frames; higher is better. Shows whether the video follows the text, not whether it looks good.",
    },
  ],
  widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
};
