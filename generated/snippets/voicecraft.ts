// Generated – do not edit.
// source:    spec/libraries/voicecraft.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use voicecraft with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.9, and the programs espeak-ng and ffmpeg.
git clone https://github.com/jasonppy/VoiceCraft.git
cd VoiceCraft
pip install -e "git+https://github.com/facebookresearch/audiocraft.git@c5157b5bf14bf83449c17ea1eeb66c19fb4bc7f0#egg=audiocraft"
pip install torch==2.0.1 torchaudio==2.0.2 xformers==0.0.22 phonemizer==3.2.1 torchmetrics==0.11.1 huggingface_hub==0.22.2`);
  show("1", "usage", "python", "Speak with the voice of a recording", `# Run this in the folder of the clone.
import torchaudio
from data.tokenizer import AudioTokenizer, TextTokenizer
from huggingface_hub import hf_hub_download
from inference_tts_scale import inference_one_sample
from models.voicecraft import VoiceCraft

model = VoiceCraft.from_pretrained("${python.inDouble(facts.id)}").cuda().eval()
codec = hf_hub_download("pyp1/VoiceCraft", "encodec_4cb2048_giga.th")

# About three seconds of a voice, at 16,000 samples per second. The text must start with
# the words of the recording.
voice = "path/to/voice.wav"
text = "Write here what the recording says. The clock struck nine, and nobody had come."
settings = {
    "codec_sr": 50, "top_k": 0, "top_p": 0.8, "temperature": 1, "kvcache": 1,
    "stop_repetition": 3, "silence_tokens": [1388, 1898, 131], "sample_batch_size": 3,
}
_, audio = inference_one_sample(
    model, model.args, model.args.phn2num, TextTokenizer(backend="espeak"),
    AudioTokenizer(signature=codec, device="cuda"), voice, text, "cuda", settings,
    prompt_end_frame=torchaudio.info(voice).num_frames,
)
torchaudio.save("output.wav", audio[0].cpu(), 16000)`);
};
