// Generated – do not edit.
// source:    spec/libraries/kimi-audio.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use kimi-audio with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install "git+https://github.com/MoonshotAI/Kimi-Audio.git" soundfile "transformers<5"`);
  show("1", "usage", "python", "Transcribe speech, and talk", `import soundfile as sf
from kimia_infer.api.kimia import KimiAudio

model = KimiAudio(model_path="${python.inDouble(facts.id)}", load_detokenizer=True)
sampling_params = {
    "audio_temperature": 0.8,
    "audio_top_k": 10,
    "text_temperature": 0.0,
    "text_top_k": 5,
}

# The task as text, then the recording for this task
messages = [
    {"role": "user", "message_type": "text", "content": "Write down every word you hear."},
    {"role": "user", "message_type": "audio", "content": "path/to/speech.wav"},
]
_, text = model.generate(messages, **sampling_params, output_type="text")
print(text)

# A spoken question, answered in speech and text
messages = [{"role": "user", "message_type": "audio", "content": "path/to/question.wav"}]
wav, text = model.generate(messages, **sampling_params, output_type="both")
sf.write("output_audio.wav", wav.cpu().view(-1).numpy(), 24000)
print(text)`);
};
