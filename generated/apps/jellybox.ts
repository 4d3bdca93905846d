// Generated – do not edit.
// source:    spec/apps/jellybox.yaml
// generator: generators/artifacts/apps.ts
// to change: edit the source, then run `npm run generate`
import type { AppRules } from "./app.ts";

/** Jellybox: the models it takes, and how to start it. */
export const jellybox: AppRules = {
  about: {
    key: "jellybox",
    prettyLabel: "Jellybox",
    docsUrl: "https://jellybox.com",
    description: "Desktop app for text and image models.",
    mainTask: "text-generation",
    platforms: ["macos", "windows"],
  },
  when: (facts) => (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) || (facts.library_name === "diffusers" && facts.tags.includes("safetensors") && (facts.pipeline_tag === "text-to-image" || facts.tags.includes("lora"))),
  gives: "link",
  rules: (facts, { url }, show) => {
    if (facts.gguf_context !== undefined && !(facts.gguf_context === 0)) {
      show("0", "usage", "url", "", `jellybox://llm/models/huggingface/LLM/${url.inPath(facts.id)}`);
    } else if (facts.tags.includes("lora")) {
      show("1", "usage", "url", "", `jellybox://image/models/huggingface/ImageLora/${url.inPath(facts.id)}`);
    } else {
      show("2", "usage", "url", "", `jellybox://image/models/huggingface/Image/${url.inPath(facts.id)}`);
    }
  },
};
