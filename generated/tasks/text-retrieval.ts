// Generated – do not edit.
// source:    spec/tasks/text-retrieval.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text Retrieval. */
export const textRetrieval: TaskData = {
  id: "text-retrieval",
  label: "Text Retrieval",
  order: 370,
  modality: "nlp",
  subtasks: [
    { type: "document-retrieval", name: "Document Retrieval" },
    { type: "utterance-retrieval", name: "Utterance Retrieval" },
    { type: "entity-linking-retrieval", name: "Entity Linking Retrieval" },
    { type: "fact-checking-retrieval", name: "Fact Checking Retrieval" },
  ],
  hideInModels: true,
  libraries: [],
  summary:
    "Finds the texts in a large collection that are relevant to a query. Queries and texts are usually turned into vectors or weighted terms beforehand so that millions can be searched quickly. It drives search, question answering, fact checking and giving context to language models.",
  demo: {
    inputs: [
      { type: "text", label: "Query", content: "Which planet has the shortest year?" },
      {
        type: "text",
        label: "Collection",
        content:
          "1. Saturn is known for its bright rings.\n2. Mercury circles the Sun in about 88 Earth days.\n3. A day on Venus is longer than its year.\n4. Telescopes gather light with lenses or mirrors.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Retrieved Texts",
        content: "2. Mercury circles the Sun in about 88 Earth days.\n3. A day on Venus is longer than its year.",
      },
    ],
  },
  datasets: [
    {
      id: "microsoft/ms_marco",
      description: "Web search queries with relevant passages; the usual training data for general English retrievers.",
    },
    {
      id: "BeIR/scifact",
      description:
        "Scientific claims with the abstracts that support or refute them; a small test of retrieval outside everyday language.",
    },
    {
      id: "fever/fever",
      description:
        "Claims to be checked against Wikipedia, with the evidence marked; made for fact-checking retrieval.",
    },
    {
      id: "miracl/miracl",
      description: "Queries and judged Wikipedia passages in many languages; use it to test multilingual search.",
    },
  ],
  models: [
    {
      id: "BAAI/bge-m3",
      description:
        "Multilingual embedding model that gives dense, sparse and multi-vector representations; a flexible choice for mixed or long texts.",
    },
    {
      id: "intfloat/multilingual-e5-large",
      description: "Dense embeddings for many languages; expects a query or passage prefix in front of the text.",
    },
    {
      id: "sentence-transformers/multi-qa-mpnet-base-dot-v1",
      description: "English model trained on question-answer pairs; a simple start for searching short passages.",
    },
    {
      id: "colbert-ir/colbertv2.0",
      description:
        "Keeps one vector per token and compares them late; more exact than single-vector models at the price of a larger index.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description: "Compares embedding models on many retrieval and other tasks, with filters for language and size.",
    },
  ],
  metrics: [
    {
      id: "ndcg-at-k",
      label: "NDCG at K",
      description:
        "Quality of the order within the first K results, with more weight on the top; from 0 to 1, higher is better. K = 10 is the usual setting in retrieval benchmarks.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Share of the relevant texts that appear among the first K results, from 0 to 1; higher is better. Decisive when a later stage re-orders the results, since it cannot recover what is missing.",
    },
    {
      id: "mean-reciprocal-rank",
      label: "Mean reciprocal rank",
      description:
        "Average of one divided by the rank of the first relevant text; from 0 to 1, higher is better. Fits searches in which one good hit is enough.",
    },
  ],
  widgetModels: [],
};
