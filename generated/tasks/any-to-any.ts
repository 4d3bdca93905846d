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
    "One model understands and produces several kinds of data: text, images, audio and sometimes video. It is used for voice assistants that can see, for conversations that create and edit images, and to replace a chain of models that each do one task.",
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
        "Human preferences about answers in text, image, audio and video. Use it to align models across several kinds of data.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen2.5-Omni-7B",
      description:
        "Takes text, images, audio and video, and streams its answers as text and natural speech. Use it for voice assistants.",
    },
    {
      id: "OmniGen2/OmniGen2",
      description: "Understands, creates and edits images from instructions. It also accepts several reference images.",
    },
    {
      id: "openbmb/MiniCPM-o-2_6",
      description:
        "Handles images, video and live speech, and is small enough for devices. Use it to talk about the view of a camera.",
    },
    {
      id: "ByteDance-Seed/BAGEL-7B-MoT",
      description: "Open model that reads, generates and edits images. It can reason before it generates an image.",
    },
  ],
  spaces: [
    { id: "OmniGen2/OmniGen2", description: "Create or edit an image: describe the change and add reference images." },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of questions about the inputs that are answered correctly, from 0 to 1. Higher is better. Report it for each kind of input, because a good average can hide a weak kind.",
    },
    {
      id: "wer",
      label: "Word error rate (WER)",
      description:
        "Word errors in a transcript of the spoken output, divided by the number of words in the intended text. 0 is perfect and lower is better. It can exceed 1. It shows whether the speech is clear and matches the text answer.",
    },
    {
      id: "fid",
      label: "Fréchet inception distance (FID)",
      description:
        "Distance between the feature statistics of generated and real images. 0 is perfect and lower is better. It measures image output only, and does not show whether the model followed the request.",
    },
  ],
  widgetModels: [],
};
