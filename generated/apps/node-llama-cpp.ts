// Generated – do not edit.
// source:    spec/apps/node-llama-cpp.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** node-llama-cpp: the models it takes, and how to start it. */
export const nodeLlamaCpp: AppRules = {
  about: {
    key: "node-llama-cpp",
    prettyLabel: "node-llama-cpp",
    docsUrl: "https://node-llama-cpp.withcat.ai",
    description: "Runs GGUF models in Node.js 20 or newer, with bindings for llama.cpp.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
    alternatives: true,
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "steps",
  rules: (facts, { bash }, show) => {
    show("0", "usage", "bash", "Chat in the terminal", `npx -y node-llama-cpp chat hf:${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`);
    show("1", "usage", "bash", "Does it fit this machine?", `npx -y node-llama-cpp inspect estimate hf:${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`);
  },
};
