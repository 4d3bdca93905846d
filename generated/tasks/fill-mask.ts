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
    "A model guesses the word hidden behind a mask token from the words on both sides and returns the likeliest candidates. It is the training objective of encoder models, and a quick test of what such a model has learned about a language or a field.",
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
        "Encyclopaedia text in hundreds of languages, cleaned of markup; a tidy corpus for training or adapting an encoder.",
    },
    {
      id: "allenai/c4",
      description:
        "Very large cleaned web crawl, English first and with a multilingual part; broader and noisier than an encyclopaedia.",
    },
  ],
  models: [
    {
      id: "answerdotai/ModernBERT-large",
      description:
        "Modern English encoder with a long context and fast attention; a strong base for fine-tuning on classification and retrieval.",
    },
    {
      id: "FacebookAI/xlm-roberta-base",
      description: "Encoder for about a hundred languages; the choice when one model has to serve several of them.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "cross-entropy",
      label: "Cross-entropy",
      description:
        "Average negative log-probability of the true word behind the mask. 0 is perfect and lower is better. It compares models only when they share the vocabulary and the masked positions.",
    },
    {
      id: "perplexity",
      label: "Perplexity",
      description:
        "Exponential of the cross-entropy over masked words: how many candidates the model is in effect torn between. 1 is perfect and lower is better. Compare only with the same vocabulary and masking.",
    },
  ],
  widgetModels: ["distilbert/distilroberta-base"],
};
