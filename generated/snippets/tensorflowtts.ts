// Generated – do not edit.
// source:    spec/libraries/tensorflowtts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /tacotron/u;

/** Shows how to install and use tensorflowtts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.7, 3.8 or 3.9, because it requires TensorFlow 2.7.
pip install -U TensorFlowTTS`);
  if (facts.tags.includes("mel-to-wav")) {
    show("1.0", "usage", "python", "Turn a spectrogram into sound", `import numpy as np
import soundfile as sf
from tensorflow_tts.inference import TFAutoModel

vocoder = TFAutoModel.from_pretrained("${python.inDouble(facts.id)}")

# Spectrograms from a text-to-mel model: sentences x frames x bands
mels = np.load("path/to/mels.npy")
audio = vocoder.inference(mels)[0, :, 0]
sf.write("output.wav", audio.numpy(), 22050)`);
  } else if (ID_PATTERN.test(facts.id)) {
    show("1.1", "usage", "python", "Speak a sentence", `import soundfile as sf
import tensorflow as tf
from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")
model = TFAutoModel.from_pretrained("${python.inDouble(facts.id)}")

ids = processor.text_to_sequence("The ferry leaves at a quarter past nine.")
_, mels, _, _ = model.inference(
    input_ids=tf.constant([ids], tf.int32),
    input_lengths=tf.constant([len(ids)], tf.int32),
    speaker_ids=tf.constant([0], tf.int32),
)

# Converts the spectrogram to sound. Use a vocoder for the language of the model.
vocoder = TFAutoModel.from_pretrained("tensorspeech/tts-mb_melgan-ljspeech-en")
audio = vocoder.inference(mels)[0, :, 0]
sf.write("output.wav", audio.numpy(), 22050)`);
  } else {
    show("1.2", "usage", "python", "Speak a sentence", `import soundfile as sf
import tensorflow as tf
from tensorflow_tts.inference import AutoProcessor, TFAutoModel

processor = AutoProcessor.from_pretrained("${python.inDouble(facts.id)}")
model = TFAutoModel.from_pretrained("${python.inDouble(facts.id)}")

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
sf.write("output.wav", audio.numpy(), 22050)`);
  }
};
