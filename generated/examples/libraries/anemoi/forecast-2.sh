# Starts from the newest analysis, and prints a summary of each step.
# To save every field, write output.grib=forecast.grib.
anemoi-inference run checkpoint.huggingface=acme/weather-1.0 input=opendata lead_time=24h output=printer
