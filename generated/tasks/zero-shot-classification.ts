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
    "A model sorts a text into labels that are named only when it is called, so no training on those labels is needed. Each candidate label gets a score. It suits prototypes, changing categories and cases without labelled examples.",
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
        "Benchmark of English understanding tasks; its inference parts serve to train and test the entailment models behind this task.",
    },
    {
      id: "nyu-mll/multi_nli",
      description:
        "Sentence pairs with entailment labels from several genres of English; the usual training set for zero-shot classifiers.",
    },
    {
      id: "fever/fever",
      description:
        "Claims to be supported or refuted with sentences from Wikipedia; adds factual inference to the training mix.",
    },
  ],
  models: [
    {
      id: "facebook/bart-large-mnli",
      description: "BART trained on MultiNLI; the common English default, scoring one candidate label per pass.",
    },
    {
      id: "MoritzLaurer/ModernBERT-large-zeroshot-v2.0",
      description:
        "Newer encoder with a long context and quick inference, trained on inference data and many classification sets.",
    },
    {
      id: "knowledgator/gliclass-modern-base-v2.0-init",
      description: "Scores all candidate labels in a single pass, so it stays fast when the list of labels is long.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of texts whose top label is the right one, from 0 to 1; higher is better. Report it together with the label names, since other wording can change it.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, averaged over labels; 0 to 1, higher is better. Prefer it when several labels may apply or some are rare.",
    },
  ],
  widgetModels: ["facebook/bart-large-mnli"],
};
