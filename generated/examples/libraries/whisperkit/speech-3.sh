whisperkit-cli transcribe --audio-path path/to/audio.mp3
