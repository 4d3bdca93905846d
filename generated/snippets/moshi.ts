// Generated – do not edit.
// source:    spec/libraries/moshi.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

const ID_PATTERN = /-mlx/u;

const ID_PATTERN_2 = /-candle/u;

/** Rules of moshi: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      pick: "first",
      rules: [
        {
          when: (facts) => ID_PATTERN.test(facts.id),
          pick: "all",
          rules: [
            {
              kind: "install",
              language: "bash",
              title: "Install",
              render: () => `pip install -U moshi_mlx`,
            },
            {
              kind: "usage",
              language: "bash",
              title: "Talk in the terminal",
              render: (facts, bash) => `python -m moshi_mlx.local${facts.moshi_bits !== "" ? ` -q ${bash.inWord(facts.moshi_bits)}` : ""} --hf-repo ${bash.inWord(facts.id)}`,
            },
            {
              kind: "usage",
              language: "bash",
              title: "Talk in the browser",
              render: (facts, bash) => `python -m moshi_mlx.local_web${facts.moshi_bits !== "" ? ` -q ${bash.inWord(facts.moshi_bits)}` : ""} --hf-repo ${bash.inWord(facts.id)}`,
            },
          ],
        },
        {
          when: (facts) => ID_PATTERN_2.test(facts.id),
          pick: "all",
          rules: [
            {
              kind: "install",
              language: "bash",
              title: "Install",
              render: () => `pip install -U rustymimi`,
            },
            {
              message: "The Rust server is built from its source. https://github.com/kyutai-labs/moshi tells how.",
            },
          ],
        },
        {
          pick: "all",
          rules: [
            {
              kind: "install",
              language: "bash",
              title: "Install",
              render: () => `pip install -U moshi`,
            },
            {
              kind: "usage",
              language: "bash",
              title: "Talk in the browser",
              render: (facts, bash) => `python -m moshi.server --hf-repo ${bash.inWord(facts.id)}
# Then open https://localhost:8998`,
            },
            {
              kind: "usage",
              language: "python",
              title: "Encode and decode sound",
              render: (facts, python) => `import torch
from moshi.models import loaders

checkpoint = loaders.CheckpointInfo.from_hf_repo("${python.inDouble(facts.id)}")
mimi = checkpoint.get_mimi(device="cuda")
mimi.set_num_codebooks(8)

# Ten seconds of noise: one recording, one channel, 24,000 samples a second.
wav = torch.randn(1, 1, 24000 * 10)
with torch.no_grad():
    codes = mimi.encode(wav.cuda())
    decoded = mimi.decode(codes)
print(codes.shape, decoded.shape)`,
            },
          ],
        },
      ],
    },
  ],
};
