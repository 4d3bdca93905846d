import { fail } from "../errors.ts";
import { BULK, type Run } from "../run.ts";
import { entriesOf } from "./collections.ts";
import { chargeInteger, withExponent } from "./numbers.ts";
import { Float, Markup, Namespace, PythonObject, Tuple, View, isMapping } from "./value.ts";

/** Returns what Python's `str(value)` returns. */
export function text(run: Run, value: unknown): string {
  if (typeof value === "string") return value;
  if (value === undefined) return "";
  return value instanceof Markup ? value.value : represent(run, value);
}

/** Returns what Python's `repr(value)` returns. */
export function represent(run: Run, value: unknown): string {
  switch (typeof value) {
    case "string":
      return quote(run, value);
    case "number":
      return Number.isInteger(value) ? integerText(run, value) : floatText(value);
    case "bigint":
      return integerText(run, value);
    case "boolean":
      return value ? "True" : "False";
    case "undefined":
      return "Undefined";
    case "object":
      return value === null ? "None" : representObject(run, value);
    default:
      return `<${typeof value}>`;
  }
}

function representObject(run: Run, value: object): string {
  if (Array.isArray(value)) {
    const inner = joinAll(run, value, ", ", (item) => represent(run, item));
    return value instanceof Tuple ? `(${inner}${value.length === 1 ? "," : ""})` : `[${inner}]`;
  }
  if (value instanceof Float) return floatText(value.value);
  if (value instanceof Markup) return `Markup(${quote(run, value.value)})`;
  if (value instanceof Namespace) return `<Namespace ${represent(run, value.values)}>`;
  if (value instanceof View) return `${value.type}(${represent(run, value.items)})`;
  if (value instanceof PythonObject) return value.represent(run);
  if (!isMapping(value)) return "<object>";
  return `{${joinAll(run, entriesOf(run, value), ", ", ([key, item]) => `${represent(run, key)}: ${represent(run, item)}`)}}`;
}

/** Joins items with a separator. Throws if the result exceeds the length budget. */
export function joinAll<Item>(run: Run, items: readonly Item[], glue: string, textOf: (item: Item) => string): string {
  run.charge(items.length * (1 + glue.length * BULK));
  let whole = "";
  for (let index = 0; index < items.length; index++) {
    const part = textOf(items[index] as Item);
    run.chargeCopy(part.length);
    whole = index > 0 ? whole + glue + part : part;
    run.limitLength(whole.length);
  }
  return whole;
}

/** Returns a value as text, and charges for reading its characters one by one. */
export function readText(run: Run, value: unknown): string {
  const whole = text(run, value);
  run.chargeItems(whole.length);
  return whole;
}

/** Returns an int in decimal. @throws Problem `value` if it has more than 4,300 digits, Python's limit */
export function integerText(run: Run, value: number | bigint): string {
  chargeInteger(run, value);
  const digits = Number.isSafeInteger(value) ? String(value) : BigInt(value).toString();
  if (digits.length > 4301) fail("value", "an int may have at most 4300 digits");
  return digits === "-0" ? "0" : digits;
}

/**
 * Returns a float as Python prints it: the shortest digits from which Python reads the same float. Floats of at least
 * 1e+16 or below 1e-4 get an exponent.
 */
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

/** Returns a string literal, with the quotes and escapes that Python chooses. */
export function quote(run: Run, value: string): string {
  run.chargeText(value.length);
  const mark = value.includes("'") && !value.includes('"') ? '"' : "'";
  if (/^[ -&(-[\]-~]*$/.test(value)) return mark + value + mark;
  run.chargeItems(value.length);
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

/** Returns what Python's `ascii(value)` returns: `repr`, in which all characters outside ASCII are escaped. */
function asciiText(run: Run, value: unknown): string {
  const shown = represent(run, value);
  run.chargeItems(shown.length);
  return shown.replace(/[^\0-\x7f]/gu, (unit) => escapeCodePoint(unit.codePointAt(0) ?? 0));
}

/**
 * Converts a value to text. The letter of the format chooses the conversion: `s` for `str`, `r` for `repr`, `a` for
 * `ascii`. Returns undefined for other letters.
 */
export function converted(run: Run, letter: string, value: unknown): string | undefined {
  if (letter === "s") return text(run, value);
  return letter === "r" ? represent(run, value) : letter === "a" ? asciiText(run, value) : undefined;
}

/** Entities for characters that have a special meaning in HTML. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "'": "&#39;",
  '"': "&#34;",
};

/** Escapes a string for HTML. */
export function escapeHtml(run: Run, value: unknown): Markup {
  if (value instanceof Markup) return value;
  const source = text(run, value);
  run.chargeItems(source.length);
  let length = source.length;
  for (let at = 0; at < source.length; at++) length += (ENTITIES[source.charAt(at)]?.length ?? 1) - 1;
  // The length is checked first, because JavaScript's `replace` records every match, and there may be millions.
  run.limitLength(length);
  return new Markup(source.replace(/[&<>'"]/g, (unit) => ENTITIES[unit] ?? unit));
}

/**
 * Replaces each match of a pattern. Throws if the result exceeds the length budget. Matches are replaced one by one, so
 * that the first error ends the work. JavaScript's own `replace` would find all matches first, and there may be
 * millions.
 *
 * @param pattern a pattern with the flag `g`
 */
export function replaceEach(
  run: Run,
  source: string,
  pattern: RegExp,
  show: (match: RegExpExecArray) => string,
): string {
  let result = "";
  let at = 0;
  run.chargeCopy(source.length);
  for (;;) {
    // The `show` function may use the same pattern, which changes `lastIndex`.
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    const end = match ? match.index : source.length;
    result += source.slice(at, end);
    run.limitLength(result.length);
    if (!match) return result;
    run.charge(1);
    const shown = show(match);
    run.chargeCopy(shown.length);
    result += shown;
    at = end + match[0].length;
  }
}
