// Generated – do not edit.
// source:    spec/libraries/chronos-forecasting.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use chronos-forecasting with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U chronos-forecasting pandas`);
  show("1", "usage", "python", "Forecast a time series", `import pandas as pd
from chronos import BaseChronosPipeline

pipeline = BaseChronosPipeline.from_pretrained("${python.inDouble(facts.id)}", device_map="cuda")

# Monthly numbers of airline passengers. All rows of one series have the same item_id.
url = "https://autogluon.s3.us-west-2.amazonaws.com/datasets/timeseries/misc/AirPassengers.csv"
context_df = pd.read_csv(url)
context_df["item_id"] = "airline"

pred_df = pipeline.predict_df(
    context_df,
    prediction_length=36,
    quantile_levels=[0.1, 0.5, 0.9],
    id_column="item_id",
    timestamp_column="Month",
    target="#Passengers",
)
print(pred_df)`);
};
