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
    "This task is for models whose input or output does not fit any other task, such as weather simulation, protein folding or chemical design. Choose a more specific task if one describes the main use of the model: people and tools find models by their task. State the exact input and output in the model card.",
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
        "Predicts the 3D structure of a protein from its amino-acid sequence. No other task covers this input and output.",
    },
    {
      id: "microsoft/aurora",
      description:
        "Forecasts weather and other states of the atmosphere on a global grid. It is an example of scientific data with a special format.",
    },
  ],
  spaces: [],
  metrics: [],
  widgetModels: [],
};
