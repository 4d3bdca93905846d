import type { Entry, JsonObject, Spec } from "./entry.ts";
import { objectOf } from "./json.ts";

/** Name of the file with the presets that tasks of several providers share. */
export const PRESETS = "_presets";

/** Returns the presets by name. */
export function presetsOf(spec: Spec): JsonObject {
  return objectOf(spec.providers.find(({ id }) => id === PRESETS)?.data["presets"]);
}

/** Returns the providers, sorted by id. */
export function providersOf(spec: Spec): readonly Entry[] {
  return spec.providers.filter(({ id }) => id !== PRESETS);
}
