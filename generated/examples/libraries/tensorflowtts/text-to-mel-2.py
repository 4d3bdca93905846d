import soundfile as sf
import tensorflow as tf
from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("acme/fastspeech2-ferry")
model = TFAutoModel.from_pretrained("acme/fastspeech2-ferry")

ids = processor.text_to_sequence("The ferry leaves at a quarter past nine.")
_, mels, _, _, _ = model.inference(
    input_ids=tf.constant([ids], tf.int32),
    speaker_ids=tf.constant([0], tf.int32),
    speed_ratios=tf.constant([1.0], tf.float32),
    f0_ratios=tf.constant([1.0], tf.float32),
    energy_ratios=tf.constant([1.0], tf.float32),
)

# Converts the spectrogram to sound. Use a vocoder for the language of the model.
vocoder = TFAutoModel.from_pretrained("tensorspeech/tts-mb_melgan-ljspeech-en")
audio = vocoder.inference(mels)[0, :, 0]
sf.write("output.wav", audio.numpy(), 22050)
