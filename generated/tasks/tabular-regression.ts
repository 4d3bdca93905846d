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
    "A model predicts a number for each row of a table from the values in its other columns. It is used for prices, demand, energy consumption, delivery times and physical quantities that are difficult to measure directly.",
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
        "Many real regression tables with numeric and categorical columns. All are prepared in the same way, so you can compare methods fairly.",
    },
  ],
  models: [
    {
      id: "scikit-learn/Fish-Weight",
      description:
        "Estimates the weight of a fish from its species and body measurements. It is a small example of a regression pipeline.",
    },
  ],
  spaces: [
    {
      id: "scikit-learn/fish-weight-prediction",
      description:
        "Predicts the weight of a fish from its measurements. It shows how to serve a saved regression model.",
    },
  ],
  metrics: [
    {
      id: "mse",
      label: "Mean squared error (MSE)",
      description:
        "Measures the mean of the squared differences between the prediction and the true value. 0 is perfect, and lower is better. Large errors count heavily. The unit is the square of the target's unit, so many people report the square root.",
    },
    {
      id: "r-squared",
      label: "R²",
      description:
        "Measures the share of the target's variance that the model explains. 1 is perfect, and higher is better. 0 is as good as always predicting the mean, and negative values are worse than that.",
    },
  ],
  widgetModels: ["scikit-learn/Fish-Weight"],
};
