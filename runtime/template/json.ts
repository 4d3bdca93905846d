import { needInteger, needText } from "./arguments.ts";
import { fail } from "./errors.ts";
import { order } from "./compare.ts";
import { note, noteDict, noteEnd, noteList, noteNothing, writeAgain } from "./json-again.ts";
import { numberOf } from "./numbers.ts";
import { remembering } from "./remembering.ts";
import { checkLength, spend } from "./run.ts";
import { toArray } from "./sequence.ts";
import { floatText, integerText, text } from "./text.ts";
import { keysOf, lookUp } from "./dicts.ts";
import { isText, type Mapping, Markup, PythonObject, released, truthy, expected } from "./value.ts";

interface Style {
  readonly ascii: boolean;
  readonly indent: string | undefined;
  readonly comma: string;
  readonly colon: string;
  readonly sort: boolean;
}

/** The transformers library's `tojson`: Python's `json.dumps`, by default without escapes for what is not ASCII. */
export function tojson(
  value: unknown,
  ensureAscii: unknown = false,
  indent: unknown = null,
  separators: unknown = null,
  sortKeys: unknown = false,
): string {
  const usual = ensureAscii === false && indent === null && separators === null && sortKeys === false;
  if (usual && typeof value === "object" && value !== null) return writeAgain(value, writePlainly);
  return usual ? writePlainly(value) : writeStyled(value, ensureAscii, indent, separators, sortKeys);
}

const USUAL: Style = { ascii: false, indent: undefined, comma: ", ", colon: ": ", sort: false };

const quotePlainly = /* @__PURE__ */ remembering((value) => quote(value, false));
const firstKey = /* @__PURE__ */ remembering((key) => `{${quote(key, false)}: `);
const nextKey = /* @__PURE__ */ remembering((key) => `, ${quote(key, false)}: `);

/** JSON in the usual style: on one line, nothing escaped that need not be. */
function writePlainly(value: unknown): string {
  if (typeof value !== "object" || value === null) {
    note(value);
    return typeof value === "string" ? quotePlainly(value) : writeScalar(value, USUAL);
  }
  let body = "";
  if (Array.isArray(value)) {
    spend(1);
    noteList(value.length);
    for (let index = 0; index < value.length; index++) {
      body += index > 0 ? `, ${writePlainly(value[index])}` : writePlainly(value[index]);
      if (body.length > 4096) checkLength(body.length);
    }
    return `[${body}]`;
  }
  if (value instanceof PythonObject || value instanceof Map) {
    noteNothing();
    return write(value, USUAL, "");
  }
  spend(1);
  noteDict();
  for (const key in value) {
    // In such a loop this spelling is free of cost; `Object.hasOwn` is not.
    if (!Object.prototype.hasOwnProperty.call(value, key)) continue;
    note(key);
    body += (body === "" ? firstKey(key) : nextKey(key)) + writePlainly((value as Record<string, unknown>)[key]);
    if (body.length > 4096) checkLength(body.length);
  }
  noteEnd();
  return body === "" ? "{}" : `${body}}`;
}

function writeStyled(
  value: unknown,
  ensureAscii: unknown,
  indent: unknown,
  separators: unknown,
  sortKeys: unknown,
): string {
  const ascii = truthy(ensureAscii);
  const marks = separators === null ? undefined : toArray(released(separators));
  if (marks && marks.length !== 2) fail("value", `expected 2 separators, got ${marks.length}`);
  // Of a text Python writes nothing that the rest could change, and so does not look at it.
  if (isText(value)) return quote(text(value), ascii);
  const step = indent === null ? undefined : isText(indent) ? text(indent) : spaces(needInteger(indent));
  const style = {
    ascii,
    indent: step,
    comma: marks ? needText(marks[0]) : step === undefined ? ", " : ",",
    colon: marks ? needText(marks[1]) : ": ",
    sort: truthy(sortKeys),
  };
  const result = write(value, style, "\n");
  checkLength(result.length);
  return result;
}

function spaces(width: number): string {
  checkLength(width);
  return " ".repeat(Math.max(0, width));
}

function write(value: unknown, style: Style, line: string): string {
  if (typeof value === "string") return quote(value, style.ascii);
  if (typeof value !== "object" || value === null || value instanceof PythonObject) return writeScalar(value, style);
  const inner = style.indent === undefined ? "" : line + style.indent;
  const between = style.comma + inner;
  let body = "";
  spend(1);
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      body += (index ? between : "") + write(value[index], style, inner);
      if (body.length > 4096) checkLength(body.length);
    }
    return value.length ? `[${inner}${body}${inner && line}]` : "[]";
  }
  const keys = keysOf(value as Mapping);
  if (style.sort) keys.sort((left, right) => order(left, right));
  for (const key of keys) {
    body += (body && between) + quote(keyText(key), style.ascii) + style.colon;
    body += write(lookUp(value as Mapping, key), style, inner);
    if (body.length > 4096) checkLength(body.length);
  }
  return (body && `{${inner}${body}${inner && line}}`) || "{}";
}

const writeScalar = (value: unknown, style: Style): string =>
  value instanceof Markup
    ? quote(value.value, style.ascii)
    : (scalarText(value) ?? expected("what JSON can hold", value));

function scalarText(value: unknown): string | undefined {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "bigint" || (typeof value === "number" && Number.isInteger(value))) return integerText(value);
  const number = numberOf(value);
  if (number === undefined) return undefined;
  return Number.isFinite(number) ? floatText(number) : String(number);
}

const keyText = (key: unknown): string =>
  isText(key) ? text(key) : (scalarText(key) ?? expected("str, int, float, bool or None", key));

const NEEDS_ESCAPES = /["\\\p{Cc}\p{Cs}]/u;

function quote(value: string, ascii: boolean): string {
  if (value.length > 4096) spend(value.length >> 2);
  if (!NEEDS_ESCAPES.test(value)) return ascii ? escapeUnicode(`"${value}"`) : `"${value}"`;
  const quoted = JSON.stringify(value);
  return ascii ? escapeUnicode(quoted) : quoted.includes("\\ud") ? keepSurrogates(quoted) : quoted;
}

function escapeUnicode(quoted: string): string {
  return quoted.replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** JSON.stringify agrees with Python but for lone surrogates, which Python leaves alone. */
function keepSurrogates(quoted: string): string {
  return quoted.replace(/(?<!\\)((?:\\\\)*)\\u(d[89a-f]..)/g, (_, before: string, code: string) => {
    return before + String.fromCharCode(parseInt(code, 16));
  });
}
