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
    "A model turns a text into vectors of numbers, one for each token or one for the whole text. Texts with similar meaning get similar vectors, which makes them useful for search, clustering, retrieval-augmented generation and as input to other models.",
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
        "Cleaned Wikipedia articles, one dump per language; a common corpus to embed for search and retrieval tests.",
    },
  ],
  models: [
    {
      id: "thenlper/gte-large",
      description:
        "English embedding model with 1,024 dimensions; accurate for search and clustering while still light enough for a single GPU.",
    },
    {
      id: "Alibaba-NLP/gte-Qwen1.5-7B-instruct",
      description:
        "Embedding model built on a 7B language model, with long input and task instructions; slower, for cases where quality comes first.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description:
        "Ranks embedding models on the MTEB benchmarks by task, language and size; the place to shortlist a model.",
    },
    {
      id: "mteb/arena",
      description: "Shows the answers of two embedding models side by side and collects votes on which is better.",
    },
  ],
  metrics: [
    {
      id: "ndcg-at-k",
      label: "NDCG at K",
      description:
        "Quality of the first K search results when ranked by vector similarity, with more weight on the top places; 0 to 1, higher is better. The usual figure for retrieval benchmarks.",
    },
    {
      id: "cosine-similarity",
      label: "Cosine similarity",
      description:
        "Cosine of the angle between two embeddings, from -1 to 1; the higher, the closer in meaning. Only the order of scores is comparable between models, since each has its own typical range.",
    },
  ],
  widgetModels: ["facebook/bart-base"],
};
