import numpy as np
import timesfm

model = timesfm.TimesFM_2p5_200M_torch.from_pretrained("google/timesfm-2.5-200m-pytorch")
model.compile(timesfm.ForecastConfig(max_context=1024, max_horizon=256))

# Two series, which can have different lengths
series = [np.linspace(0, 1, 100), np.sin(np.linspace(0, 20, 67))]
point_forecast, quantile_forecast = model.forecast(horizon=12, inputs=series)
print(point_forecast)  # twelve values for each series
