hf download acme/snow-lora --local-dir models/snow-lora
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
