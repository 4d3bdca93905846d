import { fail } from "../errors.ts";
import { BULK, type Run } from "../run.ts";
import { entriesOf, fieldsOf, makeDict, toArray } from "./collections.ts";
import { order } from "./compare.ts";
import { needInteger, numberOf } from "./numbers.ts";
import { floatText, integerText, text } from "./text.ts";
import { type Mapping, Markup, expected, isMapping, isText, needText, released, truthy } from "./value.ts";

/** The options of `tojson`. */
interface Choices {
  readonly ascii: boolean;
  /** Text of one indentation level. If undefined, everything is written on one line. */
  readonly indent: string | undefined;
  readonly comma: string;
  readonly colon: string;
  readonly sort: boolean;
}

/** The brackets, separators and quotes around the values of a list or dict. */
class Style {
  readonly run: Run;
  readonly choices: Choices;
  readonly ascii: boolean;
  readonly listNext: string;
  readonly listStart: string;
  readonly listEnd: string;
  readonly dictStart: string;
  readonly dictNext: string;
  readonly dictEnd: string;
  readonly colon: string;
  readonly colonQuote: string;
  readonly quoteDictNext: string;
  readonly quoteDictEnd: string;
  private readonly line: string;
  private deeper: Style | undefined;

  /** @param outer line break and indentation of the line on which the list or dict starts */
  constructor(run: Run, choices: Choices, outer: string) {
    const { ascii, indent, comma, colon } = choices;
    const line = indent === undefined ? "" : outer + indent;
    const end = indent === undefined ? "" : outer;
    this.run = run;
    this.choices = choices;
    this.ascii = ascii;
    this.line = line;
    this.listStart = `[${line}`;
    this.listNext = comma + line;
    this.listEnd = `${end}]`;
    this.dictStart = `{${line}"`;
    this.dictNext = `${comma}${line}"`;
    this.dictEnd = `${end}}`;
    this.colon = `"${colon}`;
    this.colonQuote = `"${colon}"`;
    this.quoteDictNext = `"${this.dictNext}`;
    this.quoteDictEnd = `"${this.dictEnd}`;
  }

  /** The style of lists and dicts that are nested one level deeper. */
  get inside(): Style {
    return this.choices.indent === undefined ? this : (this.deeper ??= new Style(this.run, this.choices, this.line));
  }
}

/**
 * Returns JSON as the transformers library writes it: like Python's `json.dumps`, except that non-ASCII characters are
 * not escaped by default.
 */
export function tojson(
  run: Run,
  value: unknown,
  ensureAscii: unknown = false,
  indent: unknown = null,
  separators: unknown = null,
  sortKeys: unknown = false,
): string {
  const ascii = truthy(run, ensureAscii);
  const marks = separators === null ? undefined : toArray(run, released(separators));
  if (marks && marks.length !== 2) fail("value", `expected 2 separators, got ${marks.length}`);
  // The remaining options do not affect a string. As in Python, they are not checked for a string.
  if (isText(value)) {
    run.chargeCopy(text(run, value).length);
    return `"${escaped(run, text(run, value), ascii)}"`;
  }
  const step = indent === null ? undefined : isText(indent) ? text(run, indent) : spaces(run, needInteger(indent));
  const choices = {
    ascii,
    indent: step,
    comma: marks ? needText(marks[0]) : step === undefined ? ", " : ",",
    colon: marks ? needText(marks[1]) : ": ",
    sort: truthy(run, sortKeys),
  };
  const result = write("", value, new Style(run, choices, "\n"));
  run.chargeText(result.length);
  return result;
}

function spaces(run: Run, width: number): string {
  run.chargeText(width);
  return " ".repeat(Math.max(0, width));
}

/**
 * Returns the text `before`, followed by the JSON of a value. Appending to one text needs less memory than joining many
 * strings.
 */
