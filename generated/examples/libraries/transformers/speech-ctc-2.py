from transformers import pipeline

pipe = pipeline("automatic-speech-recognition", model="acme/dictation-ctc")

result = pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")
print(result["text"])
