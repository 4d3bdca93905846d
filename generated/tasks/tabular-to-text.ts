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
    "A model writes fluent text from structured records, such as database rows, key-value pairs or subject-predicate-object triples. The text should contain all the given facts and no others. It is used for product descriptions, automatic reports and texts from knowledge graphs.",
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
        "Sets of RDF triples with sentences that express them, in English and Russian. It is the standard dataset for RDF to text.",
    },
    {
      id: "GEM/e2e_nlg",
      description:
        "Short attribute lists about restaurants, each with several descriptions written by people. Use it for a first model in a narrow domain.",
    },
    {
      id: "GEM/dart",
      description:
        "Triples from tables and other sources with matching sentences. It covers more topics than the restaurant data of GEM/e2e_nlg.",
    },
  ],
  models: [
    {
      id: "google-t5/t5-base",
      description:
        "A text-to-text model that is often fine-tuned on triples written as text. It is a good base for your own records.",
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
        "Measures the overlap of word sequences between the generated text and reference texts, from 0 to 1 or 0 to 100. Higher is better. Use it to rank systems on one dataset, but it does not detect a single wrong fact.",
    },
    {
      id: "rouge",
      label: "ROUGE",
      description:
        "Measures how many words and phrases of the reference appear in the output. It ranges from 0 to 1, and higher is better. A low recall can mean that facts are missing.",
    },
    {
      id: "parent",
      label: "PARENT",
      description:
        "Compares the output with both the reference and the source record. It ranges from 0 to 1, and higher is better. Unlike overlap with a reference alone, it rewards values copied from the record and penalises invented values.",
    },
  ],
  widgetModels: [],
};
