litert-lm run --from-huggingface-repo=acme/pocket-talker --prompt="Suggest a name for a small green boat."
