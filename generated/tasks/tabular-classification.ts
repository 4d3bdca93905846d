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
    "A model predicts the class of each row of a table from the values in its other columns. The values can be numbers, categories or text. It is used for credit decisions, fraud and fault detection, churn prediction and medical risk groups.",
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
        "Medium-sized classification and regression tables. They were selected to compare tree-based models with neural networks under equal conditions.",
    },
  ],
  models: [
    {
      id: "julien-c/wine-quality",
      description:
        "A scikit-learn pipeline that rates red wines. Use this small model to try loading a model from the hub.",
    },
    {
      id: "scikit-learn/cancer-prediction-trees",
      description:
        "Decision-tree model for the breast cancer dataset that comes with scikit-learn. It is a simple example of a published scikit-learn classifier.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/tabular-playground",
      description: "Predicts from measurements whether a product from a production line is defective.",
    },
    {
      id: "scikit-learn/classification",
      description:
        "Compares several scikit-learn classifiers on different datasets and shows their decision boundaries.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      label: "Accuracy",
      description:
        "Measures the share of rows with the correct class. It ranges from 0 to 1, and higher is better. It is easy to read, but misleading if one class is rare: a model that always predicts the common class can already get a high score.",
    },
    {
      id: "recall",
      label: "Recall",
      description:
        "Measures the share of the rows of a class that the model finds. It ranges from 0 to 1, and higher is better. Check it if a missed case is costly, as in fraud or illness.",
    },
    {
      id: "precision",
      label: "Precision",
      description:
        "Measures the share of the rows predicted as a class that really belong to it. It ranges from 0 to 1, and higher is better. Check it if false alarms are costly.",
    },
    {
      id: "f1",
      label: "F1 score",
      description:
        "The harmonic mean of precision and recall. It ranges from 0 to 1, and higher is better. It is high only if both are high, so it is fairer than accuracy if some classes are rare.",
    },
  ],
  widgetModels: ["scikit-learn/tabular-playground"],
};
