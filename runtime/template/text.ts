import { withExponent } from "./decimal.ts";
import { fail } from "./errors.ts";
import { checkLength, spend } from "./run.ts";
import { entriesOf } from "./dicts.ts";
import { Float, isMapping, Markup, Namespace, PythonObject, Tuple, View } from "./value.ts";

/** Python's `str(value)`. */
export function text(value: unknown): string {
  if (typeof value === "string") return value;
  if (value === undefined) return "";
  return value instanceof Markup ? value.value : represent(value);
}

/** Python's `repr(value)`. */
export function represent(value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(value);
    case "number":
      return Number.isInteger(value) ? integerText(value) : floatText(value);
    case "bigint":
      return integerText(value);
    case "boolean":
      return value ? "True" : "False";
    case "undefined":
      return "Undefined";
    case "object":
      return value === null ? "None" : representObject(value);
    default:
      return `<${typeof value}>`;
  }
}

function representObject(value: object): string {
  if (Array.isArray(value)) {
    const inner = joined(value.map(represent));
    return value instanceof Tuple ? `(${inner}${value.length === 1 ? "," : ""})` : `[${inner}]`;
  }
  if (value instanceof Float) return floatText(value.value);
  if (value instanceof Markup) return `Markup(${quote(value.value)})`;
  if (value instanceof Namespace) return `<Namespace ${represent(value.values)}>`;
  if (value instanceof View) return `${value.type}([${joined(value.items.map(represent))}])`;
  if (value instanceof PythonObject) return value.represent();
  if (!isMapping(value)) return "<object>";
  return `{${joined(entriesOf(value).map(([key, item]) => `${represent(key)}: ${represent(item)}`))}}`;
}

function joined(parts: string[]): string {
  spend(parts.length);
  const result = parts.join(", ");
  checkLength(result.length);
  return result;
}

/** An int in decimal. @throws Problem `value` beyond Python's 4,300 digits */
export function integerText(value: number | bigint): string {
  const digits = Number.isSafeInteger(value) ? String(value) : BigInt(value).toString();
  if (digits.length > 4301) fail("value", "an int may have at most 4300 digits");
  return digits === "-0" ? "0" : digits;
}

/** A float as Python prints it: shortest digits that read back, exponent from 1e+16 on and below 1e-4. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [mantissa = "", exponent = "0"] = value.toExponential().split("e");
  const power = Number(exponent);
  if (power >= 16 || power < -4) {
    return withExponent(mantissa, power);
  }
  const plain = String(value);
  if (!plain.includes("e")) return Number.isInteger(value) ? `${plain}.0` : plain;
  return value.toFixed(mantissa.replace(/[-.]/g, "").length - 1 - power);
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t", "\\": "\\\\" };

/** A string literal with Python's choice of quotes and escapes. */
export function quote(value: string): string {
  checkLength(value.length);
  const mark = value.includes("'") && !value.includes('"') ? '"' : "'";
  if (/^[ -&(-[\]-~]*$/.test(value)) return mark + value + mark;
  spend(value.length >> 1);
  const inner = value.replace(/[\\']|(?! )[\p{C}\p{Z}]/gu, (unit) => {
    if (unit === "'") return mark === "'" ? "\\'" : unit;
    return SHORT_ESCAPES[unit] ?? escapeCodePoint(unit.codePointAt(0) ?? 0);
  });
  return mark + inner + mark;
}

function escapeCodePoint(code: number): string {
  const hexadecimal = code.toString(16);
  if (code < 256) return `\\x${hexadecimal.padStart(2, "0")}`;
  return code < 65536 ? `\\u${hexadecimal.padStart(4, "0")}` : `\\U${hexadecimal.padStart(8, "0")}`;
}

/** `repr` with everything outside ASCII escaped. */
export function asciiText(value: unknown): string {
  return represent(value).replace(/[^\0-\x7f]/gu, (unit) => escapeCodePoint(unit.codePointAt(0) ?? 0));
}

const CONVERSIONS: Readonly<Record<string, (value: unknown) => string>> = { s: text, r: represent, a: asciiText };

/** A value as the letter of a format asks for: `s` for `str`, `r` for `repr`, `a` for `ascii`; undefined for others. */
export const converted = (letter: string, value: unknown): string | undefined => CONVERSIONS[letter]?.(value);

/** Text made safe for HTML. */
export function escapeHtml(value: unknown): Markup {
  if (value instanceof Markup) return value;
  const source = text(value);
  spend(source.length >> 2);
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "'": "&#39;", '"': "&#34;" };
  return new Markup(source.replace(/[&<>'"]/g, (unit) => entities[unit] ?? unit));
}
