import type { Check, Entry, Finding, JsonObject, Path, Spec } from "./entry.ts";
import { objectOf, textOf } from "./json.ts";
import type { Flaw, TaskRule } from "./provider-flaws.ts";
import { PRESETS, presetsOf, providersOf } from "./providers.ts";

/** One task of a provider, or one preset. */
export interface TaskPlace {
  readonly entry: Entry;
  readonly name: string;
  /** Path of the task in the entry. */
  readonly path: Path;
  /** The task's own fields. */
  readonly own: JsonObject;
  /** The preset that the task uses. Undefined if it uses none, or if there is none with that name. */
  readonly preset: JsonObject | undefined;
  /** The fields of the preset and of the task. If both have a field, the task's value is used. */
  readonly whole: JsonObject;
}

/** Returns the tasks of all providers. */
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

/** Returns the presets, each as a task with its own name. */
function presetPlaces(spec: Spec): TaskPlace[] {
  const entry = spec.providers.find(({ id }) => id === PRESETS);
  if (entry === undefined) return [];
  return Object.entries(presetsOf(spec)).map(([name, preset]) => {
    const own = objectOf(preset);
    return { entry, name, path: ["presets", name], own, preset: undefined, whole: own };
  });
}

/**
 * Makes a check from a rule for tasks. A problem in a preset is reported in the preset. A problem that only occurs
 * together with the preset is reported in the task.
 *
 * @param isForPresets false if only the tasks that use a preset must meet the rule, but not the preset. Default: true
 */
export function perTask(code: string, rule: TaskRule, isForPresets = true): Check {
  return function* (spec): Generator<Finding> {
    for (const { entry, path, name, whole } of isForPresets ? presetPlaces(spec) : []) {
      for (const flaw of rule(whole, name, [])) yield found(entry, [...path, ...flaw.path], code, flaw);
    }
    for (const { entry, name, path, own, preset, whole } of tasksOf(spec)) {
      const values = Object.keys(objectOf(entry.data["values"]));
      // If the preset does not exist, another check reports it.
      if (own["use"] !== undefined && preset === undefined) continue;
      const inPreset = preset === undefined || !isForPresets ? [] : rule(preset, name, values);
      const known = new Set(inPreset.map(({ message }) => message));
      for (const flaw of rule(whole, name, values)) {
        const [field = ""] = flaw.path;
        if (known.has(flaw.message)) continue;
        yield found(entry, own[field] === undefined ? path : [...path, ...flaw.path], code, flaw);
      }
    }
  };
}

function found(entry: Entry, path: Path, code: string, { message, hint }: Flaw): Finding {
  return { entry, path, code, message, hint };
}
