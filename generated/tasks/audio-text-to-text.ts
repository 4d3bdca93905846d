// Generated – do not edit.
// source:    spec/tasks/audio-text-to-text.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Audio-Text-to-Text. */
export const audioTextToText: TaskData = {
  id: "audio-text-to-text",
  label: "Audio-Text-to-Text",
  order: 170,
  modality: "multimodal",
  hideInDatasets: true,
  libraries: ["transformers"],
  summary:
    "A model takes a recording and a text prompt, and writes an answer. It can transcribe, summarise, translate or describe the recording, and it can answer questions about speech, music and other sounds.",
  demo: {
    inputs: [
      {
        type: "audio",
        filename: "message.opus",
        poster: "message.svg",
        description:
          "A voice message: Hi, it's me. My bus broke down near the bridge, so I will be about twenty minutes late. Please start without me.",
      },
      { type: "text", label: "Text Prompt", content: "Why is the speaker late, and by how much?" },
    ],
    outputs: [
      {
        type: "text",
        label: "Generated Text",
        content: "The speaker's bus broke down near the bridge. They expect to be about twenty minutes late.",
      },
    ],
  },
  datasets: [
    {
      id: "nvidia/AF-Think",
      description:
        "Questions about recordings, with answers that contain a short line of reasoning. It was made to teach Audio Flamingo 3 to reason before it answers.",
    },
    {
      id: "tsinghua-ee/QualiSpeech",
      description:
        "Speech clips with ratings of several quality aspects and written comments that explain the ratings. Use it for models that rate the quality of speech.",
    },
  ],
  models: [
    {
      id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
      description:
        "Adds speech input to a small Llama 3.2 model, without a separate transcription step. Use it for voice assistants with low latency.",
    },
    {
      id: "Qwen/Qwen2-Audio-7B-Instruct",
      description:
        "Answers spoken or written questions about speech, music and other sounds. It is a capable general model.",
    },
    {
      id: "mistralai/Voxtral-Small-24B-2507",
      description:
        "Understands long recordings in several languages. It answers questions about them, summarises or transcribes them. It needs a large GPU.",
    },
    {
      id: "nvidia/audio-flamingo-3",
      description: "Reasons about speech, sounds and music, also in long recordings. Its licence allows research use.",
    },
  ],
  spaces: [
    {
      id: "iamomtiwari/ATTT",
      description: "Small community demo: add a recording and a prompt, and get a written answer.",
    },
    {
      id: "freddyaboulton/talk-to-qwen-webrtc",
      description: "Talk to Qwen2-Audio through the microphone and get its answers as text.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of questions about the recording that are answered correctly, from 0 to 1. Higher is better. For multiple-choice questions, compare it with the accuracy of random guessing.",
    },
    {
      id: "wer",
      label: "Word error rate (WER)",
      description:
        "For prompts that ask for a transcript. It is the number of words wrongly added, missing or replaced, divided by the number of words in the reference. 0 is perfect and lower is better.",
    },
  ],
  widgetModels: [],
};
