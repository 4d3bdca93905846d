hf download acme/LTX-2.3-film --local-dir models/LTX-2.3-film
hf download google/gemma-3-12b-it-qat-q4_0-unquantized --local-dir models/gemma-3-12b
