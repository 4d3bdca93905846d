import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { findDuplicates, objectOf, placedTexts } from "../../json.ts";
import { listed, quoted, suggestion } from "../../suggest.ts";

/** Checks that `sizeOrder` lists every type of its enum exactly once. */
export const sizeOrder = perEntry(["quantization"], function* (entry): Generator<Finding> {
  if (entry.data["sizeOrder"] === undefined) return;
  const types = Object.keys(objectOf(entry.data["types"]));
  const known = new Set(types);
  const order = placedTexts(entry.data["sizeOrder"]);
  const unknown = order.filter((item) => !known.has(item.text));
  for (const { text, index } of unknown) {
    const message = `there is no type ${quoted(text)} in this enum`;
    yield { entry, path: ["sizeOrder", index], code: "size-order", message, hint: suggestion(text, types) };
  }
  for (const { index, first } of findDuplicates(order.map(({ text }) => text))) {
    const message = `${quoted(order[index]?.text)} is listed twice: item ${first + 1} is the same`;
    yield { entry, path: ["sizeOrder", index], code: "size-order", message, hint: "delete one of the two items" };
  }
  const present = new Set(order.map(({ text }) => text));
  // A type whose name is misspelled in the list is not missing.
  const missing = unknown.length > 0 ? [] : types.filter((type) => !present.has(type));
  if (missing.length === 0) return;
  const message = `sizeOrder lacks ${listed(missing)}`;
  const hint = "put each type between the next larger type and the next smaller type";
  yield { entry, path: ["sizeOrder"], atKey: true, code: "size-order", message, hint };
});
