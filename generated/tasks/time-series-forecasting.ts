// Generated – do not edit.
// source:    spec/tasks/time-series-forecasting.yaml
// generator: generators/artifacts/tasks.ts
// to change: edit the source, then run `npm run generate`
import type { TaskData } from "../records.ts";

/** The task Time Series Forecasting. */
export const timeSeriesForecasting: TaskData = {
  id: "time-series-forecasting",
  label: "Time Series Forecasting",
  order: 380,
  modality: "tabular",
  subtasks: [
    { type: "univariate-time-series-forecasting", name: "Univariate Time Series Forecasting" },
    { type: "multivariate-time-series-forecasting", name: "Multivariate Time Series Forecasting" },
  ],
  libraries: [],
  summary:
    "Predicts future values of one or several series from past values, often with a range that shows the uncertainty. It is used for demand, energy load, traffic, stock levels and capacity planning. Recent pretrained models can forecast series that were not in their training data.",
  demo: {
    inputs: [
      {
        type: "text",
        label: "Past Values",
        content:
          "Bike rentals per day, Monday to Sunday, last three weeks:\n120, 124, 131, 128, 150, 210, 190\n122, 127, 133, 131, 154, 216, 195\n126, 129, 136, 134, 157, 221, 199",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Forecast",
        content:
          "Next week, Monday to Sunday (median):\n129, 132, 139, 137, 161, 227, 204\n80% interval for Saturday: 214 to 240",
      },
      {
        type: "img",
        filename: "rentals.svg",
        width: 480,
        height: 240,
        description:
          "A line chart of the past three weeks and the forecast for the next week, with a peak on each Saturday. A band shows the range of the forecast.",
      },
    ],
  },
  datasets: [
    {
      id: "Monash-University/monash_tsf",
      description:
        "Many series from tourism, energy, transport and other fields, with common forecast horizons. Use it to test one model across domains.",
    },
    {
      id: "ETDataset/ett",
      description:
        "Load and oil temperature of electricity transformers. It is a standard benchmark for long multivariate forecasts.",
    },
    {
      id: "autogluon/chronos_datasets",
      description: "Datasets for training and evaluating the Chronos models, in one common format.",
    },
    {
      id: "Salesforce/lotsa_data",
      description: "A very large and varied collection of series for pretraining forecasting models.",
    },
  ],
  models: [
    {
      id: "amazon/chronos-bolt-base",
      description:
        "A fast pretrained model that returns quantiles directly. It is a good first choice for single series without training.",
    },
    {
      id: "google/timesfm-2.0-500m-pytorch",
      description: "A pretrained decoder-only model for single series. Choose it for series with a longer history.",
    },
    {
      id: "ibm-granite/granite-timeseries-ttm-r2",
      description:
        "Very small pretrained models for multivariate series. You can run and fine-tune them without a large GPU.",
    },
    {
      id: "Salesforce/moirai-1.1-R-small",
      description: "A pretrained model that accepts any number of series and returns a full probability distribution.",
    },
  ],
  spaces: [
    {
      id: "Salesforce/GIFT-Eval",
      description:
        "A leaderboard that compares pretrained and classical forecasting models over many domains, frequencies and horizons.",
    },
  ],
  metrics: [
    {
      id: "mase",
      label: "Mean absolute scaled error (MASE)",
      description:
        "Mean absolute error divided by the error of a naive forecast that repeats the last (seasonal) value. 0 is perfect, and lower is better. A value below 1 is better than the naive forecast. The metric has no unit, so you can average it over series.",
    },
    {
      id: "mse",
      label: "Mean squared error (MSE)",
      description:
        "Mean of the squared forecast errors. 0 is perfect, and lower is better. Large errors count most. The value depends on the scale of the series, so normalise the series before you compare.",
    },
    {
      id: "crps",
      label: "Continuous ranked probability score (CRPS)",
      description:
        "Compares a whole predicted distribution with the true value. 0 is perfect, and lower is better. It rewards forecasts with a narrow range that still contains the true value. For a forecast of a single value, it equals the absolute error.",
    },
  ],
  widgetModels: [],
};
