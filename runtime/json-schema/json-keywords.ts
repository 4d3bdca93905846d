import type { Check, Keywords } from "./check.ts";
import { atLeast, atMost, KEYWORDS, keywordsOf, limit, listOf } from "./keywords.ts";
import { isMultiple, isMapping, own, sizeOf } from "./values.ts";

type Fields = Readonly<Record<string, unknown>>;

const entriesOf = (rule: unknown): [string, unknown][] => (isMapping(rule) ? Object.entries(rule) : []);
const countFields = (value: Fields): number => sizeOf(value);

/** Checks each item against the schema at the same position. */
function tuple(schemas: readonly unknown[], list: readonly unknown[], check: Check): void {
  for (const [index, schema] of schemas.slice(0, list.length).entries()) check.inside(index, schema, list[index]);
}

/** The keywords of JSON Schema, draft 7 and 2020-12. */
export const JSON_KEYWORDS: Keywords = new Map([
  ...KEYWORDS,
  ...keywordsOf<unknown>("any", {
    allOf: (rule, value, check) => {
      for (const schema of listOf(rule)) check.apply(schema, value);
    },
    oneOf: (rule, value, check) => {
      const fitting = listOf(rule).filter((schema) => check.fits(schema, value)).length;
      if (fitting === 0) check.fitsNone(listOf(rule), value);
      if (fitting > 1) check.note(`expected a match of one schema in oneOf, found ${fitting}`);
    },
    not: (rule, value, check) => {
      if (check.fits(rule, value)) check.expect("a value that does not match the schema in not", value);
    },
    if: (rule, value, check, schema) => {
      check.apply(schema[check.fits(rule, value) ? "then" : "else"], value);
    },
  }),
  ...keywordsOf<Fields>("object", {
    patternProperties: (rule, value, check) => {
      for (const [pattern, schema] of entriesOf(rule)) {
        for (const name of Object.keys(value)) {
          if (check.run.matches(pattern, name)) check.field(value, name, schema);
        }
      }
    },
    propertyNames: (rule, value, check) => {
      for (const name of Object.keys(value)) check.inside(name, rule, name);
    },
    dependentRequired: (rule, value, check) => {
      for (const [name, needed] of entriesOf(rule)) {
        if (own(value, name) === undefined) continue;
        check.run.spend?.(sizeOf(needed));
        check.required(value, listOf(needed), `, because ${JSON.stringify(name)} is present`);
      }
    },
    minProperties: limit(countFields, atLeast, "at least", "field"),
    maxProperties: limit(countFields, atMost, "at most", "field"),
  }),
  ...keywordsOf<readonly unknown[]>("array", {
    prefixItems: (rule, value, check) => tuple(listOf(rule), value, check),
    // In draft 7, a list in `items` has the meaning of `prefixItems`.
    items: (rule, value, check, { prefixItems }) => {
      if (Array.isArray(rule)) tuple(rule, value, check);
      else check.items(value, rule, listOf(prefixItems).length);
    },
    additionalItems: (rule, value, check, { items }) => {
      if (Array.isArray(items)) check.items(value, rule, items.length);
    },
    contains: (rule, value, check, schema) => {
      const fitting = value.filter((item) => check.fits(rule, item)).length;
      const { minContains = 1, maxContains } = schema;
      limit(() => fitting, atLeast, "at least", "matching item")(minContains, value, check, schema);
      limit(() => fitting, atMost, "at most", "matching item")(maxContains, value, check, schema);
    },
    uniqueItems: (rule, value, check) => {
      if (rule !== true) return;
      const keys = new Set(value.map((item) => check.key(item)));
      if (keys.has(undefined)) check.note("cannot be checked: an item is nested too deeply");
      else if (keys.size < value.length) check.note("expected different items, found the same item twice");
    },
  }),
  ...keywordsOf<number>("number", { multipleOf: limit(Number, isMultiple, "a multiple of") }),
]);
