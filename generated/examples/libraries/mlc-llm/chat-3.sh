mlc_llm serve HF://acme/talker-3b-q4f16_1-MLC
