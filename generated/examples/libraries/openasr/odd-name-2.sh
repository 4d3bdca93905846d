openasr pull 'listener'\''s ear'
openasr transcribe path/to/audio.wav --model 'listener'\''s ear'
