import type { CallerValue, ProviderSpec } from "../../../generated/records.ts";
import { InputError } from "../../http/errors.ts";
import { isObject } from "../../http/json.ts";
import type { Call } from "./types.ts";
import { isPresent, read, stepsOf, withPath } from "./paths.ts";

/** Maximum length of a caller's value, in characters. Patterns are never applied to longer values. */
const MAX_LENGTH = 200;

/** Matches a placeholder in a URL: a name in braces, such as `{account_id}`. */
const HOLE = /\{(\w+)\}/g;

/**
 * Matches a label of a host name. A label contains no dot, slash or colon, so that a value cannot lead to another host.
 */
const HOST_PART = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Matches the part of a URL before its path. */
const START = /^https?:\/\/[^/?#]*/i;

/**
 * Replaces the placeholders in a URL or a route, such as `{account_id}`, by the caller's values. In a path, each
 * value is escaped and stays one segment. In a host, the value must be a valid label. Other placeholders, which the
 * provider does not declare as values, stay unchanged.
 *
 * @throws InputError for a value that is missing or not allowed
 */
export function withValues(text: string, provider: ProviderSpec, call: Call): string {
  if (!text.includes("{")) return text;
  const [start = ""] = START.exec(text) ?? [];
  return withHostValues(start, provider, call) + filled(text.slice(start.length), provider, call, encodeURIComponent);
}

/**
 * Replaces the placeholders in a host by the caller's values. The host may start with a scheme, such as `https://`.
 * @throws the errors of `withValues`
 */
export function withHostValues(host: string, provider: ProviderSpec, call: Call): string {
  return filled(host, provider, call, (value, name) => {
    if (HOST_PART.test(value)) return value.toLowerCase();
    const allowed = "letters, digits and dashes, at most 63 characters, because it is a part of the host";
    throw notAllowed(provider, name, value, allowed);
  });
}

function filled(
  text: string,
  provider: ProviderSpec,
  call: Call,
  encode: (value: string, name: string) => string,
): string {
  if (!text.includes("{")) return text;
  const { values = {} } = provider;
  return text.replace(HOLE, (hole, name: string) => {
    const declared = Object.hasOwn(values, name) ? values[name] : undefined;
    return declared === undefined ? hole : encode(valueOf(provider, name, declared, call), name);
  });
}

/** Returns the value for a placeholder, from the caller's arguments or `values`. @throws InputError */
function valueOf(provider: ProviderSpec, name: string, declared: CallerValue, call: Call): string {
  const { from, pattern, description } = declared;
  const given = from === undefined ? ownValue(call.values, name) : read(call.args, stepsOf(from));
  if (given === undefined || given === null || given === "") {
    const wayOut = from === undefined ? `the option values: { ${name}: "…" }` : `the argument ${from}`;
    throw new InputError(
      `${provider.displayName} needs the value "${name}" for its address: ${description} Pass it as ${wayOut}.`,
    );
  }
  // "." and ".." are refused: they have a special meaning as path segments, even if they are escaped.
  const isText = typeof given === "string" && given.length <= MAX_LENGTH && !/\p{Surrogate}/u.test(given);
  if (isText && !/^\.{1,2}$/.test(given) && new RegExp(pattern, "u").test(given)) return given;
  throw notAllowed(provider, name, given, `a text of the form ${pattern}`);
}

function ownValue(values: Call["values"], name: string): unknown {
  return values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
}

function notAllowed({ displayName }: ProviderSpec, name: string, value: unknown, allowed: string): InputError {
  const shown = typeof value === "string" ? JSON.stringify(value.slice(0, 60)) : `a ${typeof value}`;
  return new InputError(`${displayName} does not accept ${shown} as ${name}. Allowed: ${allowed}.`);
}

/** Leaves out the arguments that are only used in URLs, because they must not be part of the body. */
export function withoutValues({ values = {} }: ProviderSpec, args: Call["args"]): Call["args"] {
  const { parameters } = args;
  const names = Object.values(values).flatMap(({ from }) => (from === undefined ? [] : [from.replace(/^.*\./, "")]));
  if (names.length === 0 || !isObject(parameters)) return args;
  const rest = Object.entries(parameters).filter(([name]) => !names.includes(name));
  return { ...args, parameters: Object.fromEntries(rest) };
}

/**
 * Returns a sample of each value that the caller must pass in the option `values` for a task. Returns undefined if the
 * task needs no such values.
 */
export function sampleValues(provider: ProviderSpec, task: string): Readonly<Record<string, string>> | undefined {
  const own = neededBy(provider, task).filter(([, { from }]) => from === undefined);
  return own.length === 0 ? undefined : Object.fromEntries(own.map(([name, { example }]) => [name, example]));
}

/** Adds a sample for each missing argument that the addresses of the task need. */
export function withSampleArguments(provider: ProviderSpec, task: string, args: Call["args"]): Call["args"] {
  let given = args;
  for (const [, { from, example }] of neededBy(provider, task)) {
    if (from === undefined || isPresent(read(given, stepsOf(from)))) continue;
    given = Object(withPath(given, stepsOf(from), example));
  }
  return given;
}

function neededBy({ baseUrl, values, tasks }: ProviderSpec, name: string): [string, CallerValue][] {
  if (values === undefined) return [];
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined;
  const urls = JSON.stringify([task?.baseUrl ?? baseUrl, task?.route, task?.input, task?.job]);
  return Object.entries(values).filter(([placeholder]) => urls.includes(`{${placeholder}}`));
}
