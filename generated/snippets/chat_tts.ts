// Generated – do not edit.
// source:    spec/libraries/chat_tts.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of chat_tts: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `pip install -U ChatTTS torch torchaudio`,
    },
    {
      kind: "usage",
      language: "python",
      title: "Speak a text",
      render: () => `import ChatTTS
import torch
import torchaudio

chat = ChatTTS.Chat()
chat.load(compile=False)

wavs = chat.infer(["The bakery on the corner opens at half past six."])

# torchaudio wants the channel as the first axis.
torchaudio.save("output1.wav", torch.from_numpy(wavs[0]).unsqueeze(0), 24000)`,
    },
  ],
};
