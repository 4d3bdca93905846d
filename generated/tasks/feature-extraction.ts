// Generated – do not edit.
// source:    spec/tasks/feature-extraction.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Feature Extraction. */
export const featureExtraction: TaskData = {
  id: "feature-extraction",
  label: "Feature Extraction",
  order: 80,
  modality: "nlp",
  libraries: ["fasttext", "sentence-transformers", "transformers", "transformers.js"],
  summary:
    "A model turns a text into vectors of numbers (embeddings), one for each token or one for the whole text. Texts with similar meaning get similar vectors. The vectors are used for search, clustering, retrieval-augmented generation and as input to other models.",
  demo: {
    inputs: [{ type: "text", label: "Input", content: "Fresh snow covers the path." }],
    outputs: [
      {
        type: "tabular",
        table: [
          ["Dimension 1", "Dimension 2", "Dimension 3"],
          ["0.1842", "-0.5127", "0.3308"],
          ["-0.0416", "0.2793", "0.6105"],
          ["0.4571", "-0.1188", "-0.2960"],
          ["0.0723", "0.3874", "-0.4419"],
        ],
      },
    ],
  },
  datasets: [
    {
      id: "wikimedia/wikipedia",
      description:
        "Cleaned Wikipedia articles, with one dump per language. It is a common corpus to test search and retrieval.",
    },
  ],
  models: [
    {
      id: "thenlper/gte-large",
      description:
        "English embedding model with 1,024 dimensions. It is accurate for search and clustering, and runs on a single GPU.",
    },
    {
      id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
      description:
        "Embedding model based on a 7B language model. It accepts long inputs and task instructions. It is slower: use it if quality is most important.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description:
        "Ranks embedding models on the MTEB benchmarks by task, language and size. Use it to choose candidates.",
    },
    {
      id: "mteb/arena",
      description: "Shows the answers of two embedding models side by side and collects votes for the better one.",
    },
  ],
  metrics: [
    {
      id: "ndcg-at-k",
      label: "NDCG at K",
      description:
        "Quality of the first K search results when they are ranked by vector similarity, from 0 to 1. Higher is better. The top places have more weight. It is the usual metric of retrieval benchmarks.",
    },
    {
      id: "cosine-similarity",
      label: "Cosine similarity",
      description:
        "Cosine of the angle between two embeddings, from -1 to 1. A higher value means a more similar meaning. Do not compare the values of different models, because each model has its own typical range. Compare only the order of the results.",
    },
  ],
  widgetModels: ["facebook/bart-base"],
};
