whisperkit-cli transcribe --help
