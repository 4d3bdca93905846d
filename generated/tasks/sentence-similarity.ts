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
    "A model turns a source sentence and several others into vectors and scores how close each is in meaning. It drives semantic search, detection of duplicate questions, grouping of documents and retrieval for chat assistants.",
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
        "Real search queries with passages judged for relevance; widely used to train models for semantic search.",
    },
  ],
  models: [
    {
      id: "sentence-transformers/all-mpnet-base-v2",
      description: "All-round English sentence encoder with 768 dimensions; accurate and quick to set up.",
    },
    {
      id: "BAAI/bge-m3",
      description:
        "Encoder for more than a hundred languages and long documents that offers dense, sparse and multi-vector search in one model.",
    },
    {
      id: "HIT-TMG/KaLM-embedding-multilingual-mini-instruct-v1.5",
      description: "Compact multilingual embedding model that accepts a task instruction; good value for its size.",
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
      description:
        "Summarises an article from text or a link; an example of text encoders at work inside a larger app.",
    },
    {
      id: "sentence-transformers/Sentence_Transformers_for_semantic_search",
      description: "Small semantic search over sample texts that shows the effect of different sentence encoders.",
    },
  ],
  metrics: [
    {
      id: "mean-reciprocal-rank",
      label: "Mean reciprocal rank",
      description:
        "Averages 1 divided by the rank of the first right result over all queries; 0 to 1, higher is better. 1 means the right sentence always came first, 0.5 that it stood second on a typical query.",
    },
    {
      id: "cosine-similarity",
      label: "Cosine similarity",
      description:
        "Cosine of the angle between two embeddings, from -1 to 1; the higher, the closer in meaning. Only the order of scores is comparable between models, since each has its own typical range.",
    },
  ],
  widgetModels: ["sentence-transformers/all-MiniLM-L6-v2"],
};
