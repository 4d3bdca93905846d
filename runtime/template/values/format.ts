import { fail } from "../errors.ts";
import type { Run } from "../run.ts";
import { hasKey, lookUp, needMapping } from "./collections.ts";
import {
  type Integer,
  chargeInteger,
  formatReal,
  integerOf,
  needInteger,
  needNumber,
  numberOf,
  truncated,
  withoutZeros,
} from "./numbers.ts";
import { type Side, codePointLength, codePointSlice, pad } from "./strings.ts";
import { converted, escapeHtml, floatText, replaceEach, text } from "./text.ts";
import {
  type Keywords,
  Markup,
  Range,
  Tuple,
  expected,
  isMapping,
  isText,
  markedIf,
  needText,
  typeName,
} from "./value.ts";

const DIRECTIVE = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?[hlL]?(.|$)/gsu;

/** Returns what `template % values` returns in Python. @throws Problem `type`, `value` */
export function formatPercent(run: Run, template: unknown, values: unknown): unknown {
  const mark = template instanceof Markup;
  const isTuple = values instanceof Tuple;
  const list: readonly unknown[] = isTuple ? values : [values];
  let next = 0;
  const take = (): unknown =>
    next < list.length ? list[next++] : fail("type", "not enough arguments for format string");
  const result = replaceEach(run, text(run, template), DIRECTIVE, (match) => convert(run, match, values, take, mark));
  if (next < list.length && (isTuple || !mayStayUnused(values))) {
    fail("type", "not all arguments converted during string formatting");
  }
  return markedIf(mark, result);
}

/**
 * Returns true if Python could fill fields such as `%(name)s` from the value. As in Python, a format string need not
 * use such a value.
 */
const mayStayUnused = (values: unknown): boolean =>
  values === undefined || values instanceof Range || Array.isArray(values) || isMapping(values);

function convert(run: Run, match: RegExpExecArray, values: unknown, take: () => unknown, mark: boolean): string {
  const [whole, key, flags = "", width, precision, type = ""] = match;
  if (whole === "%%") return "%";
  const star = (): number => needInteger(take());
  const size = width === "*" ? star() : Number(width ?? 0);
  const digits = precision === undefined ? undefined : precision === "*" ? star() : Number(precision);
  if (type === "") fail("value", "incomplete format");
  run.chargeText(Math.max(size, digits ?? 0));
  const value = key === undefined ? take() : named(run, values, key);
  const columns = Math.abs(size);
  const isLeft = flags.includes("-") || size < 0;
  const shown = textual(run, type, mark && type === "s" ? escapeHtml(run, value) : value, digits);
  if (shown !== undefined) return pad(run, shown, columns, " ", isLeft ? "<" : ">");
  const isFilled = !isLeft && flags.includes("0");
  const plus = flags.includes("+") ? "+" : flags.includes(" ") ? " " : "";
  const number = numeric(run, type, value, digits, flags.includes("#"));
  return layOut(run, number, plus, columns, isFilled ? "0" : " ", isLeft ? "<" : isFilled ? "=" : ">");
}

function named(run: Run, values: unknown, key: string): unknown {
  const mapping = needMapping(values);
  return hasKey(run, mapping, key)
    ? lookUp(run, mapping, key)
    : fail("value", `the format names '${key}', which is not given`);
}

function textual(run: Run, type: string, value: unknown, digits: number | undefined): string | undefined {
  const whole = type === "c" ? character(run, value) : converted(run, type, value);
  return whole !== undefined && type !== "c" ? codePointSlice(run, whole, 0, digits) : whole;
}

function character(run: Run, value: unknown): string {
  if (isText(value) && codePointLength(run, text(run, value)) === 1) return text(run, value);
  const code = integerOf(value) ?? expected("an int or a single character", value);
  if (code < 0 || code > 0x10ffff) fail("value", "%c arg not in range(0x110000)");
  return String.fromCodePoint(Number(code));
}

function numeric(run: Run, type: string, value: unknown, digits: number | undefined, alternate: boolean): string {
  if ("eEfFgG".includes(type)) return formatReal(run, needNumber(value), type, digits, alternate);
  const takesReal = "diu".includes(type);
  if (!takesReal && !"oxX".includes(type)) fail("value", `unsupported format character '${type}'`);
  const whole = integerOf(value) ?? (takesReal ? truncated(needNumber(value)) : expected("int", value));
  return formatInteger(run, whole, type, alternate, digits ?? 0);
}

/** Functions that read the attributes and items in fields such as `{0.name}` and `{0[key]}`. */
interface Access {
  readonly attribute: (run: Run, value: unknown, name: string) => unknown;
  readonly item: (run: Run, value: unknown, key: unknown) => unknown;
}

/**
 * Returns the value for the name or number at the start of a field. `alone` is true if the field reads no attributes or
 * items of this value.
 */
