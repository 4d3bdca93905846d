// Generated – do not edit.
// source:    spec/tasks/tabular-to-text.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Tabular to Text. */
export const tabularToText: TaskData = {
  id: "tabular-to-text",
  label: "Tabular to Text",
  order: 330,
  modality: "tabular",
  subtasks: [{ type: "rdf-to-text", name: "RDF to text" }],
  hideInModels: true,
  libraries: ["transformers"],
  summary:
    "Writes fluent text from structured records, such as database rows, key-value pairs or subject-predicate-object triples. The output should state the given facts, all of them and nothing else. Used for product descriptions, automatic reports and putting knowledge graphs into words.",
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Subject", "Predicate", "Object"],
          ["Ada Lovelace", "birth place", "London"],
          ["Ada Lovelace", "birth year", "1815"],
          ["Ada Lovelace", "field", "mathematics"],
        ],
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Generated Text",
        content: "Ada Lovelace, who worked in mathematics, was born in London in 1815.",
      },
    ],
  },
  datasets: [
    {
      id: "GEM/web_nlg",
      description:
        "Sets of RDF triples paired with sentences that express them, in English and Russian; the standard choice for RDF to text.",
    },
    {
      id: "GEM/e2e_nlg",
      description:
        "Short attribute lists about restaurants with several human-written descriptions each; good for a first, narrow-domain model.",
    },
    {
      id: "GEM/dart",
      description:
        "Triples drawn from tables and other sources with matching sentences; covers more open domains than the restaurant data.",
    },
  ],
  models: [
    {
      id: "google-t5/t5-base",
      description:
        "A text-to-text model that is commonly fine-tuned on linearised triples; a solid base for your own records.",
    },
    {
      id: "google/flan-t5-base",
      description: "An instruction-tuned T5 that can describe simple records from a prompt without further training.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Overlap of word sequences between the generated text and reference texts, from 0 to 1 or 0 to 100; higher is better. Useful for ranking systems on one data set, though it does not notice a single wrong fact.",
    },
    {
      id: "rouge",
      label: "ROUGE",
      description:
        "How much of the reference's words and phrases appears in the output, from 0 to 1; higher is better. A low recall hints that facts were left out.",
    },
    {
      id: "parent",
      label: "PARENT",
      description:
        "Compares the output with both the reference and the source record, from 0 to 1; higher is better. Unlike pure overlap with a reference, it rewards values copied from the record and penalises invented ones.",
    },
  ],
  widgetModels: [],
};
