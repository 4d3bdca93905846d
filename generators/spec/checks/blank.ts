import { perEntry } from "../entries.ts";
import { KIND_NAMES } from "../entry.ts";
import type { Entry, Finding, Json, Path } from "../entry.ts";
import { isList, isObject } from "../json.ts";

/**
 * Matches the placeholders that `hubsmith new` writes into a new file: the words `FILL IN`, or the host of an address.
 */
const BLANK = /FILL IN|\/\/fill-in\.example\b/;

/**
 * Checks that no placeholder of `hubsmith new` is left in an entry. Most files have none, so the values are only
 * searched if the text of the file matches.
 */
export const blank = perEntry(KIND_NAMES, (entry) => (BLANK.test(entry.text) ? blanksIn(entry, entry.data, []) : []));

function* blanksIn(entry: Entry, value: Json | undefined, path: Path): Generator<Finding> {
  if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) yield* blanksIn(entry, item, [...path, key]);
  } else if (isList(value)) {
    for (const [index, item] of value.entries()) yield* blanksIn(entry, item, [...path, index]);
  } else if (typeof value === "string") {
    const match = BLANK.exec(value);
    if (match === null) return;
    yield {
      entry,
      path,
      offset: match.index,
      length: match[0].length,
      code: "blank",
      message: "this placeholder is not filled in",
      hint: "replace it with the real value",
    };
  }
}