function write(before: string, value: unknown, style: Style): string {
  if (typeof value === "string") return `${before}"${escaped(style.run, value, style.ascii)}"`;
  if (Array.isArray(value)) return writeList(before, value, style);
  return isMapping(value) ? writeDict(before, value, style) : before + writeScalar(value, style);
}

function writeList(before: string, list: readonly unknown[], style: Style): string {
  if (list.length === 0) return `${before}[]`;
  const { run, inside } = style;
  run.charge((1 + list.length) * (1 + style.listNext.length * BULK));
  let whole = before;
  for (let index = 0; index < list.length; index++) {
    whole = write(whole + (index > 0 ? style.listNext : style.listStart), list[index], inside);
    run.limitLength(whole.length);
  }
  return whole + style.listEnd;
}

function writeDict(before: string, dict: Mapping, style: Style): string {
  const { run, inside, ascii } = style;
  const { keys, values } = fieldsOf(run, style.choices.sort ? sortedByKey(run, dict) : dict);
  if (keys.length === 0) return `${before}{}`;
  run.charge((1 + keys.length) * (1 + (style.dictNext.length + style.colon.length) * BULK));
  let whole = before;
  let next = style.dictStart;
  let end = style.dictEnd;
  for (let index = 0; index < keys.length; index++) {
    const start = next + escaped(run, keyText(run, keys[index]), ascii);
    const item = values[index];
    if (typeof item === "string") {
      whole = whole + (start + style.colonQuote) + escaped(run, item, ascii);
      next = style.quoteDictNext;
      end = style.quoteDictEnd;
    } else {
      whole = write(whole + (start + style.colon), item, inside);
      next = style.dictNext;
      end = style.dictEnd;
    }
    run.limitLength(whole.length);
  }
  return whole + end;
}

const sortedByKey = (run: Run, dict: Mapping): Mapping =>
  makeDict(
    run,
    entriesOf(run, dict).sort(([left], [right]) => order(run, left, right)),
  );

const writeScalar = (value: unknown, { run, ascii }: Style): string =>
  value instanceof Markup
    ? `"${escaped(run, value.value, ascii)}"`
    : (scalarText(run, value) ?? expected("a value that JSON supports", value));

function scalarText(run: Run, value: unknown): string | undefined {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value)))
    return integerText(run, value);
  const number = numberOf(value);
  if (number === undefined) return undefined;
  return Number.isFinite(number) ? floatText(number) : String(number);
}

const keyText = (run: Run, key: unknown): string =>
  typeof key === "string"
    ? key
    : isText(key)
      ? text(run, key)
      : (scalarText(run, key) ?? expected("a str, int, float, bool or None", key));

/** Returns true if a string contains a quote, a backslash or a control character. */
function needsEscapes(value: string): boolean {
  for (let at = 0; at < value.length; at++) {
    const unit = value.charCodeAt(at);
    if (unit < 32 || unit === 34 || unit === 92) return true;
  }
  return false;
}

/** Escapes a string for JSON. The result has no quotes around it. */
function escaped(run: Run, value: string, ascii: boolean): string {
  const inner = needsEscapes(value) ? escapeControls(run, value) : value;
  return ascii ? escapeUnicode(run, inner) : inner;
}

/**
 * Escapes control characters, quotes and backslashes. Calls `JSON.stringify`, and then restores lone surrogates,
 * because Python does not escape them.
 */
function escapeControls(run: Run, value: string): string {
  run.chargeItems(value.length);
  const quoted = JSON.stringify(value);
  run.limitLength(quoted.length);
  return (quoted.includes("\\ud") ? keepSurrogates(run, quoted) : quoted).slice(1, -1);
}

function escapeUnicode(run: Run, quoted: string): string {
  run.chargeItems(quoted.length);
  return quoted.replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function keepSurrogates(run: Run, quoted: string): string {
  run.chargeItems(quoted.length);
  return quoted.replace(/(?<!\\)((?:\\\\)*)\\u(d[89a-f]..)/g, (_, before: string, code: string) => {
    return before + String.fromCharCode(parseInt(code, 16));
  });
}
