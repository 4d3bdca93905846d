import { charge, chargeText, SINGLE } from "../budget.ts";
import { formatReal } from "./decimal.ts";
import { chargeInteger, type Integer, integerOf, numberOf } from "./numbers.ts";
import { type Side, pad } from "./strings.ts";
import { floatText } from "./text.ts";

/** The parts of a format specification that affect the digits of a number. */
interface NumberStyle {
  readonly type: string | undefined;
  readonly digits: number | undefined;
  readonly group: string | undefined;
  readonly alternate: boolean;
}

/**
 * Returns a number's digits with sign, base prefix and group separators, before padding. Undefined if the style does
 * not match the value.
 */
export function bareNumber(value: unknown, { type = "", digits, group, alternate }: NumberStyle): string | undefined {
  if (group && (group === "_" ? /[cn]/ : /[bcnoxX]/).test(type)) return undefined;
  const integer = integerOf(value);
  if (integer !== undefined && /^[bcdoxXn]?$/.test(type)) {
    if (digits !== undefined) return undefined;
    return type === "c" ? String.fromCodePoint(Number(integer)) : formatInteger(integer, type, alternate, 0, group);
  }
  const number = numberOf(value) ?? 0;
  if (!/^[eEfFgGn%]?$/.test(type)) return undefined;
  const shown = type === "" ? plainReal(number, digits, alternate) : formatReal(number, type, digits, alternate);
  return shown.replace(/\d+/, (whole) => grouped(whole, group, 3));
}

function grouped(digits: string, mark: string | undefined, every: number): string {
  if (!mark) return digits;
  charge(digits.length, SINGLE);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= every) groups.push(digits.slice(Math.max(0, end - every), end));
  return groups.reverse().join(mark);
}

/**
 * Returns an int in the base of the format `type`.
 *
 * @param prefixed whether the prefix of the base is printed
 * @param least minimum number of digits
 * @param group separator between groups of digits
 */
export function formatInteger(value: Integer, type: string, prefixed: boolean, least: number, group?: string): string {
  chargeInteger(value);
  chargeText(least);
  const base = { b: 2, o: 8, x: 16, X: 16 }[type] ?? 10;
  const isDecimal = base === 10;
  const digits = (value < 0 ? -BigInt(value) : BigInt(value)).toString(base).padStart(least, "0");
  const shown = (prefixed && !isDecimal ? `0${type}` : "") + grouped(digits, group, isDecimal ? 3 : 4);
  return (value < 0 ? "-" : "") + (type === "X" ? shown.toUpperCase() : shown);
}

/** Formats a float without a type: like `str`, or like `g` with at least one digit after the point. */
function plainReal(value: number, digits: number | undefined, alternate: boolean): string {
  if (digits === undefined) return floatText(value);
  const shown = formatReal(value, "g", digits, alternate);
  const least = Math.max(1, digits);
  const power = Math.floor(Math.log10(Math.abs(value) || 1));
  if (power === least - 1 && !shown.includes("e")) {
    return formatReal(value, "e", least - 1)
      .replace(/(\.\d*?)0+e/, "$1e")
      .replace(".e", "e");
  }
  return /^-?\d+$/.test(shown) ? `${shown}.0` : shown;
}

/**
 * Pads a number to the width of a field.
 *
 * @param plus the sign of non-negative numbers
 * @param side `=`: the padding is between sign and digits
 * @param group separator between groups of digits; padding zeros are grouped too
 */
export function layOut(
  bare: string,
  plus: string,
  width: number,
  fill: string,
  side: Side | "=",
  group?: string,
): string {
  const [, minus = "", base = "", body = ""] = /^(-?)(0[box])?(.*)$/is.exec(bare) ?? [];
  const prefix = (minus || plus) + base;
  if (side !== "=") return pad(prefix + body, width, fill, side);
  const room = width - prefix.length;
  chargeText(width);
  if (!group || fill !== "0") return prefix + pad(body, room, fill, ">");
  const [whole = "", rest = ""] = body.split(/(?=[.e%])(.*)/s);
  const digits = whole.replaceAll(group, "");
  charge(width, SINGLE);
  let count = digits.length;
  while (count + Math.floor((count - 1) / 3) + rest.length < room) count++;
  return prefix + grouped(digits.padStart(count, "0"), group, 3) + rest;
}
