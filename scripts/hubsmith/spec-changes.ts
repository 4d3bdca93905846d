import type { Entry, Json, Path, Spec } from "../../generators/spec/entry.ts";
import { KIND_NAMES } from "../../generators/spec/entry.ts";
import { byCodePoint, canonical, isList, isObject } from "../../generators/spec/json.ts";

type Change = "added" | "removed" | "changed";

/**
 * A changed field, with its values. `before` is absent for an added field, and `after` is absent for a removed field.
 */
export interface FieldChange {
  readonly path: Path;
  readonly change: Change;
  readonly before?: Json;
  readonly after?: Json;
}

/** A changed entry or schema. */
export interface EntryChange {
  /** Path of the file of the entry or schema. */
  readonly file: string;
  readonly change: Change;
  /** The changed fields; empty for an entry that was added or removed. */
  readonly fields: readonly FieldChange[];
}

/** Returns the changed entries and schemas, sorted by file. Ignores comments, spaces and the order of keys. */
export function entryChanges(before: Spec, after: Spec): readonly EntryChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const files = [...new Set([...old.keys(), ...now.keys()])].sort(byCodePoint);
  return files.flatMap((file): EntryChange[] => {
    const [one, other] = [old.get(file), now.get(file)];
    if (one === undefined) return [{ file, change: "added", fields: [] }];
    if (other === undefined) return [{ file, change: "removed", fields: [] }];
    const fields = [...fieldChanges(one, other, [])];
    return fields.length === 0 ? [] : [{ file, change: "changed", fields }];
  });
}

/** Returns the content of all entries and schemas. The key is the path of the file. */
function valuesOf(spec: Spec): ReadonlyMap<string, Json> {
  const entries: readonly Entry[] = [...KIND_NAMES.flatMap((kind) => spec[kind]), spec.facts];
  const schemas = Object.entries(spec.schemas).map(([name, schema]): [string, Json] => [
    `spec/schema/${name}.schema.json`,
    schema,
  ]);
  return new Map([...entries.map(({ file, data }): [string, Json] => [file, data]), ...schemas]);
}

function* fieldChanges(before: Json, after: Json, path: Path): Generator<FieldChange> {
  if (isObject(before) && isObject(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(byCodePoint);
    for (const key of keys) yield* valueChanges(before[key], after[key], [...path, key]);
  } else if (isList(before) && isList(after)) {
    yield* listChanges(before, after, path);
  } else if (before !== after) {
    yield { path, change: "changed", before, after };
  }
}

function* valueChanges(before: Json | undefined, after: Json | undefined, path: Path): Generator<FieldChange> {
  if (before !== undefined && after !== undefined) yield* fieldChanges(before, after, path);
  else if (after !== undefined) yield { path, change: "added", after };
  else if (before !== undefined) yield { path, change: "removed", before };
}

/**
 * Compares two lists. Skips equal items at the start and at the end, and compares the items between them one by one.
 */
function* listChanges(before: readonly Json[], after: readonly Json[], path: Path): Generator<FieldChange> {
  const [old, now] = [before.map(canonical), after.map(canonical)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const [oldMiddle, nowMiddle] = [before.slice(start, old.length - end), after.slice(start, now.length - end)];
  for (let index = 0; index < Math.max(oldMiddle.length, nowMiddle.length); index++) {
    yield* valueChanges(oldMiddle[index], nowMiddle[index], [...path, start + index]);
  }
}
