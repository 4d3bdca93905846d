import type { ModelRecord } from "hubsmith/tasks";
import type { BuildData } from "../build-data.ts";
import { BUNDLED_RECORDS, withPlaceholder } from "../records/records.ts";
import { LIBRARY_LIST, TASKS, tasksOfLibrary, type LibraryEntry, type TaskEntry } from "./catalogue.ts";

type CodeTasks = BuildData["codeTasks"];

/**
 * Returns the libraries with code for a task. The first one is recommended: it loads a well-known model of this task,
 * its code was run or checked, and many people use it.
 */
export function librariesWithCode(task: string, codeTasks: CodeTasks): readonly LibraryEntry[] {
  return LIBRARY_LIST.filter(({ key }) => codeTasks[key]?.includes(task)).toSorted((one, other) =>
    compare(placeOf(one, task), placeOf(other, task)),
  );
}

/** Returns what decides the place of a library. Smaller numbers come first, and the first number counts most. */
function placeOf({ key, data }: LibraryEntry, task: string): readonly number[] {
  const isNamed = (data.tasks as readonly string[]).includes(task);
  const proof = { executed: 0, checked: 1, none: 2 }[data.verification ?? "none"];
  const hasKnownModel = knownModelsOf(key, task).length > 0;
  return [Number(!hasKnownModel), Number(!isNamed), proof, data.rank ?? Infinity, Number(data.filter !== true)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const index = one.findIndex((value, place) => value !== other[place]);
  return (one[index] ?? 0) < (other[index] ?? 0) ? -1 : Number(index >= 0);
}

/** Returns the tasks of a library: those with code or, for a library without code, those that its entry names. */
export function tasksOf({ key, hasSnippets }: LibraryEntry, codeTasks: CodeTasks): readonly TaskEntry[] {
  return hasSnippets ? TASKS.filter(({ id }) => codeTasks[key]?.includes(id)) : tasksOfLibrary(key);
}

/** Returns the models with which pages show a library's code for a task, well-known models first. */
export function modelsOf(library: string, task: string, examples: BuildData["examples"]): readonly ModelRecord[] {
  const own = Object.values(examples[library] ?? {}).filter((model) => model.pipeline_tag === task);
  return [...knownModelsOf(library, task), ...own.map(withPlaceholder)];
}

function knownModelsOf(library: string, task: string): readonly ModelRecord[] {
  return BUNDLED_RECORDS.filter((model) => model.pipeline_tag === task && model.library_name === library);
}
