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
    "A model turns a table, or selected cells of it, into a sentence or a short passage that describes the data. It is used for data journalism, match and weather reports, table captions and accessible descriptions of statistics.",
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
        "Wikipedia tables with highlighted cells and one sentence that describes only those cells. It tests whether a model uses only the selected facts.",
    },
    {
      id: "michaelauli/wiki_bio",
      description:
        "Wikipedia infoboxes of people with the beginning of their article. Use it for short biographies from key facts.",
    },
  ],
  models: [
    {
      id: "google/flan-t5-large",
      description:
        "An instruction-tuned encoder-decoder that can read small tables written as text. It is a good base for fine-tuning on this task.",
    },
    {
      id: "facebook/bart-large",
      description: "A pretrained encoder-decoder that is often fine-tuned on tables written as text.",
    },
  ],
  spaces: [],
  metrics: [
    {
      id: "parent",
      label: "PARENT",
      description:
        "Compares the generated text with both the reference and the cells of the table. It ranges from 0 to 1, and higher is better. It suits the task better than overlap with a reference alone, because it does not penalise true statements that are missing from the reference.",
    },
    {
      id: "bleu",
      label: "BLEU",
      description:
        "Measures the overlap of word sequences with reference sentences, from 0 to 1 or 0 to 100. Higher is better. Compare only scores on the same dataset. Check the facts separately, because a wrong number hardly lowers the score.",
    },
  ],
  widgetModels: [],
};
