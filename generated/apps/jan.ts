// Generated – do not edit.
// source:    spec/apps/jan.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Jan: the models it takes, and how to start it. */
export const jan: AppRules = {
  about: {
    key: "jan",
    prettyLabel: "Jan",
    docsUrl: "https://jan.ai",
    description: "Open-source desktop app to chat with models offline.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `jan://models/huggingface/${url.inPath(facts.id)}`);
  },
};
