import timesfm

model = timesfm.TimesFm(
    hparams=timesfm.TimesFmHparams(
        backend="cpu",
        horizon_len=128,
        context_len=2048,
        num_layers=50,
        use_positional_embedding=False,
    ),
    checkpoint=timesfm.TimesFmCheckpoint(huggingface_repo_id="acme/timesfm-2.0-500m-pytorch"),
)

# A series of 64 values. freq=0 is for values that are measured daily or more often.
series = [20.0, 22.0, 27.0, 24.0] * 16
point_forecast, quantile_forecast = model.forecast([series], freq=[0])
print(point_forecast[0][:12])
