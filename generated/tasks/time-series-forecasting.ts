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
    "Predicts future values of one or several series from their past, often with a range that shows how sure the forecast is. Used for demand, energy load, traffic, stock levels and capacity planning; recent pretrained models forecast series they have never seen.",
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
          "Line chart of the past three weeks and the forecast of the next, with peaks on each Saturday. A band shows the range of the forecast.",
      },
    ],
  },
  datasets: [
    {
      id: "Monash-University/monash_tsf",
      description:
        "Many series from tourism, energy, transport and other fields with common horizons; good for testing one model across domains.",
    },
    {
      id: "ETDataset/ett",
      description:
        "Load and oil temperature of electricity transformers; a standard benchmark for long multivariate forecasts.",
    },
    {
      id: "autogluon/chronos_datasets",
      description: "Data sets gathered to train and evaluate the Chronos models, in one common format.",
    },
    {
      id: "Salesforce/lotsa_data",
      description: "A very large mixed archive of series made for pretraining forecasting models.",
    },
  ],
  models: [
    {
      id: "amazon/chronos-bolt-base",
      description:
        "Fast pretrained forecaster that returns quantiles directly; a good first choice for single series without training.",
    },
    {
      id: "google/timesfm-2.0-500m-pytorch",
      description: "Decoder-only pretrained forecaster for single series; choose it for longer histories.",
    },
    {
      id: "ibm-granite/granite-timeseries-ttm-r2",
      description:
        "Very small pretrained models for multivariate series; made to run and fine-tune without a large GPU.",
    },
    {
      id: "Salesforce/moirai-1.1-R-small",
      description: "Pretrained model that accepts any number of series and gives a full predictive distribution.",
    },
  ],
  spaces: [
    {
      id: "Salesforce/GIFT-Eval",
      description:
        "Leaderboard that compares pretrained and classical forecasters over many domains, frequencies and horizons.",
    },
  ],
  metrics: [
    {
      id: "mase",
      label: "Mean absolute scaled error (MASE)",
      description:
        "Mean absolute error divided by the error of a naive forecast that repeats the last (seasonal) value. 0 is perfect, below 1 beats the naive forecast; lower is better. Being free of units, it can be averaged over series.",
    },
    {
      id: "mse",
      label: "Mean squared error (MSE)",
      description:
        "Mean of the squared forecast errors; 0 is perfect, lower is better. Punishes large misses most and depends on the scale of the series, so normalise before comparing.",
    },
    {
      id: "crps",
      label: "Continuous ranked probability score (CRPS)",
      description:
        "Measures a whole predicted distribution against the value that came true; 0 is perfect, lower is better. It rewards forecasts that are both sharp and honest about their uncertainty, and equals absolute error for a single value.",
    },
  ],
  widgetModels: [],
};
