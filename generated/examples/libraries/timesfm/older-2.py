import timesfm

# The other parameters of the model, such as num_layers, stand on its page.
model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(backend="cpu", per_core_batch_size=32, horizon_len=128),
    checkpoint=timesfm.TimesFmCheckpoint(huggingface_repo_id="acme/timesfm-1.0-200m"),
)
point_forecast, quantile_forecast = model.forecast([[1.0, 2.0, 3.0, 4.0] * 16], freq=[0])
print(point_forecast.shape)
