import { perEntry } from "../entries.ts";
import { KIND_NAMES } from "../entry.ts";
import type { Entry, Finding, Json, Path } from "../entry.ts";
import { isList, isObject } from "../json.ts";
import { hiddenInValue } from "../yaml/text.ts";

/**
 * Matches a YAML escape that may stand for an invisible character. Most files have none, so the values are only
 * searched if the text of the file matches.
 */
const ESCAPE = /\\[xuU0abevfNP_]/;

/** Reports invisible characters in values, including those written as escapes. */
export const hiddenText = perEntry(KIND_NAMES, (entry) =>
  ESCAPE.test(entry.text) ? hiddenIn(entry, entry.data, []) : [],
);

function* hiddenIn(entry: Entry, value: Json | undefined, path: Path): Generator<Finding> {
  if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) yield* hiddenIn(entry, item, [...path, key]);
  } else if (isList(value)) {
    for (const [index, item] of value.entries()) yield* hiddenIn(entry, item, [...path, index]);
  } else if (typeof value === "string") {
    const hidden = hiddenInValue(value);
    if (hidden === undefined) return;
    const message = `the value contains the invisible character U+${hidden.code}`;
    yield {
      entry,
      path,
      code: "hidden-text",
      message,
      hint: "remove it: readers cannot see it in a snippet or on a page",
    };
  }
}
