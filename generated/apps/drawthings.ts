// Generated – do not edit.
// source:    spec/apps/drawthings.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Draw Things: the models it takes, and how to start it. */
export const drawthings: AppRules = {
  about: {
    key: "drawthings",
    prettyLabel: "Draw Things",
    docsUrl: "https://drawthings.ai",
    description: "App for Mac, iPhone and iPad that generates images.",
    mainTask: "text-to-image",
    platforms: ["macos"],
    macOSOnly: true,
  },
  when: (facts) => facts.library_name === "diffusers" && (facts.pipeline_tag === "text-to-image" || facts.tags.includes("lora")),
  gives: "link",
  rules: (facts, { url }, show) => {
    if (facts.tags.includes("lora")) {
      show("0", "usage", "url", "", `https://drawthings.ai/import/diffusers/pipeline.load_lora_weights?repo_id=${url.inQuery(facts.id)}`);
    } else {
      show("1", "usage", "url", "", `https://drawthings.ai/import/diffusers/pipeline.from_pretrained?repo_id=${url.inQuery(facts.id)}`);
    }
  },
};
