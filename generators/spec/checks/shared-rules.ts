import type { Check, Finding, Spec } from "../entry.ts";
import { objectOf } from "../json.ts";
import { valueFlaws } from "../../../runtime/contract/provider-urls.ts";
import type { TaskRule } from "../../../runtime/contract/task-rule.ts";
import { secretsIn, TASK_RULES } from "../../../runtime/contract/provider-rules.ts";
import { PRESETS, presetsOf, providersOf, tasksOf, type TaskPlace } from "../providers.ts";

/**
 * The rules for tasks that `defineProvider` applies too, as checks of a spec. Each key is the code of the problems that
 * the check reports.
 */
export const TASK_CHECKS: Readonly<Record<string, Check>> = Object.fromEntries(
  Object.entries(TASK_RULES).map(([code, rule]) => [code, perTask(code, rule)]),
);

/** The catalogue allows hosts with a name, and http only to this machine. Programs may also use a local network. */
const PUBLIC_BASE =
  /^(?:https:\/\/(?:\{\w+\}\.)?(?:[^./?#@:{} ]+\.)+[A-Za-z][A-Za-z0-9-]*(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?|\{routerBase\})(?:\/|$)/;

/** Checks the headers of a provider, and the values that callers pass for its addresses. */
export const wholeProvider: Check = function* (spec) {
  const places = tasksOf(spec);
  for (const entry of providersOf(spec)) {
    for (const flaw of secretsIn(entry.data["headers"], ["headers"])) yield { entry, code: "fixed-secret", ...flaw };
    const own = places.filter((place) => place.entry === entry).map(({ name, whole }) => [name, whole] as const);
    const flaws = valueFlaws({ ...entry.data, tasks: Object.fromEntries(own) });
    for (const flaw of flaws) yield { entry, code: "caller-value", ...flaw };
    for (const [path, url] of [
      [["baseUrl"], entry.data["baseUrl"]],
      ...own.map(([name, task]) => [["tasks", name, "baseUrl"], task["baseUrl"]] as const),
    ] as const) {
      const isReported = flaws.some((flaw) => flaw.path.join() === path.join());
      if (typeof url !== "string" || PUBLIC_BASE.test(url) || isReported) continue;
      const message = "the host is not public";
      const hint = "use https and a host with a name, or http and localhost";
      yield { entry, code: "caller-value", path, message, hint };
    }
  }
};

/**
 * Makes a check from a rule for tasks. A problem in a preset is reported in the preset. A problem that only occurs
 * together with the preset is reported in the task.
 */
function perTask(code: string, rule: TaskRule): Check {
  // A preset may leave out fields that the tasks add, and it has no task name.
  const isForPresets = code !== "incomplete-task" && code !== "chat-format";
  return function* (spec): Generator<Finding> {
    for (const { entry, path, name, whole } of isForPresets ? presetPlaces(spec) : []) {
      for (const flaw of rule(whole, name, [])) yield { entry, code, ...flaw, path: [...path, ...flaw.path] };
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
        yield { entry, code, ...flaw, path: own[field] === undefined ? path : [...path, ...flaw.path] };
      }
    }
  };
}

/** Returns each preset as a task that has the name of the preset. */
function presetPlaces(spec: Spec): TaskPlace[] {
  const entry = spec.providers.find(({ id }) => id === PRESETS);
  if (entry === undefined) return [];
  return Object.entries(presetsOf(spec)).map(([name, preset]) => {
    const own = objectOf(preset);
    return { entry, name, path: ["presets", name], own, preset: undefined, whole: own };
  });
}
