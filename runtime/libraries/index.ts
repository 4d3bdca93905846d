/** Libraries, and functions that return their snippets, synchronously or asynchronously. */
import type { ModelRecord } from "../../generated/records.ts";
import { SNIPPETS } from "../../generated/snippets/table.ts";
import { applyRules, forEveryRecord } from "../snippets/apply.ts";
import type { Snippet } from "../snippets/blocks.ts";
import { hasSnippets } from "../snippets/library.ts";

export * from "./drop-in.ts";
export * from "./lazy.ts";

/**
 * Synchronous form of `librarySnippets`. Importing this function loads the rules of every library. Never throws.
 *
 * @param key key of the library
 * @param model the model record; fields may be missing or of the wrong kind
 * @returns an empty list for a library without snippets
 */
export function librarySnippetsSync(key: string, model: ModelRecord): Snippet[] {
  return hasSnippets(key) ? applyRules(forEveryRecord(SNIPPETS[key]), model) : [];
}
