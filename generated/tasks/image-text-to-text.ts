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
    "Takes one or more images together with a text prompt and answers in text. Such vision-language models caption images, answer questions about them, read documents, charts and screens, and hold a conversation about what they see.",
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
        "Conversations, descriptions and reasoning about COCO images, generated with a language model; a classic for visual instruction tuning.",
    },
    {
      id: "DAMO-NLP-SG/multimodal_textbook",
      description:
        "Images and text in their natural order, drawn from instructional videos; suited to pretraining on interleaved material.",
    },
    {
      id: "HuggingFaceM4/the_cauldron",
      description:
        "A large mixture of vision-language data sets in one conversation format, from charts and documents to everyday questions.",
    },
    {
      id: "HuggingFaceM4/WebSight",
      description:
        "Screenshots of synthetic web pages with the code behind them; teaches models to turn designs into HTML.",
    },
  ],
  models: [
    {
      id: "HuggingFaceTB/SmolVLM-Instruct",
      description: "A small model for images and text; choose it for laptops and other devices with little memory.",
    },
    {
      id: "zai-org/GLM-4.5V",
      description:
        "A large model that reasons step by step over images, documents and screens; choose it when quality matters more than cost.",
    },
    {
      id: "rednote-hilab/dots.ocr",
      description:
        "Reads documents in many languages and returns their layout and text; made for parsing pages, not for chat.",
    },
    {
      id: "Qwen/Qwen2.5-VL-3B-Instruct",
      description: "A compact all-rounder that also points to objects and reads documents and charts.",
    },
    {
      id: "microsoft/Magma-8B",
      description: "Made for agents: besides answering it can plan actions on user interfaces and for robots.",
    },
  ],
  spaces: [
    {
      id: "opencompass/open_vlm_leaderboard",
      description: "Compares vision-language models on many benchmarks; a good place to narrow down candidates.",
    },
    {
      id: "sergiopaniego/vlm_object_understanding",
      description: "Shows side by side how different vision-language models find and locate objects in an image.",
    },
    { id: "prithivMLmods/Multimodal-OCR", description: "Upload a page and try several models at reading its text." },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of questions answered correctly, from 0 to 1; higher is better. Used with multiple-choice or short-answer benchmarks; a high score on one benchmark says little about others.",
    },
    {
      id: "anls",
      label: "Average normalized Levenshtein similarity (ANLS)",
      description:
        "Mean similarity between given and correct answer strings, with small spelling slips forgiven; from 0 to 1, higher is better. Used when the answer has to be read from a document, sign or chart.",
    },
  ],
  widgetModels: ["zai-org/GLM-4.5V"],
};
