import { Problem } from "./errors.ts";
import { formatReal } from "./printf.ts";
import { integerOf, numberOf } from "./numbers.ts";
import { floatText } from "./text.ts";

/** The parts of a format specification that shape the digits of a number. */
export interface NumberStyle {
  readonly type: string | undefined;
  readonly digits: number | undefined;
  readonly group: string | undefined;
  readonly alternate: boolean;
}

/** A number's digits with sign, base prefix and group marks, before padding. @throws Problem `value` */
export function bareNumber(value: unknown, style: NumberStyle): string {
  const integer = integerOf(value);
  if (integer !== undefined && /^[bcdoxXn]?$/.test(style.type ?? "")) {
    if (style.digits !== undefined) throw new Problem("value", "Precision not allowed in integer format specifier");
    return formatInteger(integer, style);
  }
  const number = numberOf(value) ?? 0;
  const type = style.type ?? "";
  if (!/^[eEfFgGn%]?$/.test(type)) {
    throw new Problem("value", `Unknown format code '${type}' for object of type 'float'`);
  }
  const shown = type === "" ? plainReal(number, style.digits) : typedReal(number, type, style);
  if (!style.group) return shown;
  return shown.replace(/^-?\d+/, (whole) => grouped(whole, style.group, 3));
}

function grouped(digits: string, mark: string | undefined, every: number): string {
  return mark ? digits.replace(new RegExp(`\\B(?=(\\w{${every}})+$)`, "g"), mark) : digits;
}

function formatInteger(value: number | bigint, { type = "d", group, alternate }: NumberStyle): string {
  if (type === "c") return String.fromCodePoint(Number(value));
  const base = { b: 2, o: 8, x: 16, X: 16 }[type] ?? 10;
  const sign = value < 0 ? "-" : "";
  const digits = (value < 0 ? -BigInt(value) : BigInt(value)).toString(base);
  const shown = grouped(digits, group, base === 10 ? 3 : 4);
  return sign + (alternate && base !== 10 ? `0${type}` : "") + (type === "X" ? shown.toUpperCase() : shown);
}

function typedReal(value: number, type: string, { digits = 6, alternate }: NumberStyle): string {
  if (type === "%") return `${formatReal(value * 100, "f", digits)}%`;
  const style = type === "n" ? "g" : type.toLowerCase();
  const shown = formatReal(value, style, digits, alternate);
  return type < "a" ? shown.toUpperCase() : shown;
}

/** Without a type a float prints as `str` does, or like `g` but with at least one digit after the point. */
function plainReal(value: number, digits: number | undefined): string {
  if (digits === undefined) return floatText(value);
  const shown = formatReal(value, "g", digits);
  const power = Math.floor(Math.log10(Math.abs(value) || 1));
  if (power >= digits - 1 && !shown.includes("e") && power === digits - 1) {
    return formatReal(value, "e", Math.max(0, digits - 1)).replace(/\.?0+e/, "e");
  }
  return /^-?\d+$/.test(shown) ? `${shown}.0` : shown;
}
