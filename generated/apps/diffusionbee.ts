// Generated – do not edit.
// source:    spec/apps/diffusionbee.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** DiffusionBee: the models it takes, and how to start it. */
export const diffusionbee: AppRules = {
  about: {
    key: "diffusionbee",
    prettyLabel: "DiffusionBee",
    docsUrl: "https://diffusionbee.com",
    description: "Mac app that generates images.",
    mainTask: "text-to-image",
    platforms: ["macos"],
    macOSOnly: true,
  },
  when: (facts) => facts.library_name === "diffusers" && facts.pipeline_tag === "text-to-image",
  gives: "link",
  rules: (facts, { url }, show) => {
    show("0", "usage", "url", "", `https://diffusionbee.com/huggingface_import?model_id=${url.inQuery(facts.id)}`);
  },
};
