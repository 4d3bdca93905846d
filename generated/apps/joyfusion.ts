// Generated – do not edit.
// source:    spec/apps/joyfusion.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** JoyFusion: the models it takes, and how to start it. */
export const joyfusion: AppRules = {
  about: {
    key: "joyfusion",
    prettyLabel: "JoyFusion",
    docsUrl: "https://joyfusion.app",
    description: "Mac app that generates images with Core ML models.",
    mainTask: "text-to-image",
    platforms: ["macos"],
    macOSOnly: true,
  },
  when: (facts) => facts.pipeline_tag === "text-to-image" && facts.tags.includes("coreml") && facts.tags.includes("joyfusion"),
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `https://joyfusion.app/import_from_hf?repo_id=${url.inQuery(facts.id)}`);
  },
};
