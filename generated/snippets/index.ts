// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Key of a library that has snippets. */
export type SnippetLibraryKey =
  | "3dtopia-xl"
  | "ben2"
  | "bertopic"
  | "bm25s"
  | "chat_tts"
  | "chronos-forecasting"
  | "collectorvision"
  | "depth-pro"
  | "diffusers"
  | "kittentts"
  | "litert-lm"
  | "llama-cpp-python"
  | "ltx"
  | "lvface"
  | "openasr"
  | "outetts"
  | "pocket-tts"
  | "pyannote-audio"
  | "pythae"
  | "qwen3_tts"
  | "saelens"
  | "sample-factory"
  | "sap-rpt-1-oss"
  | "seed-story"
  | "sentence-transformers"
  | "stable-audio-tools"
  | "stable-baselines3"
  | "stanza"
  | "tf-keras"
  | "transformers"
  | "vibevoice"
  | "zeromodels";

/** Loads the rules of one library. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<RuleGroup>>> = {
  "3dtopia-xl": () => import("./3dtopia-xl.ts").then((module) => module.rules),
  ben2: () => import("./ben2.ts").then((module) => module.rules),
  bertopic: () => import("./bertopic.ts").then((module) => module.rules),
  bm25s: () => import("./bm25s.ts").then((module) => module.rules),
  chat_tts: () => import("./chat_tts.ts").then((module) => module.rules),
  "chronos-forecasting": () => import("./chronos-forecasting.ts").then((module) => module.rules),
  collectorvision: () => import("./collectorvision.ts").then((module) => module.rules),
  "depth-pro": () => import("./depth-pro.ts").then((module) => module.rules),
  diffusers: () => import("./diffusers.ts").then((module) => module.rules),
  kittentts: () => import("./kittentts.ts").then((module) => module.rules),
  "litert-lm": () => import("./litert-lm.ts").then((module) => module.rules),
  "llama-cpp-python": () => import("./llama-cpp-python.ts").then((module) => module.rules),
  ltx: () => import("./ltx.ts").then((module) => module.rules),
  lvface: () => import("./lvface.ts").then((module) => module.rules),
  openasr: () => import("./openasr.ts").then((module) => module.rules),
  outetts: () => import("./outetts.ts").then((module) => module.rules),
  "pocket-tts": () => import("./pocket-tts.ts").then((module) => module.rules),
  "pyannote-audio": () => import("./pyannote-audio.ts").then((module) => module.rules),
  pythae: () => import("./pythae.ts").then((module) => module.rules),
  qwen3_tts: () => import("./qwen3_tts.ts").then((module) => module.rules),
  saelens: () => import("./saelens.ts").then((module) => module.rules),
  "sample-factory": () => import("./sample-factory.ts").then((module) => module.rules),
  "sap-rpt-1-oss": () => import("./sap-rpt-1-oss.ts").then((module) => module.rules),
  "seed-story": () => import("./seed-story.ts").then((module) => module.rules),
  "sentence-transformers": () => import("./sentence-transformers.ts").then((module) => module.rules),
  "stable-audio-tools": () => import("./stable-audio-tools.ts").then((module) => module.rules),
  "stable-baselines3": () => import("./stable-baselines3.ts").then((module) => module.rules),
  stanza: () => import("./stanza.ts").then((module) => module.rules),
  "tf-keras": () => import("./tf-keras.ts").then((module) => module.rules),
  transformers: () => import("./transformers.ts").then((module) => module.rules),
  vibevoice: () => import("./vibevoice.ts").then((module) => module.rules),
  zeromodels: () => import("./zeromodels.ts").then((module) => module.rules),
};
