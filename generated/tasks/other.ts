// Generated – do not edit.
// source:    spec/tasks/other.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Other. */
export const other: TaskData = {
  id: "other",
  label: "Other",
  order: 570,
  modality: "other",
  hideInModels: true,
  hideInDatasets: true,
  libraries: [],
  summary:
    "For models whose input or output fits no other task of the catalogue, such as weather simulation, protein folding or chemical design. Choose a more specific task whenever one describes the main use, because people and tools find a model by it; the model card should then state the exact input and output.",
  demo: {
    inputs: [{ type: "text", label: "Protein Sequence", content: "GIVEQCCTSICSLYQLENYCN" }],
    outputs: [
      {
        type: "text",
        label: "Predicted Structure",
        content: "3D coordinates for every atom of the 21 residues, with a confidence value for each residue",
      },
    ],
  },
  datasets: [],
  models: [
    {
      id: "facebook/esmfold_v1",
      description:
        "Predicts the 3D structure of a protein from its amino-acid sequence; an example of input and output that no other task covers.",
    },
    {
      id: "microsoft/aurora",
      description:
        "Forecasts weather and other states of the atmosphere on a global grid; an example of scientific data with a format of its own.",
    },
  ],
  spaces: [],
  metrics: [],
  widgetModels: [],
};
