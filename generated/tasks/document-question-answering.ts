// Generated – do not edit.
// source:    spec/tasks/document-question-answering.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Document Question Answering. */
export const documentQuestionAnswering: TaskData = {
  id: "document-question-answering",
  label: "Document Question Answering",
  order: 440,
  modality: "multimodal",
  subtasks: [{ type: "document-question-answering", name: "Document Question Answering" }],
  hideInDatasets: true,
  libraries: ["transformers", "transformers.js"],
  summary:
    "Answers a question about a scanned or photographed document from its words, its layout and its images. Used to pull amounts, names and dates out of invoices, forms, contracts and reports without a template for each of them.",
  demo: {
    inputs: [
      { type: "text", label: "Question", content: "What is the total amount due?" },
      {
        type: "img",
        filename: "invoice.webp",
        width: 640,
        height: 640,
        description:
          "Invoice of a joinery with three line items, dated 12 March 2024. At the bottom right: Total due £486.50.",
      },
    ],
    outputs: [{ type: "text", label: "Answer", content: "£486.50" }],
  },
  datasets: [
    {
      id: "HuggingFaceM4/Docmatix",
      description:
        "A very large set of document pages with generated questions and answers; meant for training, not for final evaluation.",
    },
    {
      id: "eliolio/docvqa",
      description: "Questions on industry documents with answers marked by people; the usual benchmark of the task.",
    },
  ],
  models: [
    {
      id: "impira/layoutlm-document-qa",
      description: "Fine-tuned LayoutLM that picks the answer from recognised text; light and easy to start with.",
    },
    {
      id: "impira/layoutlm-invoices",
      description: "The same approach trained further on invoices; choose it for bills and receipts.",
    },
    {
      id: "microsoft/udop-large",
      description:
        "Combines image, text and layout in one model that generates its answer; a base for fine-tuning on several document tasks.",
    },
    {
      id: "google/pix2struct-docvqa-large",
      description:
        "Reads the page image directly, with no separate text recognition step; useful where OCR output is poor.",
    },
  ],
  spaces: [
    { id: "impira/docquery", description: "Upload a document or give a link and ask several questions about it." },
    {
      id: "impira/invoices",
      description: "Extracts the usual fields, such as number, date and total, from an invoice you upload.",
    },
    {
      id: "merve/compare_docvqa_models",
      description: "Runs several document models on the same page and question so that you can compare their answers.",
    },
  ],
  metrics: [
    {
      id: "anls",
      label: "Average normalized Levenshtein similarity (ANLS)",
      description:
        "Similarity of the given and the correct answer by edit distance, set to 0 when they differ too much and averaged; from 0 to 1, higher is better. Forgives small reading errors in a word.",
    },
    {
      id: "exact-match",
      label: "Exact match",
      description:
        "Share of answers that equal the expected text character for character, from 0 to 1; higher is better. Strict, and therefore apt for amounts and numbers, where one wrong digit matters.",
    },
  ],
  widgetModels: ["impira/layoutlm-invoices"],
};
