// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";

/** Key of a library that has snippets. */
export type SnippetLibraryKey =
  | "diffusers"
  | "keras-hub"
  | "pruna-ai"
  | "sentence-transformers"
  | "transformers";

/** Loads the rules of one library. */
export const SNIPPET_MODULES: Readonly<Record<SnippetLibraryKey, () => Promise<RuleGroup>>> = {
  diffusers: () => import("./diffusers.ts").then((module) => module.rules),
  "keras-hub": () => import("./keras-hub.ts").then((module) => module.rules),
  "pruna-ai": () => import("./pruna-ai.ts").then((module) => module.rules),
  "sentence-transformers": () => import("./sentence-transformers.ts").then((module) => module.rules),
  transformers: () => import("./transformers.ts").then((module) => module.rules),
};
