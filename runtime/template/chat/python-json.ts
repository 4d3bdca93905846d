import { type Container, JsonReader } from "../../json/json-reader.ts";
import { float, type Float } from "../values/value.ts";

/**
 * A JSON value as Python reads it. An object becomes a Map if a plain object would reorder its keys, or treat a key
 * specially.
 */
export type JsonValue =
  | null
  | boolean
  | string
  | number
  | bigint
  | Float
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }
  | ReadonlyMap<string, JsonValue>;

/** Maximum number of digits of an integer, as in Python. */
const MOST_DIGITS = 4300;

/** Matches a number or a literal at the start of a token. */
const PREFIX = /^(?:null|true|false|NaN|-?Infinity|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)/;
const LITERALS: ReadonlyMap<string, JsonValue> = new Map<string, JsonValue>([
  ["null", null],
  ["true", true],
  ["false", false],
  ["NaN", NaN],
  ["Infinity", Infinity],
  ["-Infinity", -Infinity],
]);

/** Reads JSON as Python does. An object is a Map until it ends, to keep the order of its keys. */
class PythonJsonReader extends JsonReader {
  // Real files are nested less deeply. The stack of every JavaScript engine is large enough for this limit.
  override readonly mostLevels = 500;
  override readonly longestToken = Infinity;

  override valueFor(token: string): unknown {
    if (PREFIX.exec(token)?.[0] !== token) return undefined;
    if (LITERALS.has(token)) return LITERALS.get(token);
    const value = Number(token);
    if (/[.eE]/.test(token)) return float(value);
    if (Number.isSafeInteger(value)) return value + 0;
    return token.length <= MOST_DIGITS + (value < 0 ? 1 : 0) ? BigInt(token) : undefined;
  }

  override newObject(): object {
    return new Map();
  }

  override put(container: Container, key: string | number, value: unknown): boolean {
    if (container instanceof Map) container.set(key, value);
    else container[key] = value;
    return true;
  }

  override finish(container: object): object {
    return container instanceof Map ? dictOf(container) : container;
  }
}

/** Returns a plain object, or the Map itself if a plain object would reorder its keys or treat a key specially. */
export function dictOf(entries: Map<string, unknown>): object {
  return [...entries.keys()].some(isReordered) ? entries : Object.fromEntries(entries);
}

/** Returns true if a plain object would move the key to the front, or treat it specially. */
const isReordered = (key: string): boolean => key === "__proto__" || /^(?:0|[1-9]\d{0,9})$/.test(key);

/**
 * Reads JSON as Python's `json.loads` does, so that `tojson` in a template prints the same text as in Python. This
 * function keeps three details that `JSON.parse` loses:
 *
 * - the order of keys: `{"b": 1, "10": 2}` stays in that order. An object with a key such as `10` or `__proto__`
 *   becomes a `Map`. All other objects become plain objects.
 * - floats: `1.0` and `1e21` become a {@link Float}, which prints as `1.0` and `1e+21`; `0.5` is a number.
 * - large integers: integers beyond 2^53 become a `bigint`.
 *
 * As in Python, `NaN` and `Infinity` are numbers, and the last of two equal keys is used.
 *
 * @throws SyntaxError with line and column, if the text is not JSON, is nested deeper than 500 levels, or has an
 *   integer of more than 4,300 digits
 */
export function parseJson(text: string): JsonValue {
  if (typeof text !== "string") {
    throw new TypeError(`parseJson expects JSON text, got ${text === null ? "null" : typeof text}`);
  }
  const reader = new PythonJsonReader();
  const end = reader.feed(text);
  const at = end + text.slice(end).search(/[^ \t\n\r]|$/);
  if (reader.isComplete && at === text.length) return reader.value as JsonValue;
  const [reason, from] = problemOf(reader, at);
  const before = text.slice(0, from).split("\n");
  const place = `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
  const next = text.slice(from, from + 20);
  throw new SyntaxError(`invalid JSON in ${place}: ${reason}, got ${next ? JSON.stringify(next) : "the end"}`);
}

/** Returns what is wrong with a string, and where. @param at position of the first character that was not read */
function problemOf(reader: PythonJsonReader, at: number): readonly [reason: string, at: number] {
  const { state, start, text: token } = reader;
  const next = reader.depth === 0 ? "expected no more text" : `expected "," or "${reader.closing}"`;
  if (reader.isTooDeep) return [`the JSON is nested deeper than ${reader.mostLevels} levels`, at];
  if (state === "token") {
    const [valid = ""] = PREFIX.exec(token) ?? [];
    if (valid === "") return ["expected a value", start];
    if (reader.valueFor(valid) !== undefined) return [next, start + valid.length];
    return [`an integer has more than ${MOST_DIGITS} digits`, start + valid.length];
  }
  if (state === "string" || state === "escape") {
    return ["the string has no closing quote, or contains a line break or an invalid escape", start];
  }
  if (state === "key" || state === "firstKey") return ["expected a string in double quotes", at];
  if (state === "colon") return ['expected ":"', at];
  return [state === "next" || state === "done" ? next : "expected a value", at];
}
