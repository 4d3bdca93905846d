// Generated – do not edit.
// source:    spec/tasks/tabular-classification.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Tabular Classification. */
export const tabularClassification: TaskData = {
  id: "tabular-classification",
  label: "Tabular Classification",
  order: 310,
  modality: "tabular",
  subtasks: [
    { type: "tabular-multi-class-classification", name: "Tabular Multi Class Classification" },
    { type: "tabular-multi-label-classification", name: "Tabular Multi Label Classification" },
  ],
  libraries: ["sklearn"],
  summary:
    "Predicts the class of each row of a table from the values in its other columns, which may be numbers, categories or text. Typical uses are credit decisions, fraud and fault detection, churn prediction and medical risk groups.",
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Island", "Bill length (mm)", "Bill depth (mm)", "Flipper length (mm)", "Body mass (g)"],
          ["Torgersen", "39.1", "18.7", "181", "3750"],
          ["Biscoe", "46.1", "13.2", "211", "4500"],
          ["Dream", "46.5", "17.9", "192", "3500"],
        ],
      },
    ],
    outputs: [{ type: "tabular", table: [["Species"], ["Adelie"], ["Gentoo"], ["Chinstrap"]] }],
  },
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description:
        "A collection of medium-sized classification and regression tables chosen to compare tree-based models with neural networks under equal conditions.",
    },
  ],
  models: [
    {
      id: "julien-c/wine-quality",
      description: "A scikit-learn pipeline that rates red wines; a small model to try loading from the hub.",
    },
    {
      id: "scikit-learn/cancer-prediction-trees",
      description:
        "Decision-tree model for the breast cancer data bundled with scikit-learn; a simple example of a shared scikit-learn classifier.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/tabular-playground",
      description: "An app that predicts from measurements whether a product leaving a production line is defective.",
    },
    {
      id: "scikit-learn/classification",
      description:
        "Compares several scikit-learn classifiers on different data sets, so that you can see how their decision boundaries differ.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Share of rows put in the right class, from 0 to 1; higher is better. Easy to read, but misleading when one class is rare: always guessing the common class can already score high.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Of the rows that truly belong to a class, the share the model found, from 0 to 1; higher is better. Watch it when a missed case is costly, as in fraud or illness.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Of the rows the model put in a class, the share that truly belong there, from 0 to 1; higher is better. Watch it when false alarms are costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "Harmonic mean of precision and recall, from 0 to 1; higher is better. It is only high when both are, which makes it fairer than accuracy on uneven classes.",
    },
  ],
  widgetModels: ["scikit-learn/tabular-playground"],
};
