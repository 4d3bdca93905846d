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
    "A model receives a query and several texts. It scores how well each text answers the query, so that you can sort the texts. It is mostly used as the second, more accurate step of a search: a fast retriever finds candidates, and the ranker puts the best ones first.",
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
        "Real search queries with passages that are marked as answers. It is the standard dataset for training and testing rankers.",
    },
  ],
  models: [
    {
      id: "cross-encoder/ms-marco-MiniLM-L6-v2",
      description: "A small and fast English cross-encoder. It is a good default if ranking has to run on a CPU.",
    },
    {
      id: "Alibaba-NLP/gte-multilingual-reranker-base",
      description:
        "Ranks texts in many languages and accepts long inputs. Choose it if queries are not only in English.",
    },
    {
      id: "Alibaba-NLP/gte-reranker-modernbert-base",
      description:
        "An English ranker based on ModernBERT. Choose it for long passages and for higher quality at a moderate size.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "ndcg",
      label: "Normalized discounted cumulative gain (NDCG)",
      description:
        "Compares the order of the results with the ideal order, with more weight on the top results. It ranges from 0 to 1, and higher is better. It also works with several levels of relevance.",
    },
    {
      id: "mean-reciprocal-rank",
      label: "Mean reciprocal rank",
      description:
        "The average of 1 divided by the rank of the first relevant text, over all queries. It ranges from 0 to 1, and higher is better. If the first relevant text is always in second place, the value is 0.5.",
    },
    {
      id: "mean-average-precision",
      label: "Mean average precision (mAP)",
      description:
        "Measures the average precision over the ranks of all relevant texts of a query, and then the mean over all queries. It ranges from 0 to 1, and higher is better. Use it for queries with several correct answers.",
    },
  ],
  widgetModels: ["cross-encoder/ms-marco-MiniLM-L6-v2"],
};
