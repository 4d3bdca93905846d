// Generated – do not edit.
// source:    spec/tasks/video-text-to-text.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Video-Text-to-Text. */
export const videoTextToText: TaskData = {
  id: "video-text-to-text",
  label: "Video-Text-to-Text",
  order: 520,
  modality: "multimodal",
  libraries: ["transformers"],
  summary:
    "Takes a video and a text prompt, and answers in text. It is used to describe and summarise clips, to answer questions about events and their times, to find moments and to make recordings searchable.",
  demo: {
    inputs: [
      {
        type: "video",
        filename: "dominoes.webm",
        poster: "dominoes.webp",
        width: 480,
        height: 360,
        description:
          "A red ball rolls in from the left and hits the first of eight upright tiles. The tiles fall one after the other.",
      },
      { type: "text", label: "Text Prompt", content: "List what happens, in order." },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content:
          "A red ball rolls in from the left. It hits the first of eight tiles. The tiles fall one after the other, from left to right.",
      },
    ],
  },
  datasets: [
    {
      id: "lmms-lab/Video-MME",
      description:
        "Multiple-choice questions about short, medium and long videos. It is a broad benchmark for comparing models.",
    },
    {
      id: "lmms-lab/VideoChatGPT",
      description:
        "Open questions about videos. Some questions test order in time and consistency. Use it to evaluate free-form answers.",
    },
    {
      id: "HuggingFaceFV/finevideo",
      description:
        "YouTube videos with open licences and detailed annotations of scenes, people and plot. Use it for training and analysis.",
    },
  ],
  models: [
    {
      id: "Vision-CAIR/LongVU_Qwen2_7B",
      description:
        "Removes redundant frames and details, so that long videos fit into its context window. Choose it for long videos.",
    },
    {
      id: "GoodiesHere/Apollo-LMMs-Apollo-7B-t32",
      description: "A model from a study of design choices for video models. It is good at understanding longer clips.",
    },
    {
      id: "HuggingFaceTB/SmolVLM2-2.2B-Instruct",
      description: "A small model for video and images. Choose it for a single consumer GPU or a laptop.",
    },
    {
      id: "llava-hf/LLaVA-NeXT-Video-7B-hf",
      description: "Answers questions about a clip from frames that you choose. It runs with transformers.",
    },
  ],
  spaces: [
    { id: "llava-hf/video-llava", description: "Chat about a video or an image with Video-LLaVA." },
    { id: "opencompass/openvlm_video_leaderboard", description: "Compares models on several video benchmarks." },
    {
      id: "HuggingFaceTB/SmolVLM2-HighlightGenerator",
      description: "Picks the most interesting moments of a video and joins them into a short one.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of multiple-choice questions that are answered correctly, from 0 to 1. Higher is better. Compare it with a run without the video, because some questions can be guessed from the text.",
    },
    {
      id: "rouge",
      label: "ROUGE",
      description:
        "Overlap of words and phrases between a generated and a reference description, from 0 to 1. Higher is better. For free text it is only a rough guide, because good answers can use different words.",
    },
  ],
  widgetModels: [],
};
