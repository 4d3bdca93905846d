brew install whisperkit-cli
