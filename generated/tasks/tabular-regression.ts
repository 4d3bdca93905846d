// Generated – do not edit.
// source:    spec/tasks/tabular-regression.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Tabular Regression. */
export const tabularRegression: TaskData = {
  id: "tabular-regression",
  label: "Tabular Regression",
  order: 320,
  modality: "tabular",
  subtasks: [{ type: "tabular-single-column-regression", name: "Tabular Single Column Regression" }],
  libraries: ["sklearn"],
  summary:
    "Predicts a number for each row of a table from the values in its other columns. Typical uses are prices, demand, energy consumption, delivery times and physical quantities that are hard to measure directly.",
  demo: {
    inputs: [
      {
        type: "tabular",
        table: [
          ["Floor area (m²)", "Rooms", "Distance to centre (km)"],
          ["42", "1", "2.5"],
          ["68", "3", "6.0"],
          ["95", "4", "1.2"],
        ],
      },
    ],
    outputs: [{ type: "tabular", table: [["Monthly rent (€)"], ["780"], ["940"], ["1710"]] }],
  },
  datasets: [
    {
      id: "inria-soda/tabular-benchmark",
      description:
        "Holds many real regression tables with numeric and categorical columns, prepared alike so that methods can be compared fairly.",
    },
  ],
  models: [
    {
      id: "scikit-learn/Fish-Weight",
      description:
        "Estimates the weight of a fish from its species and body measurements; a small example of a regression pipeline.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/fish-weight-prediction",
      description:
        "Enter the measurements of a fish and read off its predicted weight; shows how a saved regression model can be served.",
    },
  ],
  metrics: [
    {
      id: "mse",
      label: "Mean squared error (MSE)",
      description:
        "Mean of the squared differences between prediction and truth; 0 is perfect, lower is better. Squaring makes large misses count heavily, and the unit is the square of the target's, so many people report its square root.",
    },
    {
      id: "r-squared",
      label: "R²",
      description:
        "Share of the target's variance that the model explains. 1 is perfect, 0 is no better than always predicting the mean, and negative values are worse than that; higher is better.",
    },
  ],
  widgetModels: ["scikit-learn/Fish-Weight"],
};
