// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Facts } from "../facts.ts";
import type { SnippetLibraryKey } from "./index.ts";

const ID_PATTERN = /-mlx/u;

const ID_PATTERN_2 = /-candle/u;

/** Functions that return true if a model gets no code from a library. A library without a function has code for every model. */
export const WITHOUT_CODE: Readonly<Partial<Record<SnippetLibraryKey, (facts: Facts) => boolean>>> = {
  PaddleOCR: (facts) => !facts.tags.includes("doc_vlm") && (!facts.tags.includes("document-parse") && !(facts.paddleocr_class !== "")),
  audiocraft: (facts) => !(facts.tags.includes("musicgen") || facts.tags.includes("audiogen") || facts.tags.includes("magnet")),
  espnet: (facts) => !facts.tags.includes("text-to-speech") && !facts.tags.includes("automatic-speech-recognition"),
  keras: (facts) => facts.saved_model_file !== "" && !(facts.keras_file !== ""),
  lerobot: (facts) => !facts.tags.includes("smolvla"),
  moshi: (facts) => !ID_PATTERN.test(facts.id) && ID_PATTERN_2.test(facts.id),
  nemo: (facts) => !facts.tags.includes("automatic-speech-recognition"),
  outetts: (facts) => facts.tags.includes("gguf") || facts.tags.includes("onnx"),
  peft: (facts) => !(facts.peft_class !== "") || (((!(facts.peft_base !== "" || facts.tagged_base !== "")) && facts.base_model === "fill-in-base-model") || !(facts.peft_class !== "")),
  "pruna-ai": (facts) => !facts.tags.includes("diffusers") && (facts.tags.includes("transformers") && ((!(facts.transformers_info || facts.only_gguf !== "")) || facts.only_gguf !== "")),
  sklearn: (facts) => (facts.tags.includes("skops") && (!(facts.sklearn_file !== "" || facts.skops_file !== "" || facts.joblib_file !== ""))) || (facts.files.length > 0 && (!(facts.sklearn_file !== "" || facts.skops_file !== "" || facts.joblib_file !== ""))),
  speechbrain: (facts) => !(facts.speechbrain_interface !== "") || !(facts.speechbrain_class !== ""),
  transformers: (facts) => (!(facts.transformers_info || facts.only_gguf !== "")) || (facts.only_gguf !== "" && !(facts.gguf_file !== "")),
  "transformers.js": (facts) => !(facts.pipeline_tag !== "") || (!(facts.onnx_file !== "" || ((facts.tags.includes("onnx") || facts.tags.includes("transformers.js")) && !(facts.files.length > 0)) || (!(facts.files.length > 0 || facts.tags.length > 0)) || facts.library_name === "transformers.js")),
};
