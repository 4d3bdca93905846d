import type { Entry, Json } from "../entry.ts";
import { fieldsOf, isList, objectOf, textOf } from "../json.ts";

/** Ids of the tasks, libraries and providers of an extended spec that are left out. */
export interface LeftOut {
  readonly tasks: ReadonlySet<string>;
  readonly libraries: ReadonlySet<string>;
  readonly providers: ReadonlySet<string>;
}

const originals = new WeakMap<Entry, Entry>();

/** Returns the entry as written in its file, including mentions of left-out entries. */
export function originalOf(entry: Entry): Entry {
  return originals.get(entry) ?? entry;
}

/**
 * Returns an entry of the extended spec without its mentions of left-out entries. These mentions would be reported as
 * unknown, and the author of the extending spec cannot edit them.
 *
 * @returns undefined if the entry consists only of such mentions
 */
export function withoutMentions(entry: Entry, gone: LeftOut): Entry | undefined {
  const { kind, id, data } = entry;
  const { tasks, libraries } = gone;
  if (kind === "clients") return client(entry, gone);
  if (kind === "tasks") {
    const { canonicalId, libraries: own } = data;
    const isGone = tasks.has(textOf(canonicalId) ?? "");
    return changed(entry, { libraries: fewer(own, libraries), canonicalId: isGone ? undefined : canonicalId });
  }
  if (kind === "apis") return libraries.has(id) ? undefined : entry;
  if (kind === "libraries") return changed(entry, { tasks: fewer(data["tasks"], tasks) });
  if (kind === "io" && data["tasks"] === undefined) return tasks.has(id) ? undefined : entry;
  if (kind !== "io" && kind !== "providers") return entry;
  const rest = kind === "io" ? fewer(data["tasks"], tasks) : fewerKeys(data["tasks"], tasks);
  return rest === undefined && data["tasks"] !== undefined ? undefined : changed(entry, { tasks: rest });
}

/** Returns a client without left-out tasks and providers, or undefined if no task or no provider remains. */
function client(entry: Entry, { tasks, providers }: LeftOut): Entry | undefined {
  const { methods, providers: only, knownProviders } = entry.data;
  const rest = {
    methods: fewerKeys(methods, tasks),
    providers: fewer(only, providers),
    knownProviders: fewer(knownProviders, providers),
  };
  const isEmpty = Object.entries(rest).some(([field, value]) => value === undefined && entry.data[field] !== undefined);
  return isEmpty ? undefined : changed(entry, rest);
}

/** Returns a list without the given names, or undefined if no item remains. */
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

/**
 * Returns the entry with changed fields. The value `undefined` removes a field. The positions of problems are still
 * those in the file.
 */
function changed(entry: Entry, fields: Readonly<Record<string, Json | undefined>>): Entry {
  if (Object.entries(fields).every(([name, value]) => entry.data[name] === value)) return entry;
  const { kind, id, file, text } = entry;
  const other: Entry = {
    kind,
    id,
    file,
    text,
    data: Object.fromEntries(fieldsOf({ ...entry.data, ...fields })),
    get document() {
      return entry.document;
    },
  };
  originals.set(other, originalOf(entry));
  return other;
}
