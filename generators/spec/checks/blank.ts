import { perEntry } from "../entries.ts";
import { KIND_NAMES } from "../entry.ts";
import type { Finding } from "../entry.ts";
import { textsIn } from "../pointer.ts";
import { BLANK } from "../validate/explain.ts";

/**
 * Checks that no placeholder of `hubsmith new` is left in an entry. Most files have none, so the values are only
 * searched if the text of the file contains one.
 */
export const blank = perEntry(KIND_NAMES, function* (entry): Generator<Finding> {
  for (const { text, path } of BLANK.test(entry.text) ? textsIn(entry.data) : []) {
    const match = BLANK.exec(text);
    if (match === null) continue;
    const message = "this placeholder is not filled in";
    const place = { path, offset: match.index, length: match[0].length };
    yield { entry, ...place, code: "blank", message, hint: "replace the placeholder with the real value" };
  }
});
