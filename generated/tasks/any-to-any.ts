// Generated – do not edit.
// source:    spec/tasks/any-to-any.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Any-to-Any. */
export const anyToAny: TaskData = {
  id: "any-to-any",
  label: "Any-to-Any",
  order: 550,
  modality: "multimodal",
  libraries: ["transformers"],
  summary:
    "Understands and produces several kinds of data in one model: text, images, audio and sometimes video may go in and come out. Used for voice assistants that can see, for conversations that create and edit pictures, and to replace chains of single models.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "cat.webp",
        width: 451,
        height: 300,
        description: "A tabby cat with green eyes looks past the camera.",
      },
      { type: "text", label: "Text Prompt", content: "Tell me in one sentence what you see, and say it aloud." },
    ],
    outputs: [
      { type: "text", label: "Generated Text", content: "A tabby cat looks at something beside the camera." },
      {
        type: "audio",
        filename: "cat.opus",
        poster: "cat.svg",
        description: "A synthetic voice says: A tabby cat looks at something beside the camera.",
      },
    ],
  },
  datasets: [
    {
      id: "PKU-Alignment/align-anything",
      description:
        "Human preferences on answers in text, image, audio and video; for aligning models across several kinds of data.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen2.5-Omni-7B",
      description:
        "Takes text, images, audio and video and answers in text and natural speech while it streams; for voice assistants.",
    },
    {
      id: "OmniGen2/OmniGen2",
      description: "Understands, creates and edits images by instruction, also with several reference pictures.",
    },
    {
      id: "openbmb/MiniCPM-o-2_6",
      description:
        "Handles images, video and live speech in a size meant for devices; for talking about what a camera sees.",
    },
    {
      id: "ByteDance-Seed/BAGEL-7B-MoT",
      description: "One open model that reads, generates and edits images and can reason before it draws.",
    },
  ],
  spaces: [
    {
      id: "OmniGen2/OmniGen2",
      description: "Create or edit a picture by describing the change and adding reference images.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of questions about the inputs answered correctly, from 0 to 1; higher is better. Report it for each kind of input, as a good mean can hide a weak one.",
    },
    {
      id: "wer",
      label: "Word error rate (WER)",
      description:
        "Word errors in a transcript of the spoken output, relative to the intended text; 0 is perfect, lower is better, and it can exceed 1. Shows whether speech is clear and agrees with the text answer.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real images; 0 is perfect, lower is better. For the image side only; it does not tell whether the request was followed.",
    },
  ],
  widgetModels: [],
};
