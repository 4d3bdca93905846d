// Generated – do not edit.
// source:    spec/apps/msty.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Msty: the models it takes, and how to start it. */
export const msty: AppRules = {
  about: {
    key: "msty",
    prettyLabel: "Msty",
    docsUrl: "https://msty.app",
    description: "Desktop app to chat with local and hosted models.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `msty://models/search/hf/${url.inPath(facts.id)}`);
  },
};
