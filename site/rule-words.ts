import { compileLibrary } from "../generators/snippets/library.ts";
import { wordsOfRules, type RuleWords } from "../generators/snippets/words.ts";
import { loadSpec } from "../generators/spec/load.ts";
import type { Spec } from "../generators/spec/entry.ts";

/** What was loaded last: files that did not change are not read anew. */
let known: Spec | undefined;

/**
 * The rules of every library that has snippets, in words.
 *
 * @param root folder that holds `spec/`
 */
export function readRuleWords(root: string): Readonly<Record<string, RuleWords>> {
  const { spec } = loadSpec(root, known);
  known = spec;
  return Object.fromEntries(
    spec.libraries.flatMap((entry) => {
      const library = compileLibrary(entry, spec);
      return library === undefined ? [] : [[entry.id, wordsOfRules(library.rules.group, library.facts)]];
    }),
  );
}
