import keras_hub

task = keras_hub.models.MaskedLM.from_preset("hf://acme/review-judge")
