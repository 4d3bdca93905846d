from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("acme/tts-parts")
