// Generated – do not edit.
// source:    spec/libraries/chat_tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use chat_tts with a model. */
export const rules: Rules = (facts, { python }, show) => {
  show("0", "install", "bash", "Install", `pip install -U ChatTTS torch torchaudio huggingface_hub`);
  show("1", "usage", "python", "Speak a text", `import ChatTTS
import torch
import torchaudio
from huggingface_hub import snapshot_download

chat = ChatTTS.Chat()
# The package checks the checksums of the files, so it loads only copies of 2Noise/ChatTTS.
if not chat.load(source="custom", custom_path=snapshot_download("${python.inDouble(facts.id)}")):
    raise SystemExit("these are not the files that ChatTTS expects")

wavs = chat.infer(["The bakery on the corner opens at half past six."])

# torchaudio expects the channels in the first dimension.
torchaudio.save("output1.wav", torch.from_numpy(wavs[0]).unsqueeze(0), 24000)`);
};
