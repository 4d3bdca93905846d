import type { TreeFields, TreeValue } from "../contract/index.ts";
import { put, read, stepsOf, withPath } from "../inference/provider/paths.ts";
import { isObject } from "../http/json.ts";
import { snippetVariable } from "../escape/tree.ts";
import type { CallArguments } from "./arguments.ts";
import { SampleFile } from "./sample-file.ts";

/**
 * Arguments that the templates print themselves. `namedArguments` leaves out these arguments, because printing an
 * argument twice would be an error.
 */
const WRITTEN = new Set(["model", "stream", "inputs", "parameters"]);

/**
 * Returns the arguments that a client's function takes by name, without the model and the provider.
 *
 * @param names for each path in `args`, the name of the argument in the client; undefined if the client uses the names
 *   in `args`
 */
export function namedArguments(
  args: CallArguments,
  names: Readonly<Record<string, string>> | undefined,
  isPython: boolean,
): TreeFields {
  const file: Special = (value) =>
    value instanceof SampleFile ? (isPython ? value.name : snippetVariable("file")) : undefined;
  const named: Record<string, unknown> = {};
  if (names === undefined) return fieldsOf(args, file);
  for (const place of Object.keys(names)) {
    const value = read(args, stepsOf(place));
    if (value !== undefined) Object.assign(named, withPath(named, stepsOf(names[place] ?? place), value));
  }
  const { parameters } = args;
  if (isObject(parameters)) addTo(named, parameters);
  addTo(named, args);
  return fieldsOf(named, file);
}

function addTo(named: Record<string, unknown>, values: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(values)) if (!WRITTEN.has(name)) put(named, name, values[name]);
}

/** Returns how a value is written that is not plain data, or undefined for plain data. */
type Special = (value: unknown) => TreeValue;

function fieldsOf(values: Readonly<Record<string, unknown>>, special: Special): TreeFields {
  const fields: Record<string, TreeValue> = {};
  for (const name of Object.keys(values)) {
    if (values[name] !== undefined) put(fields, name, treeOf(values[name], special));
  }
  return fields;
}

/** Returns a value as a snippet writes it. */
export function treeOf(value: unknown, special: Special): TreeValue {
  const written = special(value);
  if (written !== undefined) return written;
  if (Array.isArray(value)) return value.map((item) => treeOf(item, special));
  if (isObject(value)) return fieldsOf(value, special);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
