// Generated – do not edit.
// source:    spec/tasks/sentence-similarity.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Sentence Similarity. */
export const sentenceSimilarity: TaskData = {
  id: "sentence-similarity",
  label: "Sentence Similarity",
  order: 110,
  modality: "nlp",
  libraries: ["sentence-transformers", "spacy", "transformers.js"],
  youtubeId: "VCZq5AkbNEU",
  summary:
    "A model turns a source sentence and several other sentences into vectors, and scores how similar their meanings are. It is used for semantic search, for finding duplicate questions, for grouping documents and for retrieval in chat assistants.",
  demo: {
    inputs: [
      { type: "text", label: "Source sentence", content: "The museum opens at ten o'clock." },
      { type: "text", label: "Sentences to compare to", content: "You can visit the museum from 10 a.m." },
      { type: "text", label: "", content: "The gallery is closed on Mondays." },
      { type: "text", label: "", content: "She bought a new bicycle." },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          { label: "You can visit the museum from 10 a.m.", score: 0.89 },
          { label: "The gallery is closed on Mondays.", score: 0.46 },
          { label: "She bought a new bicycle.", score: 0.04 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "microsoft/ms_marco",
      description:
        "Real search queries with passages that are rated for relevance. It is widely used to train models for semantic search.",
    },
  ],
  models: [
    {
      id: "sentence-transformers/all-mpnet-base-v2",
      description: "General English sentence encoder with 768 dimensions. It is accurate and quick to set up.",
    },
    {
      id: "BAAI/bge-m3",
      description:
        "Encoder for more than a hundred languages and long documents. It offers dense, sparse and multi-vector search in one model.",
    },
    {
      id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
      description:
        "Compact multilingual embedding model that accepts a task instruction. Its quality is high for its size.",
    },
  ],
  spaces: [
    {
      id: "Gradio-Blocks/Ask_Questions_To_YouTube_Videos",
      description: "Finds the passages of a video transcript that answer a question.",
    },
    {
      id: "Gradio-Blocks/pubmed-abstract-retriever",
      description: "Searches abstracts of medical papers by meaning instead of keywords.",
    },
    {
      id: "nickmuchi/article-text-summarizer",
      description: "Summarises an article from a text or a link. It is an example of text encoders in a larger app.",
    },
    {
      id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
      description: "Searches sample texts by meaning and shows how the results of different sentence encoders differ.",
    },
  ],
  metrics: [
    {
      id: "mean-reciprocal-rank",
      label: "Mean reciprocal rank",
      description:
        "The average of 1 divided by the rank of the first correct result, over all queries. It ranges from 0 to 1, and higher is better. With 1, the correct sentence is always first. With 0.5, it is typically second.",
    },
    {
      id: "cosine-similarity",
      label: "Cosine similarity",
      description:
        "Measures the cosine of the angle between two embeddings, from -1 to 1. The higher the value, the more similar the meanings. Between models, compare only the order of the scores, because each model has a different typical range.",
    },
  ],
  widgetModels: ["sentence-transformers/all-MiniLM-L6-v2"],
};
