import { chargeText } from "../budget.ts";
import { fail } from "../errors.ts";
import { formatReal } from "./decimal.ts";
import { hasKey, lookUp, needMapping } from "./dicts.ts";
import { formatInteger, layOut } from "./format-number.ts";
import { integerOf, needInteger, needNumber, truncated } from "./numbers.ts";
import { codePointLength, codePointSlice, pad } from "./strings.ts";
import { converted, escapeHtml, replaceEach, text } from "./text.ts";
import { Markup, Range, Tuple, expected, isMapping, isText, markedIf } from "./value.ts";

const DIRECTIVE = /%(?:\(([^)]*)\))?([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?[hlL]?(.|$)/gsu;

/** Returns Python's `template % values`. @throws Problem `type`, `value` */
export function formatPercent(template: unknown, values: unknown): unknown {
  const mark = template instanceof Markup;
  const isTuple = values instanceof Tuple;
  const list: readonly unknown[] = isTuple ? values : [values];
  let next = 0;
  const take = (): unknown =>
    next < list.length ? list[next++] : fail("type", "not enough arguments for format string");
  const result = replaceEach(text(template), DIRECTIVE, (match) => convert(match, values, take, mark));
  if (next < list.length && (isTuple || !mayStayUnused(values))) {
    fail("type", "not all arguments converted during string formatting");
  }
  return markedIf(mark, result);
}

/** Returns true for values in which Python could look up names. These may stay unused. */
const mayStayUnused = (values: unknown): boolean =>
  values === undefined || values instanceof Range || Array.isArray(values) || isMapping(values);

function convert(match: RegExpExecArray, values: unknown, take: () => unknown, mark: boolean): string {
  const [whole, key, flags = "", width, precision, type = ""] = match;
  if (whole === "%%") return "%";
  const star = (): number => needInteger(take());
  const size = width === "*" ? star() : Number(width ?? 0);
  const digits = precision === undefined ? undefined : precision === "*" ? star() : Number(precision);
  if (type === "") fail("value", "incomplete format");
  chargeText(Math.max(size, digits ?? 0));
  const value = key === undefined ? take() : named(values, key);
  const columns = Math.abs(size);
  const isLeft = flags.includes("-") || size < 0;
  const shown = textual(type, mark && type === "s" ? escapeHtml(value) : value, digits);
  if (shown !== undefined) return pad(shown, columns, " ", isLeft ? "<" : ">");
  const isFilled = !isLeft && flags.includes("0");
  const plus = flags.includes("+") ? "+" : flags.includes(" ") ? " " : "";
  const number = numeric(type, value, digits, flags.includes("#"));
  return layOut(number, plus, columns, isFilled ? "0" : " ", isLeft ? "<" : isFilled ? "=" : ">");
}

function named(values: unknown, key: string): unknown {
  const mapping = needMapping(values);
  return hasKey(mapping, key) ? lookUp(mapping, key) : fail("value", `the format names '${key}', which is not given`);
}

function textual(type: string, value: unknown, digits: number | undefined): string | undefined {
  const whole = type === "c" ? character(value) : converted(type, value);
  return whole !== undefined && type !== "c" ? codePointSlice(whole, 0, digits) : whole;
}

function character(value: unknown): string {
  if (isText(value) && codePointLength(text(value)) === 1) return text(value);
  const code = integerOf(value) ?? expected("int or one character", value);
  if (code < 0 || code > 0x10ffff) fail("value", "%c arg not in range(0x110000)");
  return String.fromCodePoint(Number(code));
}

function numeric(type: string, value: unknown, digits: number | undefined, alternate: boolean): string {
  if ("eEfFgG".includes(type)) return formatReal(needNumber(value), type, digits, alternate);
  const takesReal = "diu".includes(type);
  if (!takesReal && !"oxX".includes(type)) fail("value", `unsupported format character '${type}'`);
  const whole = integerOf(value) ?? (takesReal ? truncated(needNumber(value)) : expected("int", value));
  return formatInteger(whole, type, alternate, digits ?? 0);
}
