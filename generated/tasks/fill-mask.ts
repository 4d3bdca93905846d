// Generated – do not edit.
// source:    spec/tasks/fill-mask.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Fill-Mask. */
export const fillMask: TaskData = {
  id: "fill-mask",
  label: "Fill-Mask",
  order: 100,
  modality: "nlp",
  subtasks: [
    { type: "slot-filling", name: "Slot Filling" },
    { type: "masked-language-modeling", name: "Masked Language Modeling" },
  ],
  libraries: ["paddlenlp", "transformers", "transformers.js"],
  youtubeId: "mqElG5QJWUg",
  summary:
    "A model predicts the word behind a mask token from the words on both sides, and returns the most likely candidates. This is the training objective of encoder models. It is also a quick test of the model's knowledge of a language or a field.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "The bakery sells fresh <mask> every morning." }],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "bread", score: 0.62 },
          { label: "pastries", score: 0.09 },
          { label: "bagels", score: 0.05 },
          { label: "cakes", score: 0.04 },
          { label: "fruit", score: 0.03 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "wikimedia/wikipedia",
      description:
        "Encyclopaedia articles in hundreds of languages, without markup. It is a clean corpus to train or adapt an encoder.",
    },
    {
      id: "allenai/c4",
      description:
        "Very large, cleaned web crawl, mainly in English, with a multilingual part. It is broader and noisier than an encyclopaedia.",
    },
  ],
  models: [
    {
      id: "answerdotai/ModernBERT-large",
      description:
        "Modern English encoder with a long context and fast attention. It is a strong base to fine-tune for classification and retrieval.",
    },
    {
      id: "FacebookAI/xlm-roberta-base",
      description: "Encoder for about a hundred languages. Choose it if one model has to support several languages.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "cross-entropy",
      label: "Cross-entropy",
      description:
        "Average negative log-probability of the true word behind the mask. 0 is perfect and lower is better. Compare models only if the vocabulary and the masked positions are the same.",
    },
    {
      id: "perplexity",
      label: "Perplexity",
      description:
        "Exponential of the cross-entropy over masked words. It is the number of words between which the model is undecided, on average. 1 is perfect and lower is better. Compare models only if the vocabulary and the masked positions are the same.",
    },
  ],
  widgetModels: ["distilbert/distilroberta-base"],
};
