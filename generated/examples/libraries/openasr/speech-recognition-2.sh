openasr pull listener-small
openasr transcribe path/to/audio.wav --model listener-small
