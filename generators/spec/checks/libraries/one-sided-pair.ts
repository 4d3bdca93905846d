import type { Check, Entry, Finding } from "../../entry.ts";
import { placeOfSpec } from "../../entries.ts";
import { listOf, placedTexts, textsOf } from "../../json.ts";
import { locate } from "../../yaml/locate.ts";
import { quoted } from "../../suggest.ts";

/**
 * Warns if a task names a library that does not name the task, or the other way round. The pair is valid, but should be
 * listed on both sides. Pairs with entries of an extended spec are not reported, because the extending spec cannot edit
 * these entries.
 */
export const oneSidedPair: Check = function* (spec) {
  const tasks = named(spec.tasks, "libraries");
  const libraries = named(spec.libraries, "tasks");
  yield* oneSided(spec.libraries, "tasks", "task", tasks, "libraries");
  yield* oneSided(spec.tasks, "libraries", "library", libraries, "tasks");
};

/** An entry and the ids that it names. */
interface Side {
  readonly entry: Entry;
  readonly names: ReadonlySet<string>;
}

function named(entries: readonly Entry[], field: string): ReadonlyMap<string, Side> {
  return new Map(entries.map((entry) => [entry.id, { entry, names: new Set(textsOf(entry.data[field])) }]));
}

function* oneSided(
  entries: readonly Entry[],
  field: string,
  thing: string,
  others: ReadonlyMap<string, Side>,
  otherField: string,
): Generator<Finding> {
  for (const entry of entries) {
    for (const { text, index } of placedTexts(entry.data[field])) {
      const other = others.get(text);
      if (other === undefined || other.names.has(entry.id)) continue;
      if (placeOfSpec(other.entry) !== "" || placeOfSpec(entry) !== "") continue;
      const message = `${thing} ${quoted(text)} does not name ${quoted(entry.id)} in return`;
      const hint = `${additionTo(other.entry, otherField, entry.id)}, or delete the item here`;
      yield { entry, path: [field, index], code: "one-sided-pair", message, hint, severity: "warning" };
    }
  }
}

/** Returns a hint that says which text to add to a list, and in which file and line. */
function additionTo(entry: Entry, field: string, id: string): string {
  const items = listOf(entry.data[field]);
  if (items.length === 0) return `add "${field}: [${id}]" to ${entry.file}`;
  const place = locate(entry, [field, items.length - 1]);
  const isFlow = !/^\s*- /.test(place.excerpt);
  return isFlow
    ? `add "${id}" to ${field} in ${entry.file}, line ${place.line}`
    : `add "- ${id}" to ${entry.file} after line ${place.line}`;
}
