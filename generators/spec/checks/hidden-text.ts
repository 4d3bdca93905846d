import { perEntry } from "../entries.ts";
import { KIND_NAMES } from "../entry.ts";
import type { Finding } from "../entry.ts";
import { textsIn } from "../pointer.ts";

/**
 * Matches a YAML escape that may produce an invisible character. Most files have no such escape, so the values are only
 * searched if the text of the file contains one.
 */
const ESCAPE = /\\[xuU0abevfNP_]/;

/** Matches an invisible character, except line breaks, tabs and the two joiners that letters and emoji need. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[^\P{Cf}\u200c\u200d]|[\u{e0000}-\u{e0fff}]|\p{Cs}/u;

/**
 * Reports invisible characters that are written as escapes. Unescaped invisible characters are reported when the file
 * is read.
 */
export const hiddenText = perEntry(KIND_NAMES, function* (entry): Generator<Finding> {
  for (const { text, path } of ESCAPE.test(entry.text) ? textsIn(entry.data) : []) {
    const [hidden] = HIDDEN.exec(text) ?? [];
    if (hidden === undefined) continue;
    const code = (hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const message = `the value contains the invisible character U+${code}`;
    const hint = "delete the character: nobody can see it in a snippet or on a page";
    yield { entry, path, code: "hidden-text", message, hint };
  }
});
