hf download acme/edge-lora --local-dir models/edge-lora
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
