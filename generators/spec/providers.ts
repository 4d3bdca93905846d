import type { Entry, JsonObject, Path, Spec } from "./entry.ts";
import { objectOf, textOf } from "./json.ts";

/** Name of the file with the presets that tasks of several providers share. */
export const PRESETS = "_presets";

export function presetsOf(spec: Spec): JsonObject {
  return objectOf(spec.providers.find(({ id }) => id === PRESETS)?.data["presets"]);
}

/** Returns the providers, sorted by id. */
export function providersOf(spec: Spec): readonly Entry[] {
  return spec.providers.filter(({ id }) => id !== PRESETS);
}

/** One task of a provider, or one preset. */
export interface TaskPlace {
  readonly entry: Entry;
  readonly name: string;
  /** Path of the task in the entry. */
  readonly path: Path;
  /** The task's own fields. */
  readonly own: JsonObject;
  /** The preset that the task uses. Undefined if the task uses no preset, or if the preset does not exist. */
  readonly preset: JsonObject | undefined;
  /** The fields of the preset and of the task. If both have the same field, the task's value is used. */
  readonly whole: JsonObject;
}

export function tasksOf(spec: Spec): TaskPlace[] {
  const presets = presetsOf(spec);
  return providersOf(spec).flatMap((entry) =>
    Object.entries(objectOf(entry.data["tasks"])).map(([name, task]): TaskPlace => {
      const own = objectOf(task);
      const use = textOf(own["use"]);
      const preset = use !== undefined && presets[use] !== undefined ? objectOf(presets[use]) : undefined;
      return { entry, name, path: ["tasks", name], own, preset, whole: { ...preset, ...own } };
    }),
  );
}
