// Generated – do not edit.
// source:    spec/apps/backyard.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Backyard AI: the models it takes, and how to start it. */
export const backyard: AppRules = {
  about: {
    key: "backyard",
    prettyLabel: "Backyard AI",
    docsUrl: "https://backyard.ai",
    description: "App to chat with characters.",
    mainTask: "text-generation",
    platforms: ["macos", "windows"],
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `https://backyard.ai/hf/model/${url.inPath(facts.id)}`);
  },
};