type Resolve = (name: string, alone: boolean) => unknown;

/** Returns what `template.format(…)` returns in Python. @throws Problem `value`, `type` */
export function formatTemplate(
  run: Run,
  access: Access,
  template: unknown,
  positional: unknown[],
  keywords?: Keywords,
): unknown {
  let automatic = 0;
  const resolve: Resolve = (name, alone) => {
    if (!(name === "" ? alone : /^\d+$/.test(name))) {
      if (!keywords?.has(name)) fail("value", `the format names '${name}', which is not given`);
      return keywords.get(name);
    }
    // Python checks the numbering only for fields such as `{0}`, not for `{0.name}` or `{0[key]}`.
    if (alone && (name === "" ? automatic < 0 : automatic > 0)) {
      fail("value", "either all fields must be numbered, or none");
    }
    const index = name === "" ? automatic++ : Number(name);
    if (alone && name !== "") automatic = -1;
    return index < positional.length ? positional[index] : fail("value", "not enough arguments for format string");
  };
  return expandWith(run, access, template, resolve);
}

/** Returns what `template.format_map(mapping)` returns in Python. */
export function formatMapping(run: Run, access: Access, template: unknown, mapping: unknown): unknown {
  const resolve: Resolve = (name) => {
    if (/^\d*$/.test(name)) fail("value", "format_map() does not support numbered fields");
    return isMapping(mapping) ? lookUp(run, mapping, name) : undefined;
  };
  return expandWith(run, access, template, resolve);
}

function expandWith(run: Run, access: Access, template: unknown, resolve: Resolve): unknown {
  const mark = template instanceof Markup;
  return markedIf(mark, expand(run, text(run, template), { resolve, access, mark }));
}

interface Context {
  readonly resolve: Resolve;
  readonly access: Access;
  readonly mark: boolean;
}

/** Matches a doubled brace, a field (its specification may contain other fields), or a single brace. */
const PIECE = /([{}])\1|\{((?:[^{}]|\{[^{}]*\})*)\}|[{}]/g;

const expand = (run: Run, template: string, context: Context): string =>
  replaceEach(run, template, PIECE, ([whole, brace, inside]) => {
    if (inside !== undefined) return field(run, inside, context);
    return brace ?? fail("value", `Single '${whole}' encountered in format string`);
  });

