import { LIBRARIES, hasSnippets, librariesForTask, type Library } from "hubsmith/libraries/lazy";
import {
  MODALITIES,
  MODALITY_LABELS,
  PIPELINE_DATA,
  PIPELINE_TYPES,
  TASKS_DATA,
  type PipelineType,
  type TaskData,
} from "hubsmith/tasks";

export interface TaskEntry {
  readonly id: PipelineType;
  readonly data: TaskData;
}

export interface LibraryEntry {
  readonly key: string;
  readonly data: Library;
  /** True if the catalogue has code for models of this library. */
  readonly hasSnippets: boolean;
}

/** A modality with its tasks, in the catalogue's order. */
export interface ModalityGroup {
  readonly modality: string;
  readonly label: string;
  readonly tasks: readonly TaskEntry[];
}

/** All tasks, in the catalogue's order. */
export const TASKS: readonly TaskEntry[] = PIPELINE_TYPES.map((id) => ({ id, data: TASKS_DATA[id] }));

/** All libraries, sorted by display name. */
export const LIBRARY_LIST: readonly LibraryEntry[] = Object.entries(LIBRARIES)
  .map(([key, data]) => ({ key, data, hasSnippets: hasSnippets(key) }))
  .sort((one, other) => compareNames(one.data.prettyLabel, other.data.prettyLabel));

/** Libraries with code, the most used first. */
export const POPULAR_LIBRARIES: readonly LibraryEntry[] = LIBRARY_LIST.filter(
  ({ hasSnippets: hasCode }) => hasCode,
).toSorted((one, other) => (one.data.rank ?? Infinity) - (other.data.rank ?? Infinity));

/** Returns true if the key and the name of a library differ only in capitals and punctuation. */
export function isNamedLikeKey({ key, data }: LibraryEntry): boolean {
  return plainName(key) === plainName(data.prettyLabel);
}

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Modalities that have tasks. */
export const MODALITY_GROUPS: readonly ModalityGroup[] = MODALITIES.map((modality) => ({
  modality,
  label: MODALITY_LABELS[modality],
  tasks: TASKS.filter(({ id }) => PIPELINE_DATA[id].modality === modality),
})).filter(({ tasks }) => tasks.length > 0);

/** Returns the tasks that a library names, in the catalogue's order. */
export function tasksOfLibrary(library: string): readonly TaskEntry[] {
  return TASKS.filter(({ id }) => librariesForTask(id).some((key) => key === library));
}

function compareNames(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return one < other ? -1 : 1;
  return a < b ? -1 : 1;
}

/** Maximum number of tasks whose names fit into a cell of a table. */
const MOST_NAMES = 3;

/** Returns the text of a cell: the names of tasks, or only their number if there are many. */
export function taskNames(names: readonly string[]): string {
  return names.length > MOST_NAMES ? `${names.length} tasks` : names.join(", ");
}
