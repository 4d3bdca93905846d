// Generated – do not edit.
// source:    spec/libraries/memra.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use memra with a model. */
export const rules: Rules = (facts, { bash }, show) => {
  show("0", "install", "bash", "Install", `# Needs Linux on x86_64, an NVIDIA GPU (RTX 50 series, RTX 40 series or H100) and driver 580
# or newer. No CUDA toolkit is needed. The installer puts the programs into ~/.local/bin.
curl -fsSL https://raw.githubusercontent.com/avifenesh/memra/main/tools/install.sh | sh`);
  show("1", "usage", "bash", "Ask a question", `# If the repository has several GGUF files, append a colon and part of a file name.
MEMRA_CHAT=1 run-gen hf:${bash.inWord(facts.id)} \\
  --prompt "Explain in two sentences how a sailing boat moves against the wind."`);
  show("2", "usage", "bash", "Serve the model", `# Serves the OpenAI API at http://127.0.0.1:8080/v1
MEMRA_MODELS="model=hf:${bash.inDouble(facts.id)}" memra-server`);
};
