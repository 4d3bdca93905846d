import type { Check, Entry, Finding, Json, Path } from "../entry.ts";
import { isList, isObject } from "../json.ts";

/** What `hubsmith new` writes where a person has to: words, or the host of an address. */
const BLANK = /FILL IN|\/\/fill-in\.example\b/;

/** Findings by entry; an entry that was not edited is the same object. */
const found = new WeakMap<Entry, readonly Finding[]>();

/** No blank of a scaffold is left. */
export const blank: Check = function* (spec) {
  const { tasks, io, libraries, quantization, providers, clients } = spec;
  for (const entry of [...tasks, ...io, ...libraries, ...quantization, ...providers, ...clients]) {
    let findings = found.get(entry);
    // Most files have none: one look at the text spares the walk.
    if (findings === undefined)
      found.set(entry, (findings = BLANK.test(entry.text) ? [...blanksIn(entry, entry.data, [])] : []));
    yield* findings;
  }
};

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
      message: "a blank of the scaffold is left",
      hint: "write what belongs here, and take the mark away",
    };
  }
}
