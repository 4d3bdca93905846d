import type { JsonObject, Schema } from "../spec/entry.ts";
import { pascalCase } from "./names.ts";
import { branchesOf, requiredOf, schemaAt, schemasAt, typesOf, valuesOf, type SimpleType } from "./schema.ts";
import { isNamedObject, type NamedSchema } from "./type-names.ts";
import { textOf } from "../spec/json.ts";

/**
 * A JSON Schema, reduced to the parts that a validator checks. A rule may be printed as a separate function, whose name
 * contains `place`.
 */
export type Rule =
  | { readonly kind: "anything" }
  /** The value must pass the check of a named type. */
  | { readonly kind: "type"; readonly name: string }
  | {
      readonly kind: "simple";
      readonly type: "string" | "number" | "integer" | "boolean" | "null";
      readonly limits: JsonObject;
    }
  | { readonly kind: "media"; readonly media: string }
  | { readonly kind: "oneOf"; readonly place: string; readonly values: readonly (string | number | boolean | null)[] }
  | { readonly kind: "array"; readonly place: string; readonly each: Rule; readonly limits: JsonObject }
  | { readonly kind: "record"; readonly place: string; readonly each: Rule }
  | { readonly kind: "object"; readonly place: string; readonly shape: Shape }
  /** The value must be null or match the rule. */
  | { readonly kind: "nullable"; readonly place: string; readonly rule: Rule }
  | { readonly kind: "anyOf"; readonly place: string; readonly rules: readonly Rule[] };

/** The fields of an object. */
export interface Shape {
  readonly required: readonly string[];
  readonly fields: readonly { readonly name: string; readonly rule: Rule }[];
  /** The rule for fields that are not in `fields`. False if such fields are not allowed. */
  readonly others: Rule | false;
}

/** The type names of schemas, and a function that finds the target of a `$ref`. */
export interface RuleNames {
  /** Names of the schemas that have a type of their own. */
  readonly names: ReadonlyMap<Schema, string>;
  /** Returns the type that a `$ref` refers to. */
  readonly resolve: (ref: string) => NamedSchema;
}

/** Converts a schema to a rule. Inner schemas with a type of their own become `type` rules. */
export function readRule(place: string, schema: Schema, context: RuleNames): Rule {
  const ref = textOf(schema["$ref"]);
  if (ref !== undefined) return { kind: "type", name: context.resolve(ref).name };
  const media = textOf(schema["media"]);
  if (media !== undefined) return { kind: "media", media };
  const values = valuesOf(schema);
  if (values !== undefined) return { kind: "oneOf", place, values };
  const branches = branchesOf(schema);
  const rules =
    branches?.map((branch, index) => readInner(place + (index + 1), branch, context)) ??
    typesOf(schema).map((type) => readSimple(place, type, schema, context));
  return rules.length === 0 ? { kind: "anything" } : union(place, rules);
}

function readInner(place: string, schema: Schema, context: RuleNames): Rule {
  const name = context.names.get(schema);
  return name === undefined ? readRule(place, schema, context) : { kind: "type", name };
}

function union(place: string, rules: readonly Rule[]): Rule {
  if (rules.some(({ kind }) => kind === "anything")) return { kind: "anything" };
  const others = rules.filter((rule) => !isNull(rule));
  const [only, ...more] = others;
  if (only === undefined) return { kind: "simple", type: "null", limits: {} };
  const rule: Rule = more.length === 0 ? only : { kind: "anyOf", place, rules: others };
  return others.length < rules.length ? { kind: "nullable", place, rule } : rule;
}

function isNull(rule: Rule): boolean {
  return rule.kind === "simple" && rule.type === "null";
}

function readSimple(place: string, type: SimpleType, schema: Schema, context: RuleNames): Rule {
  switch (type) {
    case "string":
      return { kind: "simple", type, limits: pick(schema, ["minLength", "maxLength", "pattern"]) };
    case "number":
    case "integer":
      return {
        kind: "simple",
        type,
        limits: pick(schema, ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]),
      };
    case "boolean":
    case "null":
      return { kind: "simple", type, limits: {} };
    case "array":
      return {
        kind: "array",
        place,
        each: readItems(place, schema, context),
        limits: pick(schema, ["minItems", "maxItems"]),
      };
    case "object":
      return readObject(place, schema, context);
  }
}

function readItems(place: string, schema: Schema, context: RuleNames): Rule {
  const items = schemaAt(schema, "items");
  return items === undefined ? { kind: "anything" } : readInner(`${place}Element`, items, context);
}

function readObject(place: string, schema: Schema, context: RuleNames): Rule {
  const required = [...requiredOf(schema)];
  const others = readOthers(place, schema, context);
  if (!isNamedObject(schema) && required.length === 0 && others !== false)
    return { kind: "record", place, each: others };
  const fields = schemasAt(schema, "properties").map(([name, property]) => ({
    name,
    rule: readInner(place + pascalCase(name), property, context),
  }));
  return { kind: "object", place, shape: { required, fields, others } };
}

function readOthers(place: string, schema: Schema, context: RuleNames): Rule | false {
  const others = schemaAt(schema, "additionalProperties");
  if (others !== undefined) return readInner(`${place}Value`, others, context);
  return schema["additionalProperties"] === false ? false : { kind: "anything" };
}

function pick(schema: Schema, keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
}
