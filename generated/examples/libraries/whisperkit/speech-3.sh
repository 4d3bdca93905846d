# Downloads distil-whisper_distil-large-v3 of argmaxinc/whisperkit-coreml.
whisperkit-cli transcribe --model "large-v3" --model-prefix "distil" \
  --audio-path path/to/audio.mp3 --verbose
