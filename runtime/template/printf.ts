import { Problem } from "./errors.ts";
import { formatFixed, formatGeneral, formatScientific } from "./decimal.ts";
import { integerOf, numberOf } from "./numbers.ts";
import { checkLength } from "./run.ts";
import { codePointLength, codePointSlice, pad } from "./strings.ts";
import { asciiText, escapeHtml, represent, text } from "./text.ts";
import { isMapping, isText, lookUp, Markup, Range, Tuple, typeName } from "./value.ts";

const DIRECTIVE = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?[hlL]?(.|$)/gsu;

/** Python's `template % values`. @throws Problem `type`, `value` */
export function formatPercent(template: unknown, values: unknown): unknown {
  const mark = template instanceof Markup;
  const list = values instanceof Tuple ? [...values] : undefined;
  let next = 0;
  const take = (): unknown => {
    if (list ? next >= list.length : next > 0) throw new Problem("type", "not enough arguments for format string");
    return list ? list[next++] : (next++, values);
  };
  const source = text(template);
  let result = "";
  let at = 0;
  DIRECTIVE.lastIndex = 0;
  // One directive after the other, so that the first bad one ends it.
  for (let match = DIRECTIVE.exec(source); match; match = DIRECTIVE.exec(source)) {
    const end = DIRECTIVE.lastIndex;
    result += source.slice(at, match.index) + convert(match, values, take, mark);
    checkLength(result.length);
    at = DIRECTIVE.lastIndex = end;
  }
  result += source.slice(at);
  const used = list
    ? next >= list.length
    : next > 0 ||
      values === undefined ||
      values instanceof Range ||
      isMapping(values) ||
      (Array.isArray(values) && !values.length);
  if (!used && !(Array.isArray(values) && !list)) {
    throw new Problem("type", "not all arguments converted during string formatting");
  }
  checkLength(result.length);
  return mark ? new Markup(result) : result;
}

function convert(match: RegExpExecArray, values: unknown, take: () => unknown, mark: boolean): string {
  const [, key, flags = "", width, precision, type = ""] = match;
  const star = (): number => {
    const integer = integerOf(take());
    if (integer === undefined) throw new Problem("type", "* wants int");
    return Number(integer);
  };
  const size = width === "*" ? star() : Number(width ?? 0);
  const digits = precision === undefined ? undefined : precision === "*" ? star() : Number(precision);
  if (type === "%") return "%";
  if (type === "") throw new Problem("value", "incomplete format");
  checkLength(Math.max(size, digits ?? 0));
  const value = key === undefined ? take() : named(values, key);
  const left = flags.includes("-") || size < 0;
  return directive(type, value, { flags, width: Math.abs(size), digits, left, mark });
}

function named(values: unknown, key: string): unknown {
  if (!isMapping(values)) throw new Problem("type", "format requires a mapping");
  const value = lookUp(values, key);
  if (value === undefined) throw new Problem("value", `the format names '${key}', which is not given`);
  return value;
}

interface Layout {
  readonly flags: string;
  readonly width: number;
  readonly digits: number | undefined;
  readonly left: boolean;
  readonly mark: boolean;
}

function directive(type: string, value: unknown, layout: Layout): string {
  const { flags, width, digits, left } = layout;
  if ("sra".includes(type)) {
    const whole = type === "s" ? shown(value, layout.mark) : type === "r" ? represent(value) : asciiText(value);
    return pad(digits === undefined ? whole : codePointSlice(whole, 0, digits), width, " ", left ? "left" : "right");
  }
  if (type === "c") return pad(character(value), width, " ", left ? "left" : "right");
  const number = "diu".includes(type)
    ? decimal(value, type, digits)
    : "oxX".includes(type)
      ? based(value, type, flags.includes("#"), digits)
      : "eEfFgG".includes(type)
        ? real(value, type, digits ?? 6, flags.includes("#"))
        : undefined;
  if (number === undefined) throw new Problem("value", `unsupported format character '${type}'`);
  const sign = number.startsWith("-") ? "-" : flags.includes("+") ? "+" : flags.includes(" ") ? " " : "";
  const prefix = sign + (/^-?(0[xXo])/.exec(number)?.[1] ?? "");
  const body = number.replace(/^-?(0[xXo])?/, "");
  if (left) return pad(prefix + body, width, " ", "left");
  return flags.includes("0")
    ? prefix + pad(body, width - prefix.length, "0", "right")
    : pad(prefix + body, width, " ", "right");
}

const shown = (value: unknown, mark: boolean): string => (mark ? escapeHtml(value).value : text(value));

function character(value: unknown): string {
  if (isText(value) && codePointLength(text(value)) === 1) return text(value);
  const code = integerOf(value);
  if (code === undefined) throw new Problem("type", "%c requires int or char");
  if (code < 0 || code > 0x10ffff) throw new Problem("value", "%c arg not in range(0x110000)");
  return String.fromCodePoint(Number(code));
}

function decimal(value: unknown, type: string, digits = 0): string {
  const number = integerOf(value) ?? numberOf(value);
  if (number === undefined)
    throw new Problem("type", `%${type} format: a real number is required, not ${typeName(value)}`);
  if (typeof number === "number" && !Number.isFinite(number))
    throw new Problem("value", "cannot convert float to integer");
  const whole = BigInt(typeof number === "number" ? Math.trunc(number) : number);
  return (whole < 0 ? "-" : "") + String(whole < 0 ? -whole : whole).padStart(digits, "0");
}

function based(value: unknown, type: string, prefixed: boolean, digits = 0): string {
  const number = integerOf(value);
  if (number === undefined)
    throw new Problem("type", `%${type} format: an integer is required, not ${typeName(value)}`);
  const body = (number < 0 ? -BigInt(number) : BigInt(number)).toString(type === "o" ? 8 : 16).padStart(digits, "0");
  const whole = (number < 0 ? "-" : "") + (prefixed ? `0${type.toLowerCase()}` : "") + body;
  return type === "X" ? whole.toUpperCase() : whole;
}

function real(value: unknown, type: string, digits: number, alternate: boolean): string {
  const number = numberOf(value);
  if (number === undefined) throw new Problem("type", `must be real number, not ${typeName(value)}`);
  const result = formatReal(number, type.toLowerCase(), digits, alternate);
  return type < "a" ? result.toUpperCase() : result;
}

/** A double in style `e`, `f` or `g`. */
export function formatReal(value: number, style: string, digits: number, alternate = false): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  if (style === "f") return formatFixed(value, digits) + (alternate && digits === 0 ? "." : "");
  return style === "e" ? formatScientific(value, digits) : formatGeneral(value, digits, alternate);
}
