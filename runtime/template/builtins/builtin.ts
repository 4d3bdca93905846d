import { fail } from "../errors.ts";
import type { HostFunction } from "../options.ts";
import type { Action, Builtin, BuiltinTable, Run } from "../run.ts";
import { entriesOf, isIterable, toArray } from "../values/collections.ts";
import { text } from "../values/text.ts";
import {
  Callable,
  Dict,
  Float,
  type Keywords,
  type Mapping,
  Markup,
  Namespace,
  PythonObject,
  UNDEFINED,
} from "../values/value.ts";

/**
 * Describes a builtin. `signature` lists parameter names, separated by spaces. `?` marks an optional parameter. `~`
 * also marks an optional parameter; if its argument is undefined, the function receives `UNDEFINED`. If the signature
 * is `*`, the function receives `(value, positional[], keywords)`.
 */
export function builtin(signature: string, call: Action): Builtin {
  const names = signature.split(" ").filter(Boolean);
  const optional = names.findIndex((name) => /[?~]/.test(name));
  return {
    parameters: names.map((name) => name.replace(/[?~]/, "")),
    kept: names.filter((name) => name.endsWith("~")).map((name) => name.slice(0, -1)),
    required: optional < 0 ? names.length : optional,
    rest: signature === "*",
    call,
  };
}

/** Builtins by name, while a table is put together. */
export type Builtins = Readonly<Record<string, Builtin>>;

export const tableOf = (entries: Builtins): BuiltinTable => new Map(Object.entries(entries));

/** Describes several builtins. Each key is a name, followed by the signature: `"trim chars?"`. */
export function builtins(actions: Record<string, Action>): Builtins {
  const described = Object.entries(actions).map(([key, action]) => {
    const [name = ""] = key.split(" ");
    return [name, builtin(key.slice(name.length + 1), action)];
  });
  return Object.fromEntries(described) as Builtins;
}

/**
 * Returns the arguments of a call in the order of the parameters. Missing arguments are undefined. @throws Problem
 * `arguments`
 */
export function bind(target: Builtin, name: string, positional: unknown[], keywords?: Keywords): unknown[] {
  if (target.rest) return [positional, keywords];
  const { parameters, required } = target;
  const { length } = positional;
  if (length > parameters.length) tooMany(name, parameters.length, length);
  const given = keywords || length < required ? placed(target, name, positional, keywords) : positional;
  return given.length > required ? checkGiven(target, name, given) : given;
}

function placed(
  { parameters, required }: Builtin,
  name: string,
  positional: unknown[],
  keywords?: Keywords,
): unknown[] {
  const bound = positional.slice();
  for (const [keyword, value] of keywords ?? []) {
    const index = parameters.indexOf(keyword);
    if (index < 0) unexpected(name, keyword);
    if (index < positional.length) fail("arguments", `${name}() got multiple values for '${keyword}'`);
    bound[index] = value;
  }
  const missed = parameters.findIndex((_, index) => index < required && !(index in bound));
  return missed < 0 ? bound : misses(name, String(parameters[missed]));
}

/**
 * Checks the optional arguments that are undefined. If the parameter is in `kept`, the argument becomes `UNDEFINED`.
 * Otherwise throws.
 */
function checkGiven({ parameters, required, kept }: Builtin, name: string, given: unknown[]): unknown[] {
  let checked = given;
  for (let index = required; index < given.length; index++) {
    if (given[index] !== undefined || !(index in given)) continue;
    const parameter = String(parameters[index]);
    if (!kept.includes(parameter)) fail("unknown-variable", `the argument ${parameter} of ${name}() is undefined`);
    if (checked === given) checked = given.slice();
    checked[index] = UNDEFINED;
  }
  return checked;
}

/** Throws the error for a call with too many arguments. @throws Problem `arguments` */
export function tooMany(name: string, most: number, given: number): never {
  fail("arguments", `${name}() takes at most ${most} arguments (${given} given)`);
}

