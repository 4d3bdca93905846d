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
    "A model finds the texts in a large collection that are relevant to a query. Usually, queries and texts are first turned into vectors or weighted terms, so that millions of texts can be searched quickly. It is used for search, question answering, fact checking and for adding context to prompts of language models.",
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
      description:
        "Web search queries with relevant passages. It is the usual training data for general English retrievers.",
    },
    {
      id: "BeIR/scifact",
      description:
        "Scientific claims with the abstracts that support or refute them. It is a small test of retrieval outside everyday language.",
    },
    {
      id: "fever/fever",
      description:
        "Claims to check against Wikipedia, with the evidence marked. The dataset is made for fact-checking retrieval.",
    },
    {
      id: "miracl/miracl",
      description: "Queries and rated Wikipedia passages in many languages. Use it to test multilingual search.",
    },
  ],
  models: [
    {
      id: "BAAI/bge-m3",
      description:
        "Multilingual embedding model with dense, sparse and multi-vector representations. It is a flexible choice for mixed or long texts.",
    },
    {
      id: "intfloat/multilingual-e5-large",
      description: "Dense embedding model for many languages. It expects a query or passage prefix before the text.",
    },
    {
      id: "sentence-transformers/multi-qa-mpnet-base-dot-v1",
      description:
        "English model trained on pairs of question and answer. It is a simple start for searching short passages.",
    },
    {
      id: "colbert-ir/colbertv2.0",
      description:
        "Stores one vector per token and compares the vectors late. It is more accurate than models with a single vector, but needs a larger index.",
    },
  ],
  spaces: [
    {
      id: "mteb/leaderboard",
      description: "Compares embedding models on retrieval and many other tasks, with filters for language and size.",
    },
  ],
  metrics: [
    {
      id: "ndcg-at-k",
      label: "NDCG at K",
      description:
        "Measures the quality of the order of the first K results, with more weight on the top results. It ranges from 0 to 1, and higher is better. Retrieval benchmarks usually use K = 10.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Measures the share of the relevant texts that are among the first K results. It ranges from 0 to 1, and higher is better. It is decisive if a later step sorts the results again, because that step cannot add missing texts.",
    },
    {
      id: "mean-reciprocal-rank",
      label: "Mean reciprocal rank",
      description:
        "The average of 1 divided by the rank of the first relevant text, over all queries. It ranges from 0 to 1, and higher is better. Use it for searches that need only one good result.",
    },
  ],
  widgetModels: [],
};
