import { fail } from "./errors.ts";
import { integerOf } from "./numbers.ts";
import { text } from "./text.ts";
import { isMapping, isText, type Mapping, typeName } from "./value.ts";

/** The argument as text. @throws Problem `type` */
export function needText(value: unknown, name = "argument"): string {
  if (!isText(value)) fail("type", `${name} must be str, not ${typeName(value)}`);
  return text(value);
}

/** The argument as an int. @throws Problem `type` */
export function needInteger(value: unknown): number {
  const integer = integerOf(value);
  if (integer === undefined) fail("type", `'${typeName(value)}' object cannot be interpreted as an integer`);
  return Number(integer);
}

/** The filtered value, unless it is undefined. @throws Problem `unknown-variable` */
export function needDefined<Value>(value: Value | undefined): Value {
  return value === undefined ? fail("unknown-variable", "the filtered value is undefined") : value;
}

/** The filtered value as a dict. @throws Problem `type` */
export function needMapping(value: unknown): Mapping {
  return isMapping(value) ? value : fail("type", `'${typeName(value)}' object has no attribute 'items'`);
}
