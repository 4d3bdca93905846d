// Generated – do not edit.
// source:    spec/apps/atomic-chat.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Atomic Chat: the models it takes, and how to start it. */
export const atomicChat: AppRules = {
  about: {
    key: "atomic-chat",
    prettyLabel: "Atomic Chat",
    docsUrl: "https://atomic.chat",
    description: "Desktop app to chat with models on your own machine.",
    mainTask: "text-generation",
    platforms: ["macos", "windows"],
  },
  when: (facts) => (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || facts.tags.includes("mlx"),
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `atomic-chat://models/huggingface/${url.inPath(facts.id)}`);
  },
};
