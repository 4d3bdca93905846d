import type { Entry, Spec } from "../spec/entry.ts";
import { textsOf } from "../spec/json.ts";

/**
 * Returns the libraries of each task. The libraries in the task's own list come first, in the order of this list. Other
 * libraries that list the task follow, sorted by key.
 */
export function librariesByTask(spec: Spec): ReadonlyMap<string, readonly string[]> {
  return joined(spec.tasks, "libraries", spec.libraries, "tasks");
}

/**
 * Returns the tasks of each library, in the catalogue's order. A task and a library belong together if either of them
 * lists the other.
 */
export function tasksByLibrary(spec: Spec): ReadonlyMap<string, readonly string[]> {
  const place = new Map(spec.tasks.map(({ id }, index) => [id, index]));
  const tasks = joined(spec.libraries, "tasks", spec.tasks, "libraries");
  const inOrder = (one: string, other: string): number => (place.get(one) ?? 0) - (place.get(other) ?? 0);
  return new Map([...tasks].map(([key, ids]) => [key, [...ids].sort(inOrder)]));
}

/**
 * Maps the id of each entry to the ids in its `list`, followed by the ids of the `others` whose `otherList` contains
 * this entry.
 */
function joined(
  entries: readonly Entry[],
  list: string,
  others: readonly Entry[],
  otherList: string,
): ReadonlyMap<string, readonly string[]> {
  const sets = new Map(entries.map(({ id, data }) => [id, new Set(textsOf(data[list]))]));
  for (const { id, data } of others) {
    for (const name of textsOf(data[otherList])) sets.get(name)?.add(id);
  }
  return new Map([...sets].map(([id, names]) => [id, [...names]]));
}
