import type { ModelRecord } from "../../generated/records.ts";
import { SNIPPET_MODULES, type SnippetLibraryKey } from "../../generated/snippets/index.ts";
import { applyRules, applyRulesTelling, forEveryRecord } from "./apply.ts";
import type { RuledSnippet, Snippet } from "./blocks.ts";

export type { RuledSnippet, Snippet } from "./blocks.ts";

/**
 * Returns true for the key of a library that has snippets.
 *
 * @param key any text; inherited names of objects, such as `constructor`, are not keys
 */
export function hasSnippets(key: string): key is SnippetLibraryKey {
  return Object.hasOwn(SNIPPET_MODULES, key);
}

/**
 * Returns blocks that show how to install a library and use a model with it. Loads only the rules of that library.
 *
 * @param key key of the library
 * @param model the model record; fields may be missing or of the wrong kind
 * @returns an empty list for a library without snippets
 * @throws the error of the import if the module with the library's rules cannot be loaded
 */
export async function librarySnippets(key: string, model: ModelRecord): Promise<Snippet[]> {
  return hasSnippets(key) ? applyRules(forEveryRecord(await SNIPPET_MODULES[key]()), model) : [];
}

/**
 * Does what {@link librarySnippets} does, and adds to each block the position of the rule that made it.
 *
 * @param key key of the library
 * @param model the model record; fields may be missing or of the wrong kind
 */
export async function librarySnippetsWithRules(key: string, model: ModelRecord): Promise<RuledSnippet[]> {
  return hasSnippets(key) ? applyRulesTelling(forEveryRecord(await SNIPPET_MODULES[key]()), model) : [];
}
