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

/**
 * Maximum nesting of the JSON. Real files are nested less deeply. The stack of every JavaScript engine is large enough
 * for this limit.
 */
const MOST_LEVELS = 500;
/** Maximum number of digits of an integer, as in Python. */
const MOST_DIGITS = 4300;

const BLANK = /[ \t\n\r]*/y;
const NUMBER = /(-?)(0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
const WORD = /null|true|false|NaN|-?Infinity/y;

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
  const reader = new Reader(text);
  const value = reader.value(1);
  reader.end();
  return value;
}

class Reader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  value(level: number): JsonValue {
    if (level > MOST_LEVELS) this.refuse(`the JSON is nested deeper than ${MOST_LEVELS} levels`);
    this.take(BLANK);
    const first = this.text[this.at];
    if (first === "[") return this.list(level);
    if (first === "{") return this.object(level);
    if (first === '"') return this.string();
    const word = this.take(WORD)?.[0];
    if (word !== undefined) return wordValue(word);
    const number = this.take(NUMBER);
    return number ? this.number(number) : this.refuse("expected a value");
  }

  /** Throws if anything except white space follows. */
  end(): void {
    this.take(BLANK);
    if (this.at < this.text.length) this.refuse("expected no more text");
  }

  private list(level: number): JsonValue[] {
    const items: JsonValue[] = [];
    this.at++;
    if (this.skip("]")) return items;
    do items.push(this.value(level + 1));
    while (this.skip(","));
    if (!this.skip("]")) this.refuse('expected "," or "]"');
    return items;
  }

  private object(level: number): JsonValue {
    const entries = new Map<string, JsonValue>();
    this.at++;
    if (this.skip("}")) return {};
    do {
      this.take(BLANK);
      const key = this.string();
      if (!this.skip(":")) this.refuse('expected ":"');
      entries.set(key, this.value(level + 1));
    } while (this.skip(","));
    if (!this.skip("}")) this.refuse('expected "," or "}"');
    return [...entries.keys()].some(isReordered) ? entries : Object.fromEntries(entries);
  }

  private string(): string {
    const start = this.at;
    if (this.text[start] !== '"') return this.refuse("expected a string in double quotes");
    let end = start + 1;
    while (end < this.text.length && this.text[end] !== '"') end += this.text[end] === "\\" ? 2 : 1;
    try {
      const value: unknown = JSON.parse(this.text.slice(start, end + 1));
      this.at = end + 1;
      return String(value);
    } catch {
      return this.refuse("the string has no closing quote, or contains a line break or an invalid escape");
    }
  }

  private number([whole, sign, digits = "", fraction, exponent]: RegExpExecArray): JsonValue {
    if (fraction !== undefined || exponent !== undefined) return float(Number(whole)) as number | Float;
    if (digits.length > MOST_DIGITS) this.refuse(`an integer has more than ${MOST_DIGITS} digits`);
    const value = Number(digits);
    if (!Number.isSafeInteger(value)) return BigInt(whole);
    return sign === "-" && value > 0 ? -value : value;
  }

  /** Skips white space, and then the given punctuation mark. Returns false if another character follows. */
  private skip(mark: string): boolean {
    this.take(BLANK);
    if (this.text[this.at] !== mark) return false;
    this.at++;
    return true;
  }

  private take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found ?? undefined;
  }

  private refuse(reason: string): never {
    const before = this.text.slice(0, this.at).split("\n");
    const place = `line ${before.length}, column ${(before.at(-1) ?? "").length + 1}`;
    const next = this.text.slice(this.at, this.at + 20);
    throw new SyntaxError(`invalid JSON in ${place}: ${reason}, got ${next ? JSON.stringify(next) : "the end"}`);
  }
}

const WORDS: Readonly<Record<string, null | boolean>> = { null: null, true: true, false: false };

const wordValue = (word: string): null | boolean | number => {
  const value = WORDS[word];
  return value === undefined ? Number(word) : value;
};

/** Returns true if a plain object would move the key to the front, or treat it specially. */
const isReordered = (key: string): boolean => key === "__proto__" || /^(?:0|[1-9]\d{0,9})$/.test(key);
