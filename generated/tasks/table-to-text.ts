// Generated – do not edit.
// source:    spec/tasks/table-to-text.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Table to Text. */
export const tableToText: TaskData = {
  id: "table-to-text",
  label: "Table to Text",
  order: 340,
  modality: "nlp",
  hideInModels: true,
  libraries: ["transformers"],
  summary:
    "Turns a table, or chosen cells of it, into a sentence or a short passage that says what the table shows. It is used for data journalism, match and weather reports, table captions and accessible descriptions of statistics.",
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Month", "Visitors", "Change on previous month"],
          ["April", "8200", "+5%"],
          ["May", "9430", "+15%"],
          ["June", "9054", "-4%"],
        ],
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Generated Text",
        content:
          "Visitor numbers peaked at 9430 in May, 15% more than in April, before slipping by 4% to 9054 in June.",
      },
    ],
  },
  datasets: [
    {
      id: "GEM/totto",
      description:
        "Wikipedia tables with highlighted cells and one sentence describing just those cells; tests whether a model stays with the chosen facts.",
    },
    {
      id: "michaelauli/wiki_bio",
      description:
        "Wikipedia infoboxes of people paired with the opening of their article; suited to short biographies from key facts.",
    },
  ],
  models: [
    {
      id: "google/flan-t5-large",
      description:
        "An instruction-tuned encoder-decoder that handles small tables written out as text and fine-tunes well on this task.",
    },
    {
      id: "facebook/bart-large",
      description: "A pretrained encoder-decoder often used as the base when fine-tuning on linearised tables.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "parent",
      label: "PARENT",
      description:
        "Compares the generated text with both the reference and the cells of the table, from 0 to 1; higher is better. It fits the task better than plain overlap because true statements missing from the reference are not punished.",
    },
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Overlap of word sequences with reference sentences, from 0 to 1 or 0 to 100; higher is better. Compare only scores on the same data set and add a factual check, since a swapped number barely lowers it.",
    },
  ],
  widgetModels: [],
};
