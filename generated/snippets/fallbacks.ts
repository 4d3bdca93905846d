// Generated – do not edit.
// source:    spec/libraries/*.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Facts } from "../facts.ts";
import type { SnippetLibraryKey } from "./index.ts";

/** Functions that return true if a library is offered for a model for which no other library has code. */
export const FALLBACKS: Readonly<Partial<Record<SnippetLibraryKey, (facts: Facts) => boolean>>> = {
  huggingface_hub: (facts) => facts.files.length > 0,
};
