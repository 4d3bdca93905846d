// Generated – do not edit.
// source:    spec/tasks/image-text-to-text.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Image-Text-to-Text. */
export const imageTextToText: TaskData = {
  id: "image-text-to-text",
  label: "Image-Text-to-Text",
  order: 400,
  modality: "multimodal",
  libraries: ["transformers"],
  youtubeId: "IoGaGfU1CIg",
  summary:
    "A vision-language model takes one or more images and a text prompt, and answers in text. It can caption images, answer questions about them, read documents, charts and screens, and hold a conversation about them.",
  demo: {
    inputs: [
      {
        type: "img",
        filename: "books.webp",
        width: 640,
        height: 480,
        description:
          "A bar chart titled Books borrowed per month with bars for January (310), February (280) and March (355).",
      },
      {
        type: "text",
        label: "Text Prompt",
        content: "Which month had the most loans, and by how much did it beat the weakest month?",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Answer",
        content: "March had the most loans with 355, which is 75 more than February, the weakest month with 280.",
      },
    ],
  },
  datasets: [
    {
      id: "liuhaotian/LLaVA-Instruct-150K",
      description:
        "Conversations, descriptions and reasoning about COCO images, generated with a language model. It is a classic dataset for visual instruction tuning.",
    },
    {
      id: "DAMO-NLP-SG/multimodal_textbook",
      description:
        "Images and text in their natural order, from instructional videos. Use it for pretraining on images and text in one sequence.",
    },
    {
      id: "HuggingFaceM4/the_cauldron",
      description:
        "Large mixture of vision-language datasets in one conversation format, from charts and documents to everyday questions.",
    },
    {
      id: "HuggingFaceM4/WebSight",
      description: "Screenshots of synthetic web pages with their code. It teaches models to turn designs into HTML.",
    },
  ],
  models: [
    {
      id: "HuggingFaceTB/SmolVLM-Instruct",
      description: "Small model for images and text. Choose it for laptops and other devices with little memory.",
    },
    {
      id: "zai-org/GLM-4.5V",
      description:
        "Large model that reasons step by step about images, documents and screens. Choose it if quality matters more than cost.",
    },
    {
      id: "rednote-hilab/dots.ocr",
      description:
        "Reads documents in many languages and returns their layout and text. It is made to parse pages, not to chat.",
    },
    {
      id: "Qwen/Qwen2.5-VL-3B-Instruct",
      description: "Small general model that also points to objects and reads documents and charts.",
    },
    {
      id: "microsoft/Magma-8B",
      description:
        "Model for agents. It answers questions, and can also plan actions in user interfaces and for robots.",
    },
  ],
  spaces: [
    {
      id: "opencompass/open_vlm_leaderboard",
      description: "Compares vision-language models on many benchmarks. Use it to choose candidates.",
    },
    {
      id: "sergiopaniego/vlm_object_understanding",
      description: "Compares side by side how different vision-language models find and locate objects in an image.",
    },
    { id: "prithivMLmods/Multimodal-OCR", description: "Upload a page and let several models read its text." },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of questions that are answered correctly, from 0 to 1. Higher is better. It is used for benchmarks with multiple choice or short answers. A high score on one benchmark shows little about others.",
    },
    {
      id: "anls",
      label: "Average normalized Levenshtein similarity (ANLS)",
      description:
        "Average similarity of the given and the correct answers by edit distance, from 0 to 1. Higher is better. It tolerates small spelling errors. It is used if the model reads the answer from a document, sign or chart.",
    },
  ],
  widgetModels: ["zai-org/GLM-4.5V"],
};
