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
    "Generates a short video from a text description of the scene, the movement and the look. It is used for storyboards, advertising drafts, animation, education and synthetic training data.",
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
        "MSR-VTT clips with their captions, prepared with CLIP features. Use it to test how well video and text match.",
    },
    {
      id: "quchenyuan/UCF101-ZIP",
      description:
        "The UCF101 clips of human actions, as archives. They are used to evaluate class-conditional and zero-shot generation.",
    },
    {
      id: "nateraw/kinetics",
      description:
        "Short clips of human actions from the Kinetics datasets. They are a common source of varied motion.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description:
        "Videos of people who do simple things with everyday objects, labelled by action. Models learn from them how objects move and interact.",
    },
    {
      id: "HuggingFaceM4/webvid",
      description: "Stock videos with short captions. It is a large source of text-video pairs for training.",
    },
    {
      id: "iejMac/CLIP-DiDeMo",
      description:
        "Longer personal videos with descriptions of single moments, prepared with CLIP features. Use it to evaluate whether models find the right moment.",
    },
  ],
  models: [
    {
      id: "tencent/HunyuanVideo",
      description:
        "A large open text-to-video model. Choose it for image quality and motion if you have plenty of GPU memory.",
    },
    {
      id: "Lightricks/LTX-Video",
      description: "A fast model that generates clips from text or from an image. Choose it to try many prompts.",
    },
    {
      id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
      description:
        "A model that was trained to generate physically plausible scenes. Choose it for synthetic data for robots and driving.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
      description:
        "A distilled version of the larger LTX model that needs few steps. Choose it for a balance of speed and detail.",
    },
  ],
  spaces: [
    { id: "VideoCrafter/VideoCrafter", description: "Try text-to-video with the VideoCrafter models in the browser." },
    {
      id: "Wan-AI/Wan2.1",
      description: "A demo of the Wan 2.1 models, which generate videos from text or from an image.",
    },
    {
      id: "Pyramid-Flow/pyramid-flow",
      description: "A demo of Pyramid Flow, which generates video from low to high resolution to save computation.",
    },
  ],
  metrics: [
    {
      id: "inception-score",
      label: "Inception score (IS)",
      description:
        "Rewards frames that a classifier recognises with confidence and that differ between samples. The minimum is 1, and higher is better. It looks at single frames and ignores the prompt and the motion.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real frames. 0 is perfect, and lower is better. It measures how realistic single frames look, not whether they are consistent over time.",
    },
    {
      id: "fvd",
      label: "Fréchet video distance (FVD)",
      description:
        "Distance between the feature statistics of generated and real clips, so it also counts jerky or inconsistent motion. 0 is perfect, and lower is better. Compare values only for the same clip length, resolution and number of samples.",
    },
    {
      id: "clip-score",
      label: "CLIP score",
      description:
        "Similarity between the prompt and the generated frames in CLIP's embedding space, averaged over all frames. Higher is better. It measures how well the video matches the prompt, not how good it looks.",
    },
  ],
  widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
};
