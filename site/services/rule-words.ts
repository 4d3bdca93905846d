import { compileLibrary } from "../../generators/snippets/library.ts";
import { wordsOfRules, type RuleWords } from "../../generators/snippets/describe-rules.ts";
import type { Entry, Spec } from "../../generators/spec/entry.ts";

/** The last result of `readRuleWords`, and the entries from which it was computed. */
let known: { readonly of: readonly Entry[]; readonly words: Readonly<Record<string, RuleWords>> } | undefined;

/** Describes in words the rules of every library that has snippets. */
export function readRuleWords(spec: Spec): Readonly<Record<string, RuleWords>> {
  const of = [spec.facts, ...spec.libraries];
  // If a file has not changed, its entry is the same object as before. The words are made again only if an entry has
  // changed.
  if (known === undefined || known.of.length !== of.length || known.of.some((entry, index) => entry !== of[index])) {
    known = { of, words: wordsOf(spec) };
  }
  return known.words;
}

function wordsOf(spec: Spec): Readonly<Record<string, RuleWords>> {
  return Object.fromEntries(
    spec.libraries.flatMap((entry) => {
      const library = compileLibrary(entry, spec);
      return library === undefined ? [] : [[entry.id, wordsOfRules(library.rules.group, library.facts)]];
    }),
  );
}
