// Generated – do not edit.
// source:    spec/libraries/audioseal.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use audioseal with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U audioseal huggingface_hub torchaudio torchcodec`);
  show("1", "usage", "python", "Mark a recording and find the mark", `import torch
import torchaudio
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

# One channel, 16,000 samples per second, in a tensor of shape (batch, channels, samples)
recording, rate = torchaudio.load("path/to/recording.wav")
recording = torchaudio.functional.resample(recording, rate, 16000)
wav, sr = recording.mean(dim=0, keepdim=True).unsqueeze(0), 16000

# If the files in the repository have other names, replace both file names.
model = AudioSeal.load_generator(hf_hub_download("${python.inDouble(facts.id)}", "generator_base.pth"), nbits=16)
with torch.no_grad():
    watermark = model.get_watermark(wav, sr)
watermarked_audio = wav + watermark
torchaudio.save("watermarked.wav", watermarked_audio.squeeze(0), sr)

detector = AudioSeal.load_detector(hf_hub_download("${python.inDouble(facts.id)}", "detector_base.pth"), nbits=16)
result, message = detector.detect_watermark(watermarked_audio, sr)
print(result)  # probability that the recording has a watermark, from 0 to 1
print(message)  # the 16 bits in the watermark`);
};
