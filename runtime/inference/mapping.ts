import type { BodyStep, CallCondition, ConditionTest, Operation } from "../../generated/records.ts";

/** The values that references lead to, by their first name; `""` is the reply, or the item of a list. */
export type Scope = Readonly<Record<string, unknown>>;

/** Makes a value out of others; see `operations.ts`. */
export type Operate = (operation: Operation, scope: Scope) => unknown;

/** A place in a value: names, indices, and `"*"` for each item of a list. */
export type Steps = readonly (string | number)[];

const known = new Map<string, Steps>();

/** The steps of a place such as `data[*].embedding`; each text is taken apart once. */
export function stepsOf(place: string): Steps {
  let steps = known.get(place);
  if (steps === undefined) {
    steps = place.split(/[.[\]]+/).flatMap((step) => (step === "" ? [] : [/^\d+$/.test(step) ? Number(step) : step]));
    known.set(place, steps);
  }
  return steps;
}

/** What stands at a place; undefined where the way ends. Only own fields count. */
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

/** True for a mapping or a list. */
export function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

/** True for everything but null and undefined. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/**
 * The value that a piece of a spec stands for: `$` references and `{holes}` are filled in, operations carried out.
 *
 * @returns undefined where a reference leads nowhere; fields and items without a value are left out
 */
export function evaluate(piece: unknown, scope: Scope, operate: Operate): unknown {
  if (typeof piece === "string") return piece.startsWith("$") ? refer(piece, scope) : fill(piece, scope);
  if (Array.isArray(piece)) {
    return piece.flatMap((item: unknown) => {
      const value = evaluate(item, scope, operate);
      return value === undefined ? [] : [value];
    });
  }
  if (!isObject(piece)) return piece;
  if (isOperation(piece)) return operate(piece, scope);
  const { when } = piece;
  if (isCondition(when) && !holds(when, scope)) return undefined;
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(piece)) {
    if (name !== "when") put(result, name, evaluate(piece[name], scope, operate));
  }
  return result;
}

function isOperation(piece: object): piece is Operation {
  return Object.hasOwn(piece, "op");
}

function isCondition(value: unknown): value is CallCondition {
  return isObject(value);
}

const references = new Map<string, Steps>();

/** `$` and `$.x` lead into the reply, whose name is empty; `$model` to what is called so. */
function refer(reference: string, scope: Scope): unknown {
  let steps = references.get(reference);
  if (steps === undefined) {
    const place = reference.slice(1);
    steps = /^(?:$|[.[])/.test(place) ? ["", ...stepsOf(place)] : stepsOf(place);
    references.set(reference, steps);
  }
  return read(scope, steps);
}

/**
 * A text with its holes filled: `{model}`, `{mapping.hfModelId}`. A hole without a value becomes empty; braces that name
 * nothing in the scope stay.
 *
 * @param encode what is done to each value, for texts that are addresses
 */
export function fill(text: string, scope: Scope, encode: (value: string) => string = String): string {
  if (!text.includes("{")) return text;
  return text.replace(/\{([A-Za-z]+)((?:\.\w+)*)\}/g, (hole, name: string, rest: string) => {
    if (!Object.hasOwn(scope, name)) return hole;
    const value = read(scope, stepsOf(name + rest));
    return typeof value === "string" || typeof value === "number" ? encode(String(value)) : "";
  });
}

/** True when all parts of a condition hold. */
export function holds(when: CallCondition | undefined, scope: Scope): boolean {
  for (const place in when) {
    const test = when[place];
    if (test !== undefined && !passes(read(scope, stepsOf(place)), test)) return false;
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

/** The fields that the steps of a body make. Nothing of the caller's is changed. */
export function makeFields(steps: readonly BodyStep[], scope: Scope, operate: Operate): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const step of steps) {
    if (step.when !== undefined && !holds(step.when, scope)) {
      for (const name in step.else) put(fields, name, evaluate(step.else[name], scope, operate));
      continue;
    }
    if (step.spread !== undefined) spread(fields, step, scope);
    for (const name in step.set) put(fields, name, evaluate(step.set[name], scope, operate));
    for (const place in step.setPath) {
      const [name = "", ...rest] = stepsOf(place);
      put(fields, String(name), withPlace(fields[name], rest, evaluate(step.setPath[place], scope, operate)));
    }
  }
  return fields;
}

/** Arguments that say where a call goes. They are never spread: one of them is a secret. */
const BASE = ["accessToken", "model", "provider", "endpointUrl"];
/** What is no field of the body by itself, by where it is spread from. */
const NO_FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  args: new Set(BASE),
  extra: new Set([...BASE, "inputs", "parameters", "data"]),
};

function spread(fields: Record<string, unknown>, { spread: from, rename, drop, lift }: BodyStep, scope: Scope): void {
  const source = scope[from === "parameters" ? from : "args"];
  if (!isObject(source)) return;
  const noFields = NO_FIELDS[from ?? "args"];
  for (const name of Object.keys(source)) {
    if (drop?.includes(name) === true || noFields?.has(name) === true) continue;
    const parts = lift?.[name];
    if (parts !== undefined && Array.isArray(parts)) {
      for (const part of parts) put(fields, part, read(source[name], [part]));
    } else {
      put(fields, ownText(rename, name) ?? name, source[name]);
    }
  }
}

function ownText(table: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Sets a field that has a value. A field called `__proto__` would change what the object is, and is never sent. */
export function put(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined && name !== "__proto__") fields[name] = value;
}

/** A copy of a value with another value at a place inside it. */
export function withPlace(target: unknown, steps: Steps, value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  const copy: Record<string | number, unknown> = isObject(target) ? { ...target } : {};
  put(copy, String(step), withPlace(copy[step], rest, value));
  return copy;
}
