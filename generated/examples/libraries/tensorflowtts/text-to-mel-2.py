from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("acme/fastspeech2-ferry")
model = TFAutoModel.from_pretrained("acme/fastspeech2-ferry")

# What the model takes: the sentence as numbers. Its spectrogram goes to a mel-to-wav model.
print(processor.text_to_sequence("The ferry leaves at a quarter past nine."))
