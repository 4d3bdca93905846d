import type { Keyword, Keywords, TypedKeyword } from "./check.ts";
import { isMapping, lengthOf } from "./values.ts";

export const listOf = (rule: unknown): readonly unknown[] => (Array.isArray(rule) ? rule : []);

/** Returns the entries of keywords that apply to values of one type. */
export function keywordsOf<Value>(
  type: string,
  keywords: Readonly<Record<string, Keyword<Value>>>,
): [string, TypedKeyword][] {
  return Object.entries(keywords).map(([name, check]) => [name, { type, check }]);
}

/** Returns the check of a limit. Limits that are not numbers are ignored. */
export function limit<Value>(
  measure: (value: Value) => number,
  isWithin: (size: number, bound: number) => boolean,
  words: string,
  unit = "",
): Keyword<Value> {
  return (bound, value, check) => {
    if (typeof bound !== "number") return;
    const size = measure(value);
    if (isWithin(size, bound)) return;
    const units = unit && ` ${unit}${bound === 1 ? "" : "s"}`;
    check.note(`expected ${words} ${bound}${units}, found ${size}`);
  };
}

export const atLeast = (size: number, bound: number): boolean => size >= bound;
export const atMost = (size: number, bound: number): boolean => size <= bound;
const countItems = (list: readonly unknown[]): number => list.length;

/** Returns an explanation that names the new name of a renamed field, or an empty string. */
function newName(properties: unknown, name: string): string {
  const fields = isMapping(properties) ? Object.entries(properties) : [];
  const field = fields.find(([, schema]) => isMapping(schema) && schema["formerly"] === name);
  return field === undefined ? "" : `, which is now called "${field[0]}"`;
}

/** The keywords of generated schemas, without `media`. */
export const KEYWORDS: Keywords = new Map([
  ...keywordsOf<unknown>("any", {
    $ref: (target, value, check) => check.apply(target, value),
    enum: (rule, value, check) => check.oneOf(value, listOf(rule)),
    const: (rule, value, check) => check.oneOf(value, [rule]),
    anyOf: (rule, value, check) => {
      if (!listOf(rule).some((schema) => check.fits(schema, value))) check.fitsNone(listOf(rule), value);
    },
  }),
  ...keywordsOf<Readonly<Record<string, unknown>>>("object", {
    required: (rule, value, check) => check.required(value, listOf(rule)),
    properties: (rule, value, check) => {
      if (!isMapping(rule)) return;
      for (const name of Object.keys(value)) if (Object.hasOwn(rule, name)) check.field(value, name, rule[name]);
    },
    additionalProperties: (rule, value, check, { properties, patternProperties }) => {
      const patterns = isMapping(patternProperties) ? Object.keys(patternProperties) : [];
      for (const name of Object.keys(value)) {
        const isKnown = isMapping(properties) && Object.hasOwn(properties, name);
        if (isKnown || patterns.some((pattern) => check.run.matches(pattern, name))) continue;
        if (rule !== false) check.field(value, name, rule);
        else if (value[name] !== undefined) check.noteAt(name, `unknown field${newName(properties, name)}`);
      }
    },
  }),
  ...keywordsOf<readonly unknown[]>("array", {
    items: (rule, value, check) => check.items(value, rule),
    minItems: limit(countItems, atLeast, "at least", "item"),
    maxItems: limit(countItems, atMost, "at most", "item"),
  }),
  ...keywordsOf<string>("string", {
    minLength: limit(lengthOf, atLeast, "at least", "character"),
    maxLength: limit(lengthOf, atMost, "at most", "character"),
    pattern: (rule, value, check) => {
      if (!check.run.matches(String(rule), value)) check.note(`expected text that matches /${String(rule)}/`);
    },
  }),
  ...keywordsOf<number>("number", {
    minimum: limit(Number, atLeast, "at least"),
    maximum: limit(Number, atMost, "at most"),
    exclusiveMinimum: limit(Number, (size, bound) => size > bound, "more than"),
    exclusiveMaximum: limit(Number, (size, bound) => size < bound, "less than"),
  }),
]);
