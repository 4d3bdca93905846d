// Generated – do not edit.
// source:    spec/tasks/visual-question-answering.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Visual Question Answering. */
export const visualQuestionAnswering: TaskData = {
  id: "visual-question-answering",
  label: "Visual Question Answering",
  order: 430,
  modality: "multimodal",
  subtasks: [{ type: "visual-question-answering", name: "Visual Question Answering" }],
  libraries: ["transformers", "transformers.js"],
  summary:
    "Answers a question about an image, usually with a word or a short phrase chosen by probability. Used to describe pictures to people who cannot see them, to search photo collections and to read charts and signs.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "coffee.webp",
        width: 600,
        height: 400,
        description: "An espresso in a red cup on a saucer with a small spoon, on a wooden table.",
      },
      { type: "text", label: "Question", content: "What is in the cup?" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "coffee", score: 0.872 },
          { label: "espresso", score: 0.083 },
          { label: "tea", score: 0.017 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "Graphcore/vqa",
      description:
        "VQA v2: open questions on COCO photos, each answered by several people; the standard benchmark of the task.",
    },
    {
      id: "facebook/textvqa",
      description:
        "Questions that can only be answered by reading text in the photo, such as signs, labels and displays.",
    },
  ],
  models: [
    {
      id: "google/deplot",
      description: "Turns a picture of a chart into a table, which a language model can then reason over.",
    },
    {
      id: "google/matcha-base",
      description: "Pretrained on charts and mathematical reasoning; a base to fine-tune for questions about plots.",
    },
    {
      id: "google/pix2struct-ocrvqa-large",
      description: "Answers questions about book covers by reading their text; fine-tuned on OCR-VQA.",
    },
  ],
  spaces: [
    { id: "merve/pix2struct", description: "Try several Pix2Struct models on documents, charts and screens." },
    {
      id: "nielsr/vilt-vqa",
      description: "Asks a light transformer without a separate object detector questions about a photo.",
    },
    { id: "Salesforce/BLIP", description: "Captions images and answers questions about them with BLIP." },
    {
      id: "vumichien/Img2Prompt",
      description: "Suggests a text prompt that describes a given image, for use with image generators.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of correct answers, from 0 to 1; higher is better. With several human answers per question, an answer counts fully if at least three people gave it and partly if fewer did.",
    },
    {
      id: "wu-palmer-similarity",
      label: "Wu-Palmer similarity",
      description:
        "How close the predicted and the correct word lie in a hierarchy of meanings, from 0 to 1; higher is better. Gives credit for near misses such as dog for puppy; often applied with a threshold.",
    },
  ],
  widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
};
