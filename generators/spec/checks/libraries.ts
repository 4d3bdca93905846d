import { idsOf, perEntry, placeOfSpec } from "../entries.ts";
import type { Check, Entry, Finding } from "../entry.ts";
import { findDuplicates, listOf, objectOf, placedTexts, textOf, textsOf } from "../json.ts";
import { quoted } from "../suggest.ts";
import { locate } from "../yaml/locate.ts";

/** Checks that the URLs of a library start with https and are without a user name and password. */
export const badUrl = perEntry(["libraries"], function* (entry): Generator<Finding> {
  for (const field of ["repoUrl", "docsUrl"]) {
    const url = textOf(entry.data[field]);
    const flaw = url === undefined ? undefined : flawOf(url);
    if (flaw === undefined) continue;
    const hint = "write the URL as a browser shows it, for example https://github.com/owner/name";
    yield { entry, path: [field], code: "bad-url", message: `${field} ${flaw}`, hint };
  }
});

function flawOf(text: string): string | undefined {
  if (!URL.canParse(text)) return "is not a valid URL";
  const url = new URL(text);
  if (url.protocol !== "https:") return `starts with ${url.protocol} instead of https:`;
  if (url.username !== "" || url.password !== "") return "contains a user name or password";
  if (!url.hostname.includes(".")) return "has a host name without a domain";
  return undefined;
}

/** Checks that no two examples of a library have the same model record. */
export const identicalExamples = perEntry(["libraries"], (entry) => {
  const examples = Object.entries(objectOf(entry.data["examples"]));
  return findDuplicates(examples.map(([, record]) => record ?? null)).map(({ index, first }) => ({
    entry,
    path: ["examples", examples[index]?.[0] ?? ""],
    atKey: true,
    code: "identical-examples",
    message: `example ${quoted(examples[index]?.[0])} is the same as ${quoted(examples[first]?.[0])}`,
    hint: "delete one of the two examples, or change one so that it shows a different rule",
  }));
});

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

/** Checks that tasks and API files only name libraries of the catalogue. */
export const unknownLibrary: Check = function* (spec) {
  const libraries = idsOf(spec, "libraries");
  for (const entry of spec.tasks) {
    for (const { text, index } of placedTexts(entry.data["libraries"])) {
      if (libraries.has(text)) continue;
      const message = `there is no library ${quoted(text)}`;
      yield { entry, path: ["libraries", index], code: "unknown-library", message, hint: libraries.suggestion(text) };
    }
  }
  for (const entry of spec.apis) {
    if (libraries.has(entry.id)) continue;
    const message = `there is no library ${quoted(entry.id)}`;
    const hint = `a file of spec/apis has the name of its library's file: ${libraries.suggestion(entry.id)}`;
    yield { entry, path: [], code: "unknown-library", message, hint };
  }
};
