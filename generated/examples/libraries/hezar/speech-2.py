from hezar.models import Model

model = Model.load("acme/whisper-fa")

outputs = model.predict("path/to/speech.wav")
print(outputs[0])
