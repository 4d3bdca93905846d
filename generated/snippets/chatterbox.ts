// Generated – do not edit.
// source:    spec/libraries/chatterbox.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

const ID_PATTERN = /[Nn]ano/u;

const ID_PATTERN_2 = /[Tt]urbo/u;

/** Shows how to install and use chatterbox with a model. */
export const rules: Rules = (facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `pip install -U chatterbox-tts`);
  if (ID_PATTERN.test(facts.id)) {
    show("1.0", "usage", "python", "Speak", `import torchaudio as ta
from chatterbox.tts_turbo import ChatterboxTurboTTS

# Loads ResembleAI/chatterbox-nano
model = ChatterboxTurboTTS.from_pretrained(device="cpu", nano=True)

# The model turns [chuckle], [laugh] and [cough] into sounds. It imitates the voice
# of a recording of about ten seconds.
text = "The last tram leaves at ten past midnight [chuckle], so please be at the stop in time."
wav = model.generate(text, audio_prompt_path="path/to/voice.wav")
ta.save("speech.wav", wav, model.sr)`);
  } else if (ID_PATTERN_2.test(facts.id)) {
    show("1.1", "usage", "python", "Speak", `import torchaudio as ta
from chatterbox.tts_turbo import ChatterboxTurboTTS

# Loads ResembleAI/chatterbox-turbo
model = ChatterboxTurboTTS.from_pretrained(device="cuda")

# The model turns [chuckle], [laugh] and [cough] into sounds. It imitates the voice
# of a recording of about ten seconds.
text = "The last tram leaves at ten past midnight [chuckle], so please be at the stop in time."
wav = model.generate(text, audio_prompt_path="path/to/voice.wav")
ta.save("speech.wav", wav, model.sr)`);
  } else {
    show("1.2", "usage", "python", "Speak", `import torchaudio as ta
from chatterbox.tts import ChatterboxTTS

# Loads ResembleAI/chatterbox
model = ChatterboxTTS.from_pretrained(device="cuda")

text = "The last tram leaves at ten past midnight, so please be at the stop in time."
wav = model.generate(text)
ta.save("test-1.wav", wav, model.sr)

# Speaks the same sentence with the voice of a recording.
wav = model.generate(text, audio_prompt_path="path/to/voice.wav")
ta.save("test-2.wav", wav, model.sr)`);
  }
};
