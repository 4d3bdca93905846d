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
    "Given a table and a question in plain language, a model picks the cells that answer it and, where needed, counts, adds or averages them. People can query spreadsheets and reports without writing formulas or SQL.",
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
        "Questions over Wikipedia tables with only the answer given; many need counting, comparing or sorting, so it tests reasoning as well as look-up.",
    },
    {
      id: "Salesforce/wikisql",
      description:
        "Questions over Wikipedia tables, each paired with a SQL query on one table; suited to models that write queries instead of picking cells.",
    },
  ],
  models: [
    {
      id: "microsoft/tapex-base",
      description:
        "BART-based model that learned to imitate SQL execution and generates the answer as text; meant as a starting point for fine-tuning.",
    },
    {
      id: "google/tapas-base-finetuned-wtq",
      description:
        "BERT-style model that selects cells and an operation such as sum, count or average; trained on WikiTableQuestions and usable at once.",
    },
  ],
  spaces: [
    {
      id: "katanaml/table-query",
      description: "Ask questions about a table loaded from a CSV file and see the answer next to the data.",
    },
  ],
  metrics: [
    {
      id: "denotation-accuracy",
      label: "Denotation accuracy",
      description:
        "Share of questions whose final answer equals the reference answer, from 0 to 1; higher is better. Only the result counts, not the cells or the query that led to it.",
    },
  ],
  widgetModels: ["google/tapas-base-finetuned-wtq"],
};
