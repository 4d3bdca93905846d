import { fail } from "./errors.ts";
import { spend } from "./run.ts";
import { type Builtin, Callable, type Keywords, UNDEFINED } from "./value.ts";

/** What a builtin does: the value it works on (filters, tests, methods), then its parameters in order. */
export type Action = (...values: never[]) => unknown;

/**
 * Describes a builtin. `signature`: parameter names between spaces, optional ones with `?`, or with `~` where an argument
 * may be undefined and then arrives as `UNDEFINED`; a single `*` hands over `(value, positional[], keywords)`.
 */
export function builtin(signature: string, call: Action): Builtin {
  const names = signature.split(" ").filter(Boolean);
  const optional = names.findIndex((name) => /[?~]/.test(name));
  return {
    parameters: names.map((name) => name.replace(/[?~]/, "")),
    kept: names.filter((name) => name.endsWith("~")).map((name) => name.slice(0, -1)),
    required: optional < 0 ? names.length : optional,
    rest: signature === "*",
    call: call as unknown as Builtin["call"],
  };
}

/** Describes many builtins that share a signature. */
export function builtins(signature: string, actions: Record<string, Action>): Record<string, Builtin> {
  return Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, builtin(signature, action)]));
}

/** Puts arguments into the order of the parameters; what is not given stays undefined. @throws Problem `arguments` */
export function bind(target: Builtin, name: string, positional: unknown[], keywords?: Keywords): unknown[] {
  if (target.rest) return [positional, keywords];
  const { parameters, required } = target;
  if (positional.length > parameters.length) tooMany(name, parameters.length, positional.length);
  if (!keywords?.size && positional.length >= required) return checkGiven(target, name, positional);
  const bound = positional.slice();
  for (const [keyword, value] of keywords ?? []) {
    const index = parameters.indexOf(keyword);
    if (index < 0) unexpected(name, keyword);
    if (index < positional.length) fail("arguments", `${name}() got multiple values for '${keyword}'`);
    bound[index] = value;
  }
  const missed = parameters.findIndex((_, index) => index < required && !(index in bound));
  return missed < 0 ? checkGiven(target, name, bound) : misses(name, String(parameters[missed]));
}

/** Marks or refuses optional arguments that are given and undefined; a list of arguments that has none stays as it is. */
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

/** Refuses a call with more arguments than there are parameters. @throws Problem `arguments` */
export function tooMany(name: string, most: number, given: number): never {
  fail("arguments", `${name}() takes at most ${most} arguments (${given} given)`);
}

/** Refuses a call that names an argument which there is not. @throws Problem `arguments` */
export function unexpected(name: string, keyword: unknown): never {
  fail("arguments", `${name}() got an unexpected keyword argument '${String(keyword)}'`);
}

/** Refuses a call without an argument that it needs. @throws Problem `arguments` */
export function misses(name: string, argument: string): never {
  fail("arguments", `${name}() misses its argument ${argument}`);
}

/** Calls a builtin on a value. */
export function invoke(target: Builtin, name: string, value: unknown, args: unknown[], keywords?: Keywords): unknown {
  return target.call(value, ...bind(target, name, args, keywords));
}

/** A method taken off its object: `text.upper`. */
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
  override represent(): string {
    return `<built-in method ${this.name}>`;
  }
  call(positional: unknown[], keywords?: Keywords): unknown {
    spend(1);
    return invoke(this.target, this.name, this.self, positional, keywords);
  }
}

/** A function of the host, given in `TemplateOptions.globals`, `filters` or `tests`. */
export type HostFunction = (...values: never[]) => unknown;

/** A host function as a value; keyword arguments arrive as one object behind the positional ones. */
export class HostCallable extends Callable {
  readonly type = "function";
  readonly target: HostFunction;
  constructor(target: HostFunction) {
    super();
    this.target = target;
  }
  call(positional: unknown[], keywords?: Keywords): unknown {
    spend(1);
    return callHost(this.target, positional, keywords);
  }
}

/** Calls a host function; what it throws reaches the caller as the cause of a `host` error. */
export function callHost(target: HostFunction, positional: unknown[], keywords?: Keywords): unknown {
  const call = target as unknown as (...values: unknown[]) => unknown;
  return keywords?.size ? call(...positional, Object.fromEntries(keywords)) : call(...positional);
}

/** A host function in the shape of a builtin filter or test. */
export function hostBuiltin(target: HostFunction): Builtin {
  return builtin("*", (value: unknown, positional: unknown[], keywords?: Keywords) =>
    callHost(target, [value, ...positional], keywords),
  );
}

/** Calls any value. @throws Problem `unknown-variable`, `type`, `host` */
export function callValue(callee: unknown, positional: unknown[], keywords?: Keywords): unknown {
  if (callee instanceof Callable) return callee.call(positional, keywords);
  if (callee === undefined) fail("unknown-variable", `"%" is undefined, so it cannot be called`);
  if (typeof callee === "function") {
    fail("security", `"%" is a host function: give it to the template in the option "globals"`);
  }
  fail("type", `"%" is not callable`);
}
