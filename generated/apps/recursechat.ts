// Generated – do not edit.
// source:    spec/apps/recursechat.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** RecurseChat: the models it takes, and how to start it. */
export const recursechat: AppRules = {
  about: {
    key: "recursechat",
    prettyLabel: "RecurseChat",
    docsUrl: "https://recurse.chat",
    description: "Mac app to chat with models and documents.",
    mainTask: "text-generation",
    platforms: ["macos"],
    macOSOnly: true,
  },
  when: (facts) => facts.gguf_context !== undefined && !(facts.gguf_context === 0),
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `recursechat://new-hf-gguf-model?hf-model-id=${url.inQuery(facts.id)}`);
  },
};
