import type { CallCondition, ConditionTest } from "../../../generated/records.ts";
import { isObject } from "../../http/json.ts";

/**
 * The values that references such as `$inputs.text` can read, by the first name of the reference, such as `inputs`. For
 * references without a name, such as `$.text`, the key `""` contains the reply, or the current item of a list.
 */
export type Scope = Readonly<Record<string, unknown>>;

/** The path to a value: names, indices, and `"*"` for each item of a list. */
export type Steps = readonly (string | number)[];

const known = new Map<string, Steps>();

/** Returns the steps of a path such as `data[*].embedding`. Each path is parsed only once. */
export function stepsOf(place: string): Steps {
  let steps = known.get(place);
  if (steps === undefined) {
    steps = place.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : [/^\d+$/.test(step) ? Number(step) : step]));
    known.set(place, steps);
  }
  return steps;
}

/** Returns the value at a path, or undefined if it does not exist. Inherited fields are ignored. */
export function read(value: unknown, steps: Steps, from = 0): unknown {
  let at = value;
  for (let index = from; index < steps.length; index++) {
    const step = steps[index] ?? "";
    if (step === "*") return Array.isArray(at) ? at.map((item) => read(item, steps, index + 1)) : undefined;
    if (!isObject(at) || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}

export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * Replaces the placeholders in a text, such as `{model}` or `{mapping.hfModelId}`, by their values. A name in braces is
 * kept if the scope does not contain the name.
 *
 * @param encode applied to each value, for example to encode it in a URL
 * @param onMissing called for each placeholder without a value; the placeholder is removed
 */
export function fill(
  text: string,
  scope: Scope,
  encode: (value: string) => string = String,
  onMissing?: () => void,
): string {
  return text.replace(/\{([A-Za-z]+)((?:\.\w+)*)\}/g, (hole, name: string, rest: string) => {
    if (!Object.hasOwn(scope, name)) return hole;
    const value = read(scope, stepsOf(name + rest));
    if (typeof value === "string" || typeof value === "number") return encode(String(value));
    onMissing?.();
    return "";
  });
}

export function holds(when: CallCondition | undefined, scope: Scope): boolean {
  for (const place in when) {
    const test = when[place];
    const value = place.startsWith("$.") ? read(scope[""], stepsOf(place.slice(2))) : read(scope, stepsOf(place));
    if (test !== undefined && !passes(value, test)) return false;
  }
  return true;
}

function passes(value: unknown, test: ConditionTest): boolean {
  if (test === "present") return isPresent(value);
  if (test === "absent") return !isPresent(value);
  if (typeof test !== "object") return value === test;
  if ("not" in test) return value !== test.not;
  const text = typeof value === "string" ? value.toLowerCase() : "";
  return test.contains.every((part) => text.includes(part.toLowerCase()));
}

/** Sets a field, unless the value is undefined. Never sets `__proto__`, because that would change the prototype. */
export function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined && name !== "__proto__") fields[name] = value;
}

/** Returns a copy of `target` with `value` at a path. */
export function withPath(target: unknown, steps: Steps, value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const copy: Record<string | number, unknown> = isObject(target) ? { ...target } : {};
  put(copy, String(step), withPath(copy[step], rest, value));
  return copy;
}
