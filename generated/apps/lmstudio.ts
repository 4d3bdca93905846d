// Generated – do not edit.
// source:    spec/apps/lmstudio.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** LM Studio: the models it takes, and how to start it. */
export const lmstudio: AppRules = {
  about: {
    key: "lmstudio",
    prettyLabel: "LM Studio",
    docsUrl: "https://lmstudio.ai",
    description: "Desktop app to download and chat with models, with a local server.",
    mainTask: "text-generation",
    platforms: ["macos", "linux", "windows"],
  },
  when: (facts) => (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || facts.tags.includes("mlx"),
  gives: "link",
  rules: (facts, { url }, show) => {
    if (facts.file !== "") {
      show("0", "usage", "url", "", `lmstudio://open_from_hf?model=${url.inQuery(facts.id)}&file=${url.inQuery(facts.file)}`);
    } else {
      show("1", "usage", "url", "", `lmstudio://open_from_hf?model=${url.inQuery(facts.id)}`);
    }
  },
};
