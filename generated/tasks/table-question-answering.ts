// Generated – do not edit.
// source:    spec/tasks/table-question-answering.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Table Question Answering. */
export const tableQuestionAnswering: TaskData = {
  id: "table-question-answering",
  label: "Table Question Answering",
  order: 30,
  modality: "nlp",
  libraries: ["transformers"],
  summary:
    "A model receives a table and a question in plain language. It selects the cells that answer the question and, if necessary, counts, adds or averages them. People can query spreadsheets and reports without formulas or SQL.",
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Product", "Warehouse", "In stock", "Price (EUR)"],
          ["Desk lamp", "Porto", "140", "32.50"],
          ["Floor lamp", "Ghent", "38", "89.00"],
          ["Wall light", "Porto", "75", "27.90"],
        ],
      },
      { type: "text", label: "Question", content: "How many items are in stock in Porto?" },
    ],
    outputs: [{ type: "text", label: "Result", content: "215" }],
  },
  datasets: [
    {
      id: "stanfordnlp/wikitablequestions",
      description:
        "Questions over Wikipedia tables with only the answer given. Many of them need counting, comparing or sorting, so the dataset tests reasoning as well as look-up.",
    },
    {
      id: "Salesforce/wikisql",
      description:
        "Questions over Wikipedia tables, each with a SQL query on one table. Use it for models that write queries instead of selecting cells.",
    },
  ],
  models: [
    {
      id: "microsoft/tapex-base",
      description:
        "BART-based model that learned to imitate SQL execution and generates the answer as text. It is a base model for fine-tuning.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "BERT-style model that selects cells and an operation such as sum, count or average. It is trained on WikiTableQuestions and ready to use.",
    },
  ],
  spaces: [
    {
      id: "katanaml/table-query",
      description: "Answers questions about a table from a CSV file and shows the answer next to the data.",
    },
  ],
  metrics: [
    {
      id: "denotation-accuracy",
      label: "Denotation accuracy",
      description:
        "Measures the share of questions whose final answer equals the reference answer. It ranges from 0 to 1, and higher is better. It checks only the result, not the cells or the query that produced it.",
    },
  ],
  widgetModels: ["google/tapas-base-finetuned-wtq"],
};