/** Returns the steps of a name such as `a.b[c]`, without the first. A bracket without an end is ignored. */
function* stepsOf(name: string): Generator<{ readonly attribute?: string; readonly item: string }> {
  const lastEnd = name.lastIndexOf("]");
  for (let at = 0; at < name.length; at++) {
    if (name[at] === "[" && at < lastEnd) {
      const end = name.indexOf("]", at);
      yield { item: name.slice(at + 1, end) };
      at = end;
    } else if (name[at] === ".") {
      const [attribute = ""] = /^[^.[]*/.exec(name.slice(at + 1)) ?? [];
      yield { attribute, item: "" };
      at += attribute.length;
    }
  }
}

function field(run: Run, source: string, context: Context): string {
  const { resolve, access, mark } = context;
  // Counts as much work for a field as for a call.
  run.charge(1);
  const [, name = "", conversion, specification = ""] =
    /^((?:[^![:]|\[[^\]]*\])*)(?:!(.?))?(?::(.*))?$/s.exec(source) ?? [];
  const first = /^[^.[]*/.exec(name)?.[0] ?? "";
  let value = resolve(first, first === name);
  for (const { attribute, item } of stepsOf(name)) {
    value =
      attribute === undefined
        ? access.item(run, value, /^\d+$/.test(item) ? Number(item) : item)
        : access.attribute(run, value, attribute);
  }
  if (conversion !== undefined) {
    value = converted(run, conversion, value) ?? fail("value", `Unknown conversion specifier '${conversion}'`);
  }
  const shown = formatValue(run, value, expand(run, specification, { ...context, mark: false }));
  return mark && !(value instanceof Markup) ? escapeHtml(run, shown).value : shown;
}

const SPECIFICATION = /^(?:(.)?([<>=^]))?([-+ ])?(z)?(#)?(0)?(\d+)?([,_])?(?:\.(\d+))?([a-zA-Z%])?$/su;

/** Returns what `format(value, specification)` returns in Python. @throws Problem `value`, `type` */
function formatValue(run: Run, value: unknown, specification: string): string {
  if (specification === "") return text(run, value);
  const refuse = (): never => fail("value", `invalid format '${specification}' for ${typeName(value)}`);
  const match = SPECIFICATION.exec(specification) ?? refuse();
  const [, fill, align, sign, , alternate, zero, width, group, precision, type] = match;
  const columns = Number(width ?? 0);
  const digits = precision === undefined ? undefined : Number(precision);
  run.chargeText(Math.max(columns, digits ?? 0));
  const filler = fill ?? (zero ? "0" : " ");
  if (numberOf(value) !== undefined) {
    const bare = bareNumber(run, value, { type, digits, group, alternate: alternate !== undefined }) ?? refuse();
    const side = (align ?? (zero ? "=" : ">")) as Side | "=";
    return layOut(run, bare, !sign || sign === "-" ? "" : sign, columns, filler, side, group);
  }
  if (sign || group || alternate || align === "=" || (type !== undefined && type !== "s")) refuse();
  return pad(run, codePointSlice(run, needText(value), 0, digits), columns, filler, (align ?? "<") as Side);
}

/** The parts of a format specification that affect the digits of a number. */
interface NumberStyle {
  readonly type: string | undefined;
  readonly digits: number | undefined;
  readonly group: string | undefined;
  readonly alternate: boolean;
}

/**
 * Returns a number as text before padding: with its sign, the prefix of its base, and the separators between groups of
 * digits. Returns undefined if the style is not allowed for the value.
 */
function bareNumber(
  run: Run,
  value: unknown,
  { type = "", digits, group, alternate }: NumberStyle,
): string | undefined {
  if (group && (group === "_" ? /[cn]/ : /[bcnoxX]/).test(type)) return undefined;
  const integer = integerOf(value);
  if (integer !== undefined && /^[bcdoxXn]?$/.test(type)) {
    if (digits !== undefined) return undefined;
    return type === "c"
      ? String.fromCodePoint(Number(integer))
      : formatInteger(run, integer, type, alternate, 0, group);
  }
  const number = numberOf(value) ?? 0;
  if (!/^[eEfFgGn%]?$/.test(type)) return undefined;
  const shown =
    type === "" ? plainReal(run, number, digits, alternate) : formatReal(run, number, type, digits, alternate);
  return shown.replace(/\d+/, (whole) => grouped(run, whole, group, 3));
}

function grouped(run: Run, digits: string, mark: string | undefined, every: number): string {
  if (!mark) return digits;
  run.chargeItems(digits.length);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= every) groups.push(digits.slice(Math.max(0, end - every), end));
  return groups.reverse().join(mark);
}

/**
 * Returns an int as text. The format `type` decides the base: `x` means hexadecimal.
 *
 * @param prefixed whether the prefix of the base is printed
 * @param least minimum number of digits
 * @param group separator between groups of digits
 */
export function formatInteger(
  run: Run,
  value: Integer,
  type: string,
  prefixed: boolean,
  least: number,
  group?: string,
): string {
  chargeInteger(run, value);
  run.chargeText(least);
  const base = { b: 2, o: 8, x: 16, X: 16 }[type] ?? 10;
  const isDecimal = base === 10;
  const digits = (value < 0 ? -BigInt(value) : BigInt(value)).toString(base).padStart(least, "0");
  const shown = (prefixed && !isDecimal ? `0${type}` : "") + grouped(run, digits, group, isDecimal ? 3 : 4);
  return (value < 0 ? "-" : "") + (type === "X" ? shown.toUpperCase() : shown);
}

/**
 * Formats a float for a specification without a type. Without `digits`, prints the float like `str`. With `digits`,
 * prints it like `g`, but with at least one digit after the point.
 */
function plainReal(run: Run, value: number, digits: number | undefined, alternate: boolean): string {
  if (digits === undefined) return floatText(value);
  const shown = formatReal(run, value, "g", digits, alternate);
  const least = Math.max(1, digits);
  const power = Math.floor(Math.log10(Math.abs(value) || 1));
  if (power === least - 1 && !shown.includes("e")) {
    return withoutZeros(formatReal(run, value, "e", least - 1));
  }
  return /^-?\d+$/.test(shown) ? `${shown}.0` : shown;
}

/**
 * Pads a number to the width of a field.
 *
 * @param plus the text before a non-negative number: `+`, a space or nothing
 * @param side side of the number; `=` puts the padding between sign and digits
 * @param group separator between groups of digits; padding zeros are grouped too
 */
export function layOut(
  run: Run,
  bare: string,
  plus: string,
  width: number,
  fill: string,
  side: Side | "=",
  group?: string,
): string {
  const [, minus = "", base = "", body = ""] = /^(-?)(0[box])?(.*)$/is.exec(bare) ?? [];
  const prefix = (minus || plus) + base;
  if (side !== "=") return pad(run, prefix + body, width, fill, side);
  const room = width - prefix.length;
  run.chargeText(width);
  if (!group || fill !== "0") return prefix + pad(run, body, room, fill, ">");
  const [whole = "", rest = ""] = body.split(/(?=[.e%])(.*)/s);
  const digits = whole.replaceAll(group, "");
  run.chargeItems(width);
  let count = digits.length;
  while (count + Math.floor((count - 1) / 3) + rest.length < room) count++;
  return prefix + grouped(run, digits.padStart(count, "0"), group, 3) + rest;
}
