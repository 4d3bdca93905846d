// Generated – do not edit.
// source:    spec/libraries/timesfm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /2[.]5/u;

const ID_PATTERN_2 = /-pytorch/u;

const ID_PATTERN_3 = /2[.]0-500m/u;

/** Shows how to install and use timesfm with a model. */
export const rules: Rules = (facts, { python }, show) => {
  if (ID_PATTERN.test(facts.id)) {
    show("0.0", "install", "bash", "Install", `pip install -U "timesfm[torch]"`);
    show("0.1", "usage", "python", "Forecast", `import numpy as np
import timesfm

model = timesfm.TimesFM_2p5_200M_torch.from_pretrained("${python.inDouble(facts.id)}")
model.compile(timesfm.ForecastConfig(max_context=1024, max_horizon=256))

# Two series, which can have different lengths
series = [np.linspace(0, 1, 100), np.sin(np.linspace(0, 20, 67))]
point_forecast, quantile_forecast = model.forecast(horizon=12, inputs=series)
print(point_forecast)  # twelve values for each series`);
  } else {
    if (ID_PATTERN_2.test(facts.id)) {
      show("1.0.0", "install", "bash", "Install", `# Needs Python 3.11.
pip install "timesfm[torch]<2"`);
    } else {
      show("1.0.1", "install", "bash", "Install", `# Needs Python 3.10, because these weights are for JAX.
pip install "timesfm[pax]<2"`);
    }
    if (ID_PATTERN_3.test(facts.id)) {
      show("1.1.0", "usage", "python", "Forecast", `import timesfm

model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(
        backend="cpu",
        horizon_len=128,
        context_len=2048,
        num_layers=50,
        use_positional_embedding=False,
    ),
    checkpoint=timesfm.TimesFmCheckpoint(huggingface_repo_id="${python.inDouble(facts.id)}"),
)

# A series of 64 values. freq=0 is for values that are measured daily or more often.
series = [20.0, 22.0, 27.0, 24.0] * 16
point_forecast, quantile_forecast = model.forecast([series], freq=[0])
print(point_forecast[0][:12])`);
    } else {
      show("1.1.1", "usage", "python", "Forecast", `import timesfm

model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(backend="cpu", horizon_len=128),
    checkpoint=timesfm.TimesFmCheckpoint(huggingface_repo_id="${python.inDouble(facts.id)}"),
)

# A series of 64 values. freq=0 is for values that are measured daily or more often.
series = [20.0, 22.0, 27.0, 24.0] * 16
point_forecast, quantile_forecast = model.forecast([series], freq=[0])
print(point_forecast[0][:12])`);
    }
  }
};
