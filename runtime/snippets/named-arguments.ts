import type { Client } from "../../generated/clients/facts.ts";
import type { TreeFields, TreeValue } from "../../generated/escapes.ts";
import { isObject, put, read, stepsOf } from "../inference/mapping.ts";
import { snippetVariable } from "../lang/inserted.ts";
import type { CallArguments } from "./arguments.ts";
import { SampleFile } from "./sample-file.ts";

/** Arguments that templates write themselves: a second one of the name would be an error. */
const WRITTEN = new Set(["model", "stream"]);

/** Arguments of a client's function by name, but for model and provider. */
export function namedArguments(client: Client, task: string, args: CallArguments): TreeFields {
  const names = client.methods?.[task]?.arguments;
  const isPython = client.language === "python";
  const file = (given: SampleFile): TreeValue => (isPython ? given.name : snippetVariable("file"));
  const named: Record<string, unknown> = {};
  if (names === undefined) return fieldsOf(args, file);
  const { inputs: _, parameters, ...rest } = args;
  for (const place of Object.keys(names)) put(named, names[place] ?? place, read(args, stepsOf(place)));
  const taken = isObject(parameters) ? parameters : {};
  const all = Object.entries({ ...named, ...taken, ...rest }).filter(([name]) => !WRITTEN.has(name));
  return fieldsOf(Object.fromEntries(all), file);
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
