// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { RuleGroup } from "../escapes.ts";
import { rules as diffusers } from "./diffusers.ts";
import type { SnippetLibraryKey } from "./index.ts";
import { rules as kerasHub } from "./keras-hub.ts";
import { rules as prunaAi } from "./pruna-ai.ts";
import { rules as sentenceTransformers } from "./sentence-transformers.ts";
import { rules as transformers } from "./transformers.ts";

/** The rules of every library, for callers that cannot wait. */
export const SNIPPETS: Readonly<Record<SnippetLibraryKey, RuleGroup>> = {
  diffusers: diffusers,
  "keras-hub": kerasHub,
  "pruna-ai": prunaAi,
  "sentence-transformers": sentenceTransformers,
  transformers: transformers,
};
