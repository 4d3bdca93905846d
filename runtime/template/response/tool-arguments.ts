import { parseJson } from "../chat/python-json.ts";
import type { Run } from "../run.ts";
import { truncated } from "../values/numbers.ts";
import { readFloat, readInteger } from "../values/read-number.ts";
import { strip } from "../values/strings.ts";
import { float, isMapping } from "../values/value.ts";
import { entriesOf, MOST_LEVELS, valueAt } from "./template-fields.ts";

/** The types that the parameters of each tool may have: tool, parameter, types in the order of the schema. */
export type ToolTypes = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>;

/** Reads the types of the parameters of tools, which are JSON Schemas as for a chat template. */
export function toolTypes(tools: readonly object[]): ToolTypes {
  const named = tools.flatMap((tool) => {
    const described = valueAt(tool, "function") ?? tool;
    const name = valueAt(described, "name");
    const properties = valueAt(valueAt(described, "parameters"), "properties");
    const entries = isMapping(properties) ? entriesOf(properties) : [];
    return typeof name === "string"
      ? [[name, new Map(entries.map(([key, schema]) => [key, typesOf(schema)]))] as const]
      : [];
  });
  return new Map(named);
}

function typesOf(schema: unknown, level = 0): string[] {
  if (!isMapping(schema) || level > MOST_LEVELS) return [];
  const declared = valueAt(schema, "type");
  const types = (Array.isArray(declared) ? declared : [declared]).filter((type) => typeof type === "string");
  for (const choices of [valueAt(schema, "anyOf"), valueAt(schema, "oneOf")]) {
    if (Array.isArray(choices)) for (const choice of choices) types.push(...typesOf(choice, level + 1));
  }
  if (valueAt(schema, "nullable") === true && !types.includes("null")) types.push("null");
  return types;
}

/** Casts the arguments of tool calls that are strings to the types of the tool's parameters, in place. */
export function castToolCalls(run: Run, value: unknown, tools: ToolTypes): void {
  if (Array.isArray(value)) for (const item of value) castToolCalls(run, item, tools);
  const described = valueAt(value, "function");
  const [name, given] = [valueAt(described, "name"), valueAt(described, "arguments")];
  const parameters = typeof name === "string" ? tools.get(name) : undefined;
  if (parameters === undefined || !isMapping(given)) return;
  for (const [key, argument] of entriesOf(given)) {
    const types = parameters.get(key) ?? [];
    if (types.length === 0) continue;
    if (typeof argument === "string") put(given, key, cast(run, argument, types));
    else if (Array.isArray(argument) && !types.includes("array")) {
      const items: unknown[] = argument;
      put(
        given,
        key,
        items.map((item) => (typeof item === "string" ? cast(run, item, types) : item)),
      );
    }
  }
}

function put(dict: object, key: string, value: unknown): void {
  if (dict instanceof Map) dict.set(key, value);
  else Object.defineProperty(dict, key, { value, enumerable: true, writable: true, configurable: true });
}

/** Returns the text as the first type that it fits, or the text itself. */
function cast(run: Run, text: string, types: readonly string[]): unknown {
  for (const type of types) {
    run.charge(1);
    const value = CASTS[type]?.(run, text);
    if (value !== undefined) return value;
  }
  return text;
}

/** Converts a text to a type. Undefined if the text does not fit. */
const CASTS: Readonly<Record<string, (run: Run, text: string) => unknown>> = {
  integer: (run, text) => readInteger(run, text),
  number(run, text) {
    const number = readFloat(run, text);
    if (number === undefined || !Number.isFinite(number)) return undefined;
    return Number.isInteger(number) && !text.includes(".") ? truncated(number) : float(number);
  },
  boolean(run, text) {
    const word = strip(run, text, undefined, true, true).toLowerCase();
    return ["true", "1"].includes(word) ? true : ["false", "0"].includes(word) ? false : undefined;
  },
  null: (run, text) => (["null", "None"].includes(strip(run, text, undefined, true, true)) ? null : undefined),
  object: (run, text) => readJson(run, text, isMapping),
  array: (run, text) => readJson(run, text, Array.isArray),
};

function readJson(run: Run, text: string, fits: (value: unknown) => boolean): unknown {
  run.chargeItems(text.length);
  try {
    const value = parseJson(text);
    return fits(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
