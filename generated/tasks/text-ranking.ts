// Generated – do not edit.
// source:    spec/tasks/text-ranking.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Text Ranking. */
export const textRanking: TaskData = {
  id: "text-ranking",
  label: "Text Ranking",
  order: 360,
  modality: "nlp",
  libraries: ["sentence-transformers", "transformers"],
  summary:
    "Takes a query and several texts and gives each text a score for how well it answers the query, so that they can be sorted. It mostly serves as the second, more exact stage of a search: a fast retriever finds candidates, the ranker puts the best ones first.",
  demo: {
    inputs: [
      { type: "text", label: "Source sentence", content: "How do I remove rust from a cast-iron pan?" },
      {
        type: "text",
        label: "Sentences to compare to",
        content: "Scrub the rusty spots with steel wool, rinse, dry at once and rub in a thin coat of oil.",
      },
      { type: "text", label: "", content: "Cast-iron pans keep heat for a long time and suit searing meat." },
      { type: "text", label: "", content: "The train to the coast leaves from platform two." },
    ],
    outputs: [
      {
        type: "chart",
        data: [
          {
            label: "Scrub the rusty spots with steel wool, rinse, dry at once and rub in a thin coat of oil.",
            score: 0.981,
          },
          { label: "Cast-iron pans keep heat for a long time and suit searing meat.", score: 0.074 },
          { label: "The train to the coast leaves from platform two.", score: 0.001 },
        ],
      },
    ],
  },
  datasets: [
    {
      id: "microsoft/ms_marco",
      description:
        "Real search queries with passages marked as answering them; the standard data for training and testing rankers.",
    },
  ],
  models: [
    {
      id: "cross-encoder/ms-marco-MiniLM-L6-v2",
      description: "A small and fast English cross-encoder; a sensible default when ranking has to run on a CPU.",
    },
    {
      id: "Alibaba-NLP/gte-multilingual-reranker-base",
      description:
        "Ranks texts in many languages and accepts long inputs; choose it when queries are not only English.",
    },
    {
      id: "Alibaba-NLP/gte-reranker-modernbert-base",
      description:
        "An English ranker built on ModernBERT; choose it for long passages and higher quality at moderate size.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "ndcg",
      label: "Normalized discounted cumulative gain (NDCG)",
      description:
        "Compares the order found with the ideal order and gives hits near the top more weight; from 0 to 1, higher is better. It can use graded relevance, not only relevant or not.",
    },
    {
      id: "mean-reciprocal-rank",
      label: "Mean reciprocal rank",
      description:
        "Average over queries of one divided by the rank of the first relevant text; from 0 to 1, higher is better. A value of 0.5 is what you get when the first good hit always stands in second place.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Average precision over the ranks of all relevant texts of a query, then the mean over queries; from 0 to 1, higher is better. Suits queries with several right answers.",
    },
  ],
  widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
};
