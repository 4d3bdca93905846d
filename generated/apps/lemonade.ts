// Generated – do not edit.
// source:    spec/apps/lemonade.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Lemonade: the models it takes, and how to start it. */
export const lemonade: AppRules = {
  about: {
    key: "lemonade",
    prettyLabel: "Lemonade",
    docsUrl: "https://lemonade-server.ai",
    description: "Serves models on GPUs and on the NPU of AMD Ryzen AI processors.",
    mainTask: "text-generation",
    platforms: ["linux", "windows"],
  },
  when: (facts) => (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || (facts.tags.includes("ryzenai-hybrid") || facts.tags.includes("ryzenai-npu")),
  gives: "steps",
  rules: (facts, { bash }, show) => {
    if (!(facts.tags.includes("ryzenai-hybrid") || facts.tags.includes("ryzenai-npu"))) {
      show("0", "usage", "bash", "Download", `# Install Lemonade first: https://lemonade-server.ai/docs/guide/install/
lemonade pull ${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`);
    }
    if (!(facts.tags.includes("ryzenai-hybrid") || facts.tags.includes("ryzenai-npu"))) {
      show("1", "usage", "bash", "Run", `lemonade run user.${bash.inWord(facts.name)}${facts.quantization !== "" ? `-${bash.inWord(facts.quantization)}` : ""}`);
    }
    if (facts.tags.includes("ryzenai-hybrid") || facts.tags.includes("ryzenai-npu")) {
      show("2", "usage", "bash", "Download", `# Install Lemonade first: https://lemonade-server.ai/docs/guide/install/
lemonade pull ${bash.inWord(facts.id)}`);
    }
    if (facts.tags.includes("ryzenai-hybrid") || facts.tags.includes("ryzenai-npu")) {
      show("3", "usage", "bash", "Run (needs an XDNA 2 NPU)", `lemonade run user.${bash.inWord(facts.name)}`);
    }
    show("4", "usage", "bash", "Models on this machine", `lemonade list --downloaded`);
  },
};
