// Generated – do not edit.
// source:    spec/tasks/zero-shot-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Zero-Shot Classification. */
export const zeroShotClassification: TaskData = {
  id: "zero-shot-classification",
  label: "Zero-Shot Classification",
  order: 50,
  modality: "nlp",
  libraries: ["open_clip", "paddlenlp", "transformers", "transformers.js"],
  summary:
    "A model assigns a text to labels that you define in the request, so it needs no training on these labels. Each label gets a score. It is used for prototypes, for categories that change, and if there are no labelled examples.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Text Input",
        content: "My parcel was due on Monday, and the tracking page has not changed for four days.",
      },
      { type: "text", label: "Candidate Labels", content: "delivery, returns, payment" },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "delivery", score: 0.94 },
          { label: "returns", score: 0.04 },
          { label: "payment", score: 0.02 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "nyu-mll/glue",
      description:
        "A benchmark of English language understanding tasks. Its inference tasks are used to train and test the entailment models for zero-shot classification.",
    },
    {
      id: "nyu-mll/multi_nli",
      description:
        "Sentence pairs with entailment labels from several genres of English. It is the usual training dataset for zero-shot classifiers.",
    },
    {
      id: "fever/fever",
      description:
        "Claims that sentences from Wikipedia support or refute. It adds factual inference to the training data.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-mnli",
      description: "BART trained on MultiNLI. It is the common default for English and scores one label per pass.",
    },
    {
      id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
      description:
        "A newer encoder with a long context window and fast inference. It was trained on inference data and many classification datasets.",
    },
    {
      id: "knowledgator/gliclass-modern-base-v2.0-init",
      description: "Scores all labels in a single pass, so it stays fast with a long list of labels.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of texts whose top label is correct, from 0 to 1. Higher is better. Report it together with the label names, because other names can change it.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, averaged over labels, from 0 to 1. Higher is better. Use it if several labels can apply to one text or if some labels are rare.",
    },
  ],
  widgetModels: ["facebook/bart-large-mnli"],
};
