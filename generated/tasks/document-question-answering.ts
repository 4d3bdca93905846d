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
    "A model answers a question about a scanned or photographed document from its words, layout and images. It is used to extract amounts, names and dates from invoices, forms, contracts and reports, without a template for each of them.",
  demo: {
    inputs: [
      { type: "text", label: "Question", content: "What is the total amount due?" },
      {
        type: "img",
        filename: "invoice.webp",
        width: 640,
        height: 640,
        description:
          "Invoice of a joinery with three line items, dated 12 March 2024. The text at the bottom right reads: Total due £486.50.",
      },
    ],
    outputs: [{ type: "text", label: "Answer", content: "£486.50" }],
  },
  datasets: [
    {
      id: "HuggingFaceM4/Docmatix",
      description:
        "Very large set of document pages with generated questions and answers. Use it for training, not for the final evaluation.",
    },
    {
      id: "eliolio/docvqa",
      description:
        "Questions about industry documents, with answers marked by people. It is the usual benchmark of the task.",
    },
  ],
  models: [
    {
      id: "impira/layoutlm-document-qa",
      description:
        "Fine-tuned LayoutLM that selects the answer from the text of the OCR step. It is small and easy to start with.",
    },
    {
      id: "impira/layoutlm-invoices",
      description:
        "Fine-tuned LayoutLM that was also trained on invoices. It selects the answer from the text of the OCR step. Choose it for bills and receipts.",
    },
    {
      id: "microsoft/udop-large",
      description:
        "Combines image, text and layout in one model that generates the answer. Fine-tune it for several document tasks.",
    },
    {
      id: "google/pix2struct-docvqa-large",
      description: "Reads the page image directly, without a separate OCR step. Use it where OCR results are poor.",
    },
  ],
  spaces: [
    { id: "impira/docquery", description: "Upload a document or give a link, and ask several questions about it." },
    {
      id: "impira/invoices",
      description: "Extracts the usual fields, such as number, date and total, from an invoice that you upload.",
    },
    {
      id: "merve/compare_docvqa_models",
      description: "Runs several document models on the same page and question, so that you can compare their answers.",
    },
  ],
  metrics: [
    {
      id: "anls",
      label: "Average normalized Levenshtein similarity (ANLS)",
      description:
        "Average similarity of the given and the correct answers by edit distance, from 0 to 1. Higher is better. Answers that differ too much count as 0. It tolerates small reading errors in a word.",
    },
    {
      id: "exact-match",
      label: "Exact match",
      description:
        "Share of answers that equal the expected text character by character, from 0 to 1. Higher is better. It is strict. Use it for amounts and numbers, where one wrong digit matters.",
    },
  ],
  widgetModels: ["impira/layoutlm-invoices"],
};
