# The program openasr: https://github.com/QuintinShaw/openasr/releases
openasr pull listener-small
openasr transcribe path/to/audio.wav --model listener-small
