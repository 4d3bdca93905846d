pip install chronos-forecasting pandas
