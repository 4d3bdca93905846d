import numpy as np
import soundfile as sf
from tensorflow_tts.inference import TFAutoModel

vocoder = TFAutoModel.from_pretrained("acme/melgan-ferry")

# Spectrograms from a text-to-mel model: sentences x frames x bands
mels = np.load("path/to/mels.npy")
audio = vocoder.inference(mels)[0, :, 0]
sf.write("output.wav", audio.numpy(), 22050)
