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
    "Answers a question about an image, usually with a word or a short phrase and a score. It is used to describe images to people who cannot see them, to search photo collections and to read charts and signs.",
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
        "Open questions about COCO photos (VQA v2), each answered by several people. It is the standard benchmark for this task.",
    },
    {
      id: "facebook/textvqa",
      description: "Questions that require reading text in the photo, such as signs, labels and displays.",
    },
  ],
  models: [
    {
      id: "google/deplot",
      description:
        "Turns an image of a chart into a table. A language model can then answer questions about the table.",
    },
    {
      id: "google/matcha-base",
      description: "A model pretrained on charts and mathematical reasoning. Fine-tune it for questions about charts.",
    },
    {
      id: "google/pix2struct-ocrvqa-large",
      description: "Answers questions about book covers from the text on them. It was fine-tuned on OCR-VQA.",
    },
  ],
  spaces: [
    { id: "merve/pix2struct", description: "Try several Pix2Struct models on documents, charts and screenshots." },
    {
      id: "nielsr/vilt-vqa",
      description: "Answers questions about a photo with a small transformer that needs no separate object detector.",
    },
    { id: "Salesforce/BLIP", description: "Captions images and answers questions about them with BLIP." },
    {
      id: "vumichien/Img2Prompt",
      description: "Suggests a text prompt for a given image. You can use the prompt with image generators.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of correct answers, from 0 to 1. Higher is better. If a question has several human answers, an answer counts fully if at least three people gave it, and partly if fewer people gave it.",
    },
    {
      id: "wu-palmer-similarity",
      label: "Wu-Palmer similarity",
      description:
        "Measures how close the predicted word and the correct word are in a hierarchy of meanings, from 0 to 1. Higher is better. It gives credit for similar words such as dog and puppy. It is often used with a threshold.",
    },
  ],
  widgetModels: ["dandelin/vilt-b32-finetuned-vqa"],
};
