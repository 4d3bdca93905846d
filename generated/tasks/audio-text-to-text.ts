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
    "A model takes a recording together with a text prompt and writes an answer. It can transcribe, summarise, translate or describe what is heard and reply to questions about speech, music and other sounds.",
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
        "Questions about recordings answered with a short line of reasoning; made to teach Audio Flamingo 3 to think before it answers.",
    },
    {
      id: "tsinghua-ee/QualiSpeech",
      description:
        "Speech clips with ratings of several quality aspects and written comments that explain them; for models that judge how speech sounds.",
    },
  ],
  models: [
    {
      id: "fixie-ai/ultravox-v0_5-llama-3_2-1b",
      description:
        "Small voice front end for Llama 3.2 that takes speech directly instead of a transcript; for quick spoken assistants.",
    },
    {
      id: "Qwen/Qwen2-Audio-7B-Instruct",
      description:
        "Discusses speech, music and other sounds, with spoken or written questions; a capable all-round model.",
    },
    {
      id: "mistralai/Voxtral-Small-24B-2507",
      description:
        "Understands long recordings in several languages and answers, summarises or transcribes them; needs a large GPU.",
    },
    {
      id: "nvidia/audio-flamingo-3",
      description: "Reasons about speech, sounds and music, also in long recordings; licensed for research use.",
    },
  ],
  spaces: [
    {
      id: "iamomtiwari/ATTT",
      description: "Small community demo in which a recording and a prompt go in and a written answer comes out.",
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
        "Share of questions about the recording that are answered correctly, from 0 to 1; higher is better. On multiple-choice sets, compare it with the rate of pure guessing.",
    },
    {
      id: "wer",
      label: "Word error rate (WER)",
      description:
        "When the prompt asks for a transcript: words wrongly added, left out or replaced, divided by the words in the reference. 0 is perfect and lower is better.",
    },
  ],
  widgetModels: [],
};
