// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Facts } from "../facts.ts";
import type { SnippetLibraryKey } from "./index.ts";

const PIPELINE_TAG_VALUES = new Set<unknown>([
  "automatic-speech-recognition",
  "image-to-image",
  "image-to-video",
  "text-to-audio",
  "text-to-image",
  "text-to-speech",
  "text-to-video",
]);

/** Functions that return true if a library comes first for a model, because of the files in the repository. */
export const LEADS: Readonly<Partial<Record<SnippetLibraryKey, (facts: Facts) => boolean>>> = {
  "llama-cpp-python": (facts) => (facts.only_gguf !== "" || (facts.gguf_first_part !== "" && !(facts.weights_file !== "")) || (facts.tags.includes("gguf") && !(facts.files.length > 0))) && (!(PIPELINE_TAG_VALUES.has(facts.pipeline_tag) || (facts.tags.includes("diffusers") || facts.tags.includes("stable-diffusion.cpp")))),
  peft: (facts) => facts.adapter_file !== "" && !facts.tags.includes("diffusers"),
  "tf-keras": (facts) => facts.saved_model_file !== "" && ((facts.tags.includes("keras") || facts.tags.includes("tf-keras")) || (facts.library_name === "keras" || facts.library_name === "tf-keras")) && !(facts.keras_file !== ""),
  "transformers.js": (facts) => facts.only_onnx !== "",
};
