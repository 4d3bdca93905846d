import type { Json, JsonObject, Schema } from "../spec/entry.ts";
import { byCodePoint } from "../spec/json.ts";
import { branchesOf, schemaAt, schemasAt, valuesOf } from "./schema.ts";
import { uniqueName, type NamedSchema } from "./type-names.ts";

/** A schema, and the function that returns the targets of its references. */
export interface Root {
  readonly schema: Schema;
  readonly resolve: (ref: string) => Target;
}

/** A definition that a `$ref` refers to. */
export type Target = NamedSchema & Root;

/** Keywords that are copied unchanged: the former name of a field, and limits. The order of the fields is the order in which validators report problems. */
const COPIED = [
  "formerly",
  "media",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minItems",
  "maxItems",
  "required",
];

/**
 * Reduces schemas to the keywords that restrict values.
 *
 * @returns the reduced schemas, and the definitions that they use more than once, each under a name of its own
 */
export function schemaTables(roots: readonly Root[]): { schemas: readonly JsonObject[]; definitions: JsonObject } {
  const uses = new Map<Schema, number>();
  const count = (target: Target): JsonObject => {
    const before = uses.get(target.schema) ?? 0;
    uses.set(target.schema, before + 1);
    return before === 0 ? reduced(target, count) : {};
  };
  for (const root of roots) reduced(root, count);

  const names = new Map<Schema, string>();
  const taken = new Set<string>();
  const definitions = new Map<string, JsonObject>();
  const refer = (target: Target): JsonObject => {
    if (uses.get(target.schema) === 1) return reduced(target, refer);
    const known = names.get(target.schema);
    if (known !== undefined) return { $ref: known };
    const name = uniqueName(target.name, taken);
    names.set(target.schema, name); // before the schema is read, because it may refer to itself
    definitions.set(name, reduced(target, refer));
    return { $ref: name };
  };
  const schemas = roots.map((root) => reduced(root, refer));
  const sorted = [...definitions].sort(([one], [other]) => byCodePoint(one, other));
  return { schemas, definitions: Object.fromEntries(sorted) };
}

/** @param refer returns what replaces a reference */
function reduced({ schema, resolve }: Root, refer: (target: Target) => JsonObject): JsonObject {
  const { $ref: ref, type, additionalProperties: others } = schema;
  if (typeof ref === "string") return refer(resolve(ref));
  const [only, ...more] = valuesOf(schema) ?? [];
  if (only !== undefined) return more.length === 0 ? { const: only } : { enum: [only, ...more] };
  const inner = (part: Schema): JsonObject => reduced({ schema: part, resolve }, refer);
  const optional = (part: Schema | undefined): JsonObject | undefined => part && inner(part);
  const properties = schemasAt(schema, "properties")
    .map(([name, property]) => [name, inner(property)] as const)
    .filter(([, property]) => others !== undefined || Object.keys(property).length > 0);
  const parts: (readonly [string, Json | undefined])[] = [
    ["type", type],
    ...COPIED.map((keyword) => [keyword, schema[keyword]] as const),
    ["properties", properties.length === 0 ? undefined : Object.fromEntries(properties)],
    ["additionalProperties", others === false ? false : optional(schemaAt(schema, "additionalProperties"))],
    ["items", optional(schemaAt(schema, "items"))],
    // Branches inside a branch are branches of the outer schema, too.
    [
      "anyOf",
      branchesOf(schema)
        ?.map(inner)
        .flatMap((branch) => branch["anyOf"] ?? branch),
    ],
  ];
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}
