import { isObject, type Json } from "./paths.ts";

/** The parts of JSON Schema that the schema of a model record uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly const?: Json;
  readonly minLength?: number;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/**
 * Returns a copy of a value with only the parts that the schema allows. Converts a response of the hub to a record.
 *
 * @returns undefined if no part is valid
 */
export function knownPart(value: Json | undefined, root: Schema, schema: Schema = root): Json | undefined {
  if (value === undefined) return undefined;
  const { properties, items, additionalProperties } = resolved(schema, root);
  if (Array.isArray(value) && items !== undefined) {
    return value.flatMap((item) => knownPart(item, root, items) ?? []);
  }
  if (isObject(value) && properties !== undefined && additionalProperties === undefined) {
    const kept = Object.entries(properties).flatMap(([key, inner]): [string, Json][] => {
      const part = Object.hasOwn(value, key) ? knownPart(value[key], root, inner) : undefined;
      return part === undefined ? [] : [[key, part]];
    });
    const part = Object.fromEntries(kept);
    return kept.length > 0 && isValid(part, root, schema) ? part : undefined;
  }
  return isValid(value, root, schema) ? value : undefined;
}

/** Returns true if a value matches a schema. Ignores fields that the schema does not contain. */
export function isValid(value: Json, root: Schema, part: Schema = root): boolean {
  const schema = resolved(part, root);
  if (schema.oneOf !== undefined) return schema.oneOf.some((branch) => isValid(value, root, branch));
  if (schema.type !== undefined && ![schema.type].flat().includes(typeName(value))) return false;
  if (schema.const !== undefined && value !== schema.const) return false;
  if (typeof value === "string") return value.length >= (schema.minLength ?? 0);
  if (Array.isArray(value)) return value.every((item) => isValid(item, root, schema.items ?? {}));
  if (!isObject(value)) return true;
  const { properties = {}, required = [], additionalProperties } = schema;
  return (
    required.every((key) => Object.hasOwn(value, key)) &&
    Object.entries(value).every(([key, inner]) => {
      const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
      return typeof known !== "object" || isValid(inner, root, known);
    })
  );
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace(/^#\/definitions\//, "");
  return name === undefined ? schema : (root.definitions?.[name] ?? {});
}

function typeName(value: Json): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
