import { isMapping } from "../../http/json.ts";
import {
  countFields,
  hasType,
  isList,
  isMultiple,
  isNumber,
  isText,
  type JsonSchema,
  lengthOf,
  print,
  shortest,
  withArticle,
} from "./json-value.ts";
import { SchemaRun } from "./schema-run.ts";

export type { JsonSchema } from "./json-value.ts";

/** A problem of a value, and its location. */
export interface SchemaProblem {
  /** Location in the value, such as `items[0].price`. Empty if the value itself is wrong. */
  readonly path: string;
  /** The description of the problem, such as `must be a number`. */
  readonly message: string;
}

/**
 * Maximum depth of a check. A deeper check is rejected, because the references of the schema probably form a circle.
 */
const DEEPEST = 500;

/**
 * Checks a value against a JSON Schema.
 *
 * @returns every problem; an empty list if the value is valid
 * @throws InputError if the schema makes the check too long, or contains a pattern that cannot be used
 */
export function checkJson(schema: unknown, value: unknown, run = new SchemaRun(schema, "schema")): SchemaProblem[] {
  return problemsOf({ run, schema, value, path: "", depth: 0 });
}

/** One value, and the schema that the value is checked against. */
interface Check {
  readonly run: SchemaRun;
  readonly schema: unknown;
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

function problemsOf(check: Check): SchemaProblem[] {
  const { schema, value, run } = check;
  if (schema === false) return [{ path: check.path, message: "is not allowed" }];
  if (!isMapping(schema)) return [];
  if (check.depth > DEEPEST) {
    run.isTooDeep = true;
    return [{ path: check.path, message: "cannot be checked: a $ref in the schema leads back to itself" }];
  }
  const inner = { ...check, depth: check.depth + 1 };
  const size = sizeOf(value) / 16;
  const found: SchemaProblem[] = [];
  for (const [keyword, rule] of Object.entries(schema)) {
    if (rule === undefined) continue;
    run.spend(1 + size + sizeOf(rule));
    for (const problem of KEYWORDS.get(keyword)?.(rule, inner, schema) ?? []) {
      found.push(typeof problem === "string" ? { path: check.path, message: problem } : problem);
    }
  }
  run.spend(found.length);
  return found;
}

/** Returns how many parts a keyword visits when it reads a value. */
function sizeOf(value: unknown): number {
  return isText(value) || isList(value) ? value.length : isMapping(value) ? countFields(value) : 1;
}

/**
 * Checks one keyword. Returns a string for each problem of the value itself, and a `SchemaProblem` for each problem of a
 * value inside it.
 */
type Keyword = (rule: unknown, check: Check, schema: JsonSchema) => readonly (string | SchemaProblem)[];

const isFine = (check: Check, schema: unknown): boolean => problemsOf({ ...check, schema }).length === 0;

const inside = (check: Check, schema: unknown, name: string | number): SchemaProblem[] => {
  const step = typeof name === "number" ? `[${name}]` : check.path === "" ? name : `.${name}`;
  const value = (check.value as Readonly<Record<string | number, unknown>>)[name];
  return problemsOf({ ...check, schema, value, path: check.path + step });
};

/** Creates the check of a keyword that applies to values of one kind only. All other values pass. */
const about =
  <T>(
    isKind: (value: unknown) => value is T,
    test: (rule: unknown, value: T, check: Check, schema: JsonSchema) => ReturnType<Keyword>,
  ): Keyword =>
  (rule, check, schema) =>
    isKind(check.value) ? test(rule, check.value, check, schema) : [];

const limit = <T>(
  isKind: (value: unknown) => value is T,
  measure: (value: T) => number,
  isWithin: (size: number, bound: number) => boolean,
  words: string,
): Keyword =>
  about(isKind, (rule, value) =>
    typeof rule !== "number" || isWithin(measure(value), rule) ? [] : [words.replace("#", String(rule))],
  );

/** Checks the items of a list from `start` on against one schema. */
const rest = (check: Check, schema: unknown, list: readonly unknown[], start: number): SchemaProblem[] =>
  [...list.keys()].slice(start).flatMap((index) => inside(check, schema, index));

/** Checks each item of a list against the schema with the same index. */
const inOrder = (check: Check, schemas: readonly unknown[], list: readonly unknown[]): SchemaProblem[] =>
  schemas.slice(0, list.length).flatMap((schema, index) => inside(check, schema, index));

/** Returns the problems for each of several schemas. */
const each = (rule: unknown, check: Check): SchemaProblem[][] =>
  listOf(rule).map((schema) => problemsOf({ ...check, schema }));

const listOf = (rule: unknown): readonly unknown[] => (isList(rule) ? rule : []);
const entriesOf = (rule: unknown): [string, unknown][] => (isMapping(rule) ? Object.entries(rule) : []);
const atLeast = (size: number, bound: number): boolean => size >= bound;
const atMost = (size: number, bound: number): boolean => size <= bound;

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map<string, Keyword>([
  [
    "$ref",
    (rule, check) => {
      const target = typeof rule === "string" ? check.run.lookUp(rule) : undefined;
      return target === undefined
        ? [`cannot be checked: the schema has no ${print(rule)}`]
        : problemsOf({ ...check, schema: target });
    },
  ],
  [
    "type",
    (rule, { value }) => {
      const names = [rule].flat();
      return names.some((name) => hasType(value, name)) ? [] : [`must be ${names.map(withArticle).join(" or ")}`];
    },
  ],
  [
    "enum",
    (rule, { value, run }) =>
      listOf(rule).some((one) => run.isSame(one, value))
        ? []
        : [`must be one of ${listOf(rule).map(print).join(", ")}`],
  ],
  ["const", (rule, { value, run }) => (run.isSame(rule, value) ? [] : [`must be ${print(rule)}`])],
  ["allOf", (rule, check) => each(rule, check).flat()],
  [
    "anyOf",
    (rule, check) => {
      const tries = each(rule, check);
      // The branch with the fewest problems is the most helpful one to report.
      return tries.some((problems) => problems.length === 0)
        ? []
        : ["must match one of the schemas in anyOf", ...shortest(tries)];
    },
  ],
  [
    "oneOf",
    (rule, check) => {
      const tries = each(rule, check);
      const fitting = tries.filter((problems) => problems.length === 0).length;
      if (fitting === 1) return [];
      return fitting > 1
        ? [`must fit one of the schemas of oneOf, fits ${fitting}`]
        : ["must fit one of the schemas of oneOf", ...shortest(tries)];
    },
  ],
  ["not", (rule, check) => (isFine(check, rule) ? ["must not fit the schema of not"] : [])],
  [
    "if",
    (rule, check, schema) => {
      const branch = schema[isFine(check, rule) ? "then" : "else"];
      return branch === undefined ? [] : problemsOf({ ...check, schema: branch });
    },
  ],
  [
    "required",
    about(isMapping, (rule, value) =>
      listOf(rule)
        .filter((name) => !Object.hasOwn(value, String(name)))
        .map((name) => `lacks ${print(name)}`),
    ),
  ],
  [
    "properties",
    about(isMapping, (rule, value, check) =>
      entriesOf(rule).flatMap(([name, schema]) => (Object.hasOwn(value, name) ? inside(check, schema, name) : [])),
    ),
  ],
  [
    "patternProperties",
    about(isMapping, (rule, value, check) =>
      entriesOf(rule).flatMap(([pattern, schema]) =>
        Object.keys(value)
          .filter((name) => check.run.matches(pattern, name))
          .flatMap((name) => inside(check, schema, name)),
      ),
    ),
  ],
  [
    "additionalProperties",
    about(isMapping, (rule, value, check, schema) => {
      const patterns = entriesOf(schema["patternProperties"]);
      const known = isMapping(schema["properties"]) ? schema["properties"] : {};
      const isNamed = (name: string): boolean =>
        Object.hasOwn(known, name) || patterns.some(([pattern]) => check.run.matches(pattern, name));
      return Object.keys(value)
        .filter((name) => !isNamed(name))
        .flatMap((name) => inside(check, rule, name));
    }),
  ],
  [
    "propertyNames",
    about(isMapping, (rule, value, check) =>
      Object.keys(value).flatMap((name) => problemsOf({ ...check, schema: rule, value: name })),
    ),
  ],
  [
    "dependentRequired",
    about(isMapping, (rule, value, { run }) =>
      entriesOf(rule).flatMap(([name, needed]) => {
        if (!Object.hasOwn(value, name)) return [];
        run.spend(listOf(needed).length);
        return listOf(needed)
          .filter((other) => !Object.hasOwn(value, String(other)))
          .map((other) => `lacks ${print(other)}, which ${print(name)} needs`);
      }),
    ),
  ],
  ["minProperties", limit(isMapping, countFields, atLeast, "must have at least # properties")],
  ["maxProperties", limit(isMapping, countFields, atMost, "must have at most # properties")],
  ["prefixItems", about(isList, (rule, value, check) => inOrder(check, listOf(rule), value))],
  [
    "items",
    about(isList, (rule, value, check, schema) =>
      // In draft 7, a list in `items` has the meaning of `prefixItems`.
      isList(rule) ? inOrder(check, rule, value) : rest(check, rule, value, listOf(schema["prefixItems"]).length),
    ),
  ],
  [
    "additionalItems",
    about(isList, (rule, value, check, { items }) => (isList(items) ? rest(check, rule, value, items.length) : [])),
  ],
  [
    "contains",
    about(isList, (rule, value, check, schema) => {
      const fitting = value.filter((_, index) => inside(check, rule, index).length === 0).length;
      const { minContains: least = 1, maxContains: most = Infinity } = schema;
      if (fitting < Number(least))
        return [`must contain at least ${Number(least)} items that match the schema in contains`];
      return fitting > Number(most)
        ? [`must contain at most ${Number(most)} items that match the schema in contains`]
        : [];
    }),
  ],
  ["minItems", limit(isList, (list) => list.length, atLeast, "must have at least # items")],
  ["maxItems", limit(isList, (list) => list.length, atMost, "must have at most # items")],
  [
    "uniqueItems",
    about(isList, (rule, value, { run }) => {
      if (rule !== true) return [];
      const keys = new Set(value.map((item) => run.key(item)));
      if (keys.has(undefined)) return ["cannot be checked: an item is nested too deeply"];
      return keys.size < value.length ? ["must not have the same item twice"] : [];
    }),
  ],
  ["minLength", limit(isText, lengthOf, atLeast, "must have at least # characters")],
  ["maxLength", limit(isText, lengthOf, atMost, "must have at most # characters")],
  [
    "pattern",
    about(isText, (rule, value, { run }) => (run.matches(String(rule), value) ? [] : [`must match ${String(rule)}`])),
  ],
  ["minimum", limit(isNumber, Number, atLeast, "must be at least #")],
  ["maximum", limit(isNumber, Number, atMost, "must be at most #")],
  ["exclusiveMinimum", limit(isNumber, Number, (size, bound) => size > bound, "must be greater than #")],
  ["exclusiveMaximum", limit(isNumber, Number, (size, bound) => size < bound, "must be less than #")],
  ["multipleOf", limit(isNumber, Number, isMultiple, "must be a multiple of #")],
]);
