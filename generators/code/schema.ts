import type { Json, Schema } from "../spec/entry.ts";
import { isList, isObject, objectOf, omit, textsOf } from "../spec/json.ts";

/** Kinds of values that a JSON Schema distinguishes. */
const SIMPLE_TYPES = ["string", "number", "integer", "boolean", "null", "array", "object"] as const;
export type SimpleType = (typeof SIMPLE_TYPES)[number];

export function schemaAt(schema: Schema, key: string): Schema | undefined {
  const value = schema[key];
  return isObject(value) ? value : undefined;
}

/** Returns the schemas in a table, such as `properties` or `$defs`, with their names. */
export function schemasAt(schema: Schema, key: string): (readonly [string, Schema])[] {
  return Object.entries(objectOf(schema[key])).flatMap(([name, value]) =>
    isObject(value) ? [[name, value] as const] : [],
  );
}

/** Returns the types that `type` allows. Empty if there is no `type`. */
export function typesOf(schema: Schema): SimpleType[] {
  const { type } = schema;
  const named = isList(type) ? type : [type];
  return SIMPLE_TYPES.filter((name) => named.includes(name));
}

/** Returns the schemas in `anyOf` or `oneOf`, or undefined if there is neither. */
export function branchesOf(schema: Schema): Schema[] | undefined {
  const branches = schema["anyOf"] ?? schema["oneOf"];
  return isList(branches) ? branches.filter(isObject) : undefined;
}

/** Returns the allowed values of `enum` or `const`, or undefined if any value is allowed. */
export function valuesOf(schema: Schema): readonly (string | number | boolean | null)[] | undefined {
  const { const: only, enum: values } = schema;
  if (only !== undefined && isScalar(only)) return [only];
  return isList(values) ? values.filter(isScalar) : undefined;
}

function isScalar(value: Json): value is string | number | boolean | null {
  return typeof value !== "object" || value === null;
}

export function requiredOf(schema: Schema): ReadonlySet<string> {
  return new Set(textsOf(schema["required"]));
}

export function withoutProperties(schema: Schema, names: readonly string[]): Schema {
  return { ...schema, properties: omit(objectOf(schema["properties"]), names) };
}
