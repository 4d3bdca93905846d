// Generated – do not edit.
// source:    spec/apps/ollama.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Ollama: the models it takes, and how to start it. */
export const ollama: AppRules = {
  about: {
    key: "ollama",
    prettyLabel: "Ollama",
    docsUrl: "https://ollama.com",
    description: "Downloads and runs models with one command, and serves them on your machine.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "command",
  rules: (facts, { bash }, show) => {
    if (facts.chosen_context !== undefined) {
      show("0", "usage", "bash", "", `ollama run hf.co/${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}
# Then set the length of the context in the chat: /set parameter num_ctx ${facts.chosen_context}`);
    } else {
      show("1", "usage", "bash", "", `ollama run hf.co/${bash.inWord(facts.id)}${facts.quantization !== "" ? `:${bash.inWord(facts.quantization)}` : ""}`);
    }
  },
};
