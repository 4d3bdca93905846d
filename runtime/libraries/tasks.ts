import type { LibraryKey } from "../../generated/library-keys.ts";
import { LIBRARY_TASKS } from "../../generated/library-tasks.ts";
import { TASK_IDS } from "../../generated/task-types.ts";

/** The library keys by task. Created on the first call, because most programs never need this table. */
let librariesByTask: ReadonlyMap<string, readonly LibraryKey[]> | undefined;

function collect(): ReadonlyMap<string, readonly LibraryKey[]> {
  const found = new Map<string, LibraryKey[]>(TASK_IDS.map((id) => [id, []]));
  for (const [key, tasks] of Object.entries(LIBRARY_TASKS)) {
    for (const task of tasks) found.get(task)?.push(key as LibraryKey);
  }
  return found;
}

/**
 * Returns the keys of the libraries whose models can do a task, sorted.
 *
 * @param task id of a task; for an unknown id, the result is an empty list
 */
export function librariesForTask(task: string): readonly LibraryKey[] {
  librariesByTask ??= collect();
  return librariesByTask.get(task) ?? [];
}