/** Throws the error for a call with an unknown keyword argument. @throws Problem `arguments` */
export function unexpected(name: string, keyword: unknown): never {
  fail("arguments", `${name}() got an unexpected keyword argument '${String(keyword)}'`);
}

/** Throws if a call has keyword arguments. @throws Problem `arguments` */
export function refuseKeywords(name: string, keywords: Keywords | undefined): void {
  for (const keyword of keywords?.keys() ?? []) unexpected(name, keyword);
}

/** Throws the error for a call without a required argument. @throws Problem `arguments` */
export function misses(name: string, argument: string): never {
  fail("arguments", `${name}() misses its argument ${argument}`);
}

export function invoke(
  run: Run,
  target: Builtin,
  name: string,
  value: unknown,
  args: unknown[],
  keywords?: Keywords,
): unknown {
  const given = bind(target, name, args, keywords);
  // Most calls have at most two arguments, and passing them one by one is faster than a spread.
  if (given.length === 0) return target.call(run, value);
  return given.length < 3 ? target.call(run, value, given[0], given[1]) : target.call(run, value, ...given);
}

/** A method together with its object, such as the value of `text.upper`. */
export class BoundMethod extends Callable {
  readonly type = "builtin_function_or_method";
  readonly self: unknown;
  readonly name: string;
  readonly target: Builtin;
  constructor(self: unknown, name: string, target: Builtin) {
    super();
    this.self = self;
    this.name = name;
    this.target = target;
  }
  override represent(_run: Run): string {
    return `<built-in method ${this.name}>`;
  }
  call(run: Run, positional: unknown[], keywords?: Keywords): unknown {
    run.charge(1);
    return invoke(run, this.target, this.name, this.self, positional, keywords);
  }
}

/**
 * Calls a host function with plain values. If the function throws, its error becomes the cause of an error with the
 * code `host`.
 */
export function callHost(run: Run, target: HostFunction, positional: unknown[], keywords?: Keywords): unknown {
  const call = target as unknown as (...values: unknown[]) => unknown;
  const given = positional.map((value) => plainValue(run, value));
  if (keywords?.size)
    given.push(Object.fromEntries([...keywords].map(([name, value]) => [name, plainValue(run, value)])));
  return call(...given);
}

/** Converts a template value for a host function. Lists and dicts become arrays and plain objects. */
function plainValue(run: Run, value: unknown): unknown {
  run.charge(1);
  if (typeof value !== "object" || value === null) return value;
  if (value instanceof Markup || value instanceof Float) return value.value;
  if (Array.isArray(value)) return Array.from(value, (item) => plainValue(run, item));
  if (value instanceof Dict) return plainObject(run, value);
  if (value instanceof Namespace) return plainObject(run, value.values);
  return value instanceof PythonObject && isIterable(value) ? plainValue(run, toArray(run, value)) : value;
}

const plainObject = (run: Run, dict: Mapping): Record<string, unknown> =>
  Object.fromEntries(entriesOf(run, dict).map(([key, value]) => [text(run, key), plainValue(run, value)]));

/** Returns a filter or a test that calls a function of the host. */
export function hostBuiltin(target: HostFunction): Builtin {
  return builtin("*", (run: Run, value: unknown, positional: unknown[], keywords?: Keywords) =>
    callHost(run, target, [value, ...positional], keywords),
  );
}

/** Calls a value that a template uses like a function. @throws Problem `unknown-variable`, `type`, `host` */
export function callValue(run: Run, callee: unknown, positional: unknown[], keywords?: Keywords): unknown {
  if (callee instanceof Callable) return callee.call(run, positional, keywords);
  if (callee === undefined) fail("unknown-variable", `"%" is undefined, so it cannot be called`);
  if (typeof callee === "function") {
    run.charge(1);
    return callHost(run, callee as HostFunction, positional, keywords);
  }
  fail("type", `"%" is not callable`);
}
