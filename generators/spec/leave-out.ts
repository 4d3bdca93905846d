import type { Entry, Json, JsonObject } from "./entry.ts";
import { isList, objectOf, textOf } from "./json.ts";

/** Ids of the tasks and libraries of an extended spec that there are no more. */
export interface LeftOut {
  readonly tasks: ReadonlySet<string>;
  readonly libraries: ReadonlySet<string>;
}

const originals = new WeakMap<Entry, Entry>();

/** The entry as its file has it. */
export function originalOf(entry: Entry): Entry {
  return originals.get(entry) ?? entry;
}

/**
 * An entry of the extended spec without what it says of those that are left out: nobody could mend it there.
 *
 * @returns undefined when the entry is about nothing else
 */
export function withoutMentions(entry: Entry, { tasks, libraries }: LeftOut): Entry | undefined {
  const { kind, id, data } = entry;
  if (kind === "tasks") {
    const { canonicalId, libraries: own } = data;
    const isGone = tasks.has(textOf(canonicalId) ?? "");
    return changed(entry, { libraries: fewer(own, libraries), canonicalId: isGone ? undefined : canonicalId });
  }
  if (kind === "libraries") return changed(entry, { tasks: fewer(data["tasks"], tasks) });
  if (kind === "io" && data["tasks"] === undefined) return tasks.has(id) ? undefined : entry;
  if (kind !== "io" && kind !== "providers") return entry;
  const rest = kind === "io" ? fewer(data["tasks"], tasks) : fewerKeys(data["tasks"], tasks);
  return rest === undefined && data["tasks"] !== undefined ? undefined : changed(entry, { tasks: rest });
}

/** A list without some names; undefined when none is left. */
function fewer(list: Json | undefined, names: ReadonlySet<string>): Json | undefined {
  if (!isList(list)) return list;
  const rest = list.filter((item) => typeof item !== "string" || !names.has(item));
  if (rest.length === list.length) return list;
  return rest.length === 0 ? undefined : rest;
}

function fewerKeys(mapping: Json | undefined, names: ReadonlySet<string>): Json | undefined {
  const all = Object.entries(objectOf(mapping));
  const rest = all.filter(([key]) => !names.has(key));
  if (rest.length === all.length) return mapping;
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

/** The entry with other fields; undefined takes a field away. Problems still stand at the places in its file. */
function changed(entry: Entry, fields: Readonly<Record<string, Json | undefined>>): Entry {
  if (Object.entries(fields).every(([name, value]) => entry.data[name] === value)) return entry;
  const all: [string, Json | undefined][] = Object.entries({ ...entry.data, ...fields });
  const data: JsonObject = Object.fromEntries(all.filter((field): field is [string, Json] => field[1] !== undefined));
  const { kind, id, file, text } = entry;
  const other: Entry = {
    kind,
    id,
    file,
    text,
    data,
    get document() {
      return entry.document;
    },
    get lines() {
      return entry.lines;
    },
  };
  originals.set(other, originalOf(entry));
  return other;
}
