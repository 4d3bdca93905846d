import type { Facts } from "../../generated/facts.ts";
import { LIBRARIES, type LibraryKey } from "../../generated/libraries.ts";
import type { ModelRecord } from "../../generated/records.ts";
import type { SnippetLibraryKey } from "../../generated/snippets/index.ts";
import { WITHOUT_CODE } from "../../generated/snippets/without-code.ts";
import { hasSnippets } from "../snippets/library.ts";
import { factsOf, plainCopy } from "../snippets/facts.ts";
import { LIBRARY_TASKS } from "../../generated/library-tasks.ts";
import { TASK_IDS } from "../../generated/task-types.ts";

/** A library that is offered for a model. */
export interface FittingLibrary {
  /** Key of the library in the catalogue. */
  readonly key: LibraryKey;
  /** The field of the record that led to this library. `pipeline_tag` means that only the task matches. */
  readonly because: "library_name" | "tags" | "pipeline_tag";
}

/**
 * Returns the libraries that have snippets and fit a model: the library in `library_name`, then the libraries in
 * `tags`. If these fields contain no library with snippets, returns the libraries that support the model's task and
 * have code for the model. Libraries that come from one field are sorted by `rank`, the most widely used first.
 * Libraries without a rank follow, sorted by key.
 *
 * @param model the model record; fields may be missing or of the wrong kind
 * @returns each library once; an empty list if no library fits
 */
export function librariesForModel(model: ModelRecord): readonly FittingLibrary[] {
  const facts = factsOf(plainCopy(model));
  const named = [facts.library_name].filter(isOffered);
  const tagged = facts.tags.filter(isOffered).filter((key) => key !== facts.library_name);
  const found = [...because("library_name", named), ...because("tags", tagged)];
  if (found.length > 0) return found;
  const able = librariesForTask(facts.pipeline_tag).filter(isOffered);
  return because(
    "pipeline_tag",
    able.filter((key) => hasCode(key, facts)),
  );
}

function because(field: FittingLibrary["because"], keys: readonly LibraryKey[]): FittingLibrary[] {
  const rankOf = (key: LibraryKey): number => LIBRARIES[key].rank ?? Number.MAX_SAFE_INTEGER;
  const sorted = [...new Set(keys)].sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
  return sorted.map((key) => ({ key, because: field }));
}

function isOffered(name: string): name is SnippetLibraryKey {
  return Object.hasOwn(LIBRARIES, name) && hasSnippets(name);
}

/** Returns false if the library would only show a message, such as "Type of model unknown". */
function hasCode(key: SnippetLibraryKey, facts: Facts): boolean {
  return WITHOUT_CODE[key]?.(facts) !== true;
}

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
