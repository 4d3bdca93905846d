import { fail } from "./errors.ts";
import { integerOf, numberOf } from "./numbers.ts";
import { text } from "./text.ts";
import { expected, isMapping, isText, type Mapping } from "./value.ts";

/** The argument as text. @throws Problem `type` */
export const needText = (value: unknown): string => (isText(value) ? text(value) : expected("str", value));

/** The argument as an int. @throws Problem `type` */
export const needInteger = (value: unknown): number => Number(integerOf(value) ?? expected("int", value));

/** The argument as a double. @throws Problem `type` */
export const needNumber = (value: unknown): number => numberOf(value) ?? expected("a number", value);

/** The argument as a dict. @throws Problem `type` */
export const needMapping = (value: unknown): Mapping => (isMapping(value) ? value : expected("dict", value));

/** The filtered value, unless it is undefined. @throws Problem `unknown-variable` */
export function needDefined<Value>(value: Value | undefined): Value {
  return value === undefined ? fail("unknown-variable", "the filtered value is undefined") : value;
}
