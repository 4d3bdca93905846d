import { kept } from "../spec/entries.ts";
import type { Json, Schema, Spec } from "../spec/entry.ts";
import { isList, isObject, objectOf } from "../spec/json.ts";
import { withoutProperties } from "./schema.ts";
import type { NamedSchema } from "./type-names.ts";

/** Fields of an entry that only pages show. The client does not need them. */
export const PROVIDER_PROSE = [
  "docsUrl",
  "notes",
  "addedOn",
  "keywords",
  "logo",
  "description",
  "source",
  "pricingUrl",
  "modelsUrl",
  "keysUrl",
  "knownModels",
] as const;

/** Recursive definitions. They cannot be printed as types, so their values have the type `unknown`. */
const RECURSIVE = ["Value", "Shape"];

/** Definitions that are only used inside recursive definitions, or in fields that the client's schema leaves out. */
const INNER = [
  "Operation",
  "ValueWord",
  "TypeWord",
  "ReturnWord",
  "ProviderExample",
  "ExampleRequest",
  "ExampleMedia",
  "KnownModel",
];

const made = new WeakMap<Schema, Schema>();

/**
 * Returns the schema of a provider as the client receives it: with an id and the fields of its presets, but without
 * examples and descriptions.
 */
export function providerRecord(schemas: Spec["schemas"]): Schema {
  const schema = schemaOf(schemas);
  return kept(made, schema, () => recordOf(schema));
}

function recordOf(schema: Schema): Schema {
  const definitions = Object.entries(objectOf(schema["definitions"])).map(([name, definition]) => [
    name,
    opened(name === "ProviderTask" ? withoutProperties(objectOf(definition), ["use", "example"]) : definition),
  ]);
  const { properties, ...rest } = objectOf(opened(withoutProperties(schema, [...PROVIDER_PROSE, "presets"])));
  const id = {
    description: "Id of the provider: the name of its file, or an id that the program chooses.",
    type: "string",
  };
  return {
    ...rest,
    required: ["id", "displayName", "baseUrl", "tasks"],
    properties: { id, ...objectOf(properties) },
    definitions: Object.fromEntries(definitions),
  };
}

/**
 * Returns the schema of a provider that a program defines: an entry with its id. Such a provider may use presets, but
 * not define any.
 */
export function definitionSchema(schemas: Spec["schemas"]): Schema {
  const schema = schemaOf(schemas);
  const { presets: _, ...properties } = objectOf(schema["properties"]);
  const id = { description: "Its id.", type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" };
  return {
    ...schema,
    required: ["id", "displayName", "baseUrl", "tasks"],
    properties: { id, ...properties },
  };
}

/**
 * Returns the definitions in `INNER` as types. Some of them are unions of words, such as `Operation`, so that the
 * compiler reports code that does not handle every word.
 */
export function vocabulary(schemas: Spec["schemas"]): NamedSchema[] {
  const definitions = objectOf(schemaOf(schemas)["definitions"]);
  return INNER.map((name) => ({ name, schema: objectOf(opened(definitions[name])) }));
}

function schemaOf(schemas: Spec["schemas"]): Schema {
  const { provider } = schemas;
  if (provider === undefined) throw new Error('there is no schema "provider"');
  return provider;
}

/** Returns a copy of the schema, in which `unknown` replaces references to recursive definitions. */
function opened(value: Json | undefined): Json {
  if (isList(value)) return value.map(opened);
  if (!isObject(value)) return value ?? null;
  const { $ref: reference, ...rest } = value;
  if (RECURSIVE.some((name) => reference === `#/definitions/${name}`)) return { ...rest, tsType: "unknown" };
  const branches = value["anyOf"];
  if (isList(branches) && branches.some((branch) => objectOf(branch)["$ref"] === "#/definitions/ReturnWord")) {
    const { anyOf: _, ...described } = value;
    return { ...described, tsType: "unknown" };
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, opened(item)]));
}
