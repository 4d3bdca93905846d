# Starts from the current weather, and prints a summary of each step.
anemoi-inference run checkpoint.huggingface=acme/weather-1.0 input=opendata lead_time=24h output=printer
