import numpy as np
from tensorflow_tts.inference import TFAutoModel

model = TFAutoModel.from_pretrained("acme/melgan-ferry")

# Spectrograms that a text-to-mel model made: sentences x frames x bands.
mels = np.load("path/to/mels.npy")
audios = model.inference(mels)
print(audios.shape)
