import type { Entry, Spec } from "../spec/entry.ts";
import { textsAt } from "./schema.ts";

/**
 * Returns the libraries of each task: the libraries that the task lists, in its order, then those that list the task,
 * by key. It is enough if one side names the other.
 */
export function librariesByTask(spec: Spec): ReadonlyMap<string, readonly string[]> {
  return joined(spec.tasks, "libraries", spec.libraries, "tasks");
}

/** Returns the tasks of each library, in the catalogue's order. It is enough if one side names the other. */
export function tasksByLibrary(spec: Spec): ReadonlyMap<string, readonly string[]> {
  const place = new Map(spec.tasks.map(({ id }, index) => [id, index]));
  const tasks = joined(spec.libraries, "tasks", spec.tasks, "libraries");
  const inOrder = (one: string, other: string): number => (place.get(one) ?? 0) - (place.get(other) ?? 0);
  return new Map([...tasks].map(([key, ids]) => [key, [...ids].sort(inOrder)]));
}

/** Returns for each entry the names in its own list, then the entries of the other kind that name it. */
function joined(
  entries: readonly Entry[],
  list: string,
  others: readonly Entry[],
  otherList: string,
): ReadonlyMap<string, readonly string[]> {
  const sets = new Map(entries.map(({ id, data }) => [id, new Set(textsAt(data, list))]));
  for (const { id, data } of others) {
    for (const name of textsAt(data, otherList)) sets.get(name)?.add(id);
  }
  return new Map([...sets].map(([id, names]) => [id, [...names]]));
}
