litert-lm run --from-huggingface-repo='pocket talker' --prompt="Suggest a name for a small green boat."
