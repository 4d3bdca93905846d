import type { TreeFields, TreeValue } from "../contract/index.ts";
import { put, read, stepsOf, withPlace } from "../inference/provider/places.ts";
import { isObject } from "../inference/json.ts";
import { snippetVariable } from "../lang/inserted.ts";
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
  const file = (given: SampleFile): TreeValue => (isPython ? given.name : snippetVariable("file"));
  const named: Record<string, unknown> = {};
  if (names === undefined) return fieldsOf(args, file);
  for (const place of Object.keys(names)) {
    const value = read(args, stepsOf(place));
    if (value !== undefined) Object.assign(named, withPlace(named, stepsOf(names[place] ?? place), value));
  }
  const { parameters } = args;
  if (isObject(parameters)) addTo(named, parameters);
  addTo(named, args);
  return fieldsOf(named, file);
}

function addTo(named: Record<string, unknown>, values: Readonly<Record<string, unknown>>): void {
  for (const name of Object.keys(values)) if (!WRITTEN.has(name)) put(named, name, values[name]);
}

function fieldsOf(values: Readonly<Record<string, unknown>>, file: (given: SampleFile) => TreeValue): TreeFields {
  const fields: Record<string, TreeValue> = {};
  for (const name of Object.keys(values)) {
    if (values[name] !== undefined) put(fields, name, treeOf(values[name], file));
  }
  return fields;
}

function treeOf(value: unknown, file: (given: SampleFile) => TreeValue): TreeValue {
  if (value instanceof SampleFile) return file(value);
  if (Array.isArray(value)) return value.map((item) => treeOf(item, file));
  if (isObject(value)) return fieldsOf(value, file);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
