# Downloads openai_whisper-base of argmaxinc/whisperkit-coreml, and prints the text.
# Without a model name, the tool uses the model that is recommended for your device.
whisperkit-cli transcribe --model "base" --audio-path path/to/audio.mp3
