// Generated – do not edit.
// source:    spec/libraries/timesfm.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ID_PATTERN = /2[.]5/u;

/** Rules of timesfm: what to show for which model. */
export const rules: RuleGroup = {
  pick: "first",
  rules: [
    {
      when: (facts) => ID_PATTERN.test(facts.id),
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install -U "timesfm[torch]"`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Forecast",
          render: (facts, python) => `import numpy as np
import timesfm

model = timesfm.TimesFM_2p5_200M_torch.from_pretrained("${python.inDouble(facts.id)}")
model.compile(timesfm.ForecastConfig(max_context=1024, max_horizon=256))

# Two series, which need not be of one length
series = [np.linspace(0, 1, 100), np.sin(np.linspace(0, 20, 67))]
point_forecast, quantile_forecast = model.forecast(horizon=12, inputs=series)
print(point_forecast.shape)  # (2, 12)`,
        },
      ],
    },
    {
      pick: "all",
      rules: [
        {
          kind: "install",
          language: "bash",
          title: "Install",
          render: () => `pip install "timesfm[torch]<2"`,
        },
        {
          kind: "usage",
          language: "python",
          title: "Load",
          render: (facts, python) => `import timesfm

# The other parameters of the model, such as num_layers, stand on its page.
model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(backend="cpu", per_core_batch_size=32, horizon_len=128),
    checkpoint=timesfm.TimesFmCheckpoint(huggingface_repo_id="${python.inDouble(facts.id)}"),
)
point_forecast, quantile_forecast = model.forecast([[1.0, 2.0, 3.0, 4.0] * 16], freq=[0])
print(point_forecast.shape)`,
        },
      ],
    },
  ],
};
