// Generated – do not edit.
// source:    spec/libraries/memra.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Rules of memra: what to show for which model. */
export const rules: RuleGroup = {
  pick: "all",
  rules: [
    {
      kind: "install",
      language: "bash",
      title: "Install",
      render: () => `# Linux on x86_64, an NVIDIA Blackwell GPU, driver 580 or newer. No CUDA toolkit is needed.
curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Ask a question",
      render: (facts, bash) => `# Several GGUF files in the repository? Append a colon and a part of one file's name.
MEMRA_CHAT=1 run-gen hf:${bash.inWord(facts.id)} \\
  --prompt "Explain in two sentences how a sailing boat moves against the wind."`,
    },
    {
      kind: "usage",
      language: "bash",
      title: "Serve the model",
      render: (facts, bash) => `# Speaks the OpenAI API at http://127.0.0.1:8080/v1
MEMRA_MODELS="model=hf:${bash.inDouble(facts.id)}" memra-server`,
    },
  ],
};
