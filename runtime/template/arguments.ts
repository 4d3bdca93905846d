import { fail } from "./errors.ts";
import { integerOf } from "./numbers.ts";
import { text } from "./text.ts";
import { isText, typeName } from "./value.ts";

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
