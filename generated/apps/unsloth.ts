// Generated – do not edit.
// source:    spec/apps/unsloth.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Unsloth Desktop: the models it takes, and how to start it. */
export const unsloth: AppRules = {
  about: {
    key: "unsloth",
    prettyLabel: "Unsloth Desktop",
    docsUrl: "https://unsloth.ai/docs",
    description: "Desktop app to run and fine-tune models.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
  },
  when: (facts) => facts.tags.includes("unsloth") || (facts.gguf_context !== undefined && !(facts.gguf_context === 0)),
  gives: "link",
  rules: (facts, { url }, show) => {
    if (facts.file !== "") {
      show("0", "usage", "url", "", `unsloth://open_from_hf?model=${url.inQuery(facts.id)}&file=${url.inQuery(facts.file)}`);
    } else {
      show("1", "usage", "url", "", `unsloth://open_from_hf?model=${url.inQuery(facts.id)}`);
    }
  },
};
