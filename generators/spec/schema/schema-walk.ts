import type { Json, JsonObject, Path } from "../entry.ts";
import { isList, isObject, listOf, objectOf, textOf } from "../json.ts";

/** Keywords whose value contains schemas: one schema, a list of schemas, or an object with one schema per key. */
const HOLDERS: Readonly<Record<string, "schema" | "list" | "table">> = {
  additionalItems: "schema",
  additionalProperties: "schema",
  contains: "schema",
  else: "schema",
  if: "schema",
  items: "schema",
  not: "schema",
  propertyNames: "schema",
  // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
  then: "schema",
  allOf: "list",
  anyOf: "list",
  oneOf: "list",
  $defs: "table",
  definitions: "table",
  dependencies: "table",
  patternProperties: "table",
  properties: "table",
};

/** Yields the direct inner schemas of a schema, with their paths. */
export function* innerSchemas(schema: JsonObject): Generator<{ readonly schema: JsonObject; readonly path: Path }> {
  for (const [keyword, value] of Object.entries(schema)) {
    const holder = Object.hasOwn(HOLDERS, keyword) ? HOLDERS[keyword] : undefined;
    const inner: [Path, Json | undefined][] =
      holder === "schema" && !isList(value)
        ? [[[keyword], value]]
        : holder === "table" && isObject(value)
          ? Object.entries(value).map(([name, item]) => [[keyword, name], item])
          : holder === undefined
            ? []
            : listOf(value).map((item, index) => [[keyword, index], item]);
    for (const [path, item] of inner) if (isObject(item)) yield { schema: item, path };
  }
}

/** Returns the schema that a `$ref` to the same file refers to, or the schema itself if it has no such `$ref`. */
export function followReference(root: JsonObject, schema: JsonObject): JsonObject {
  const [, pointer] = textOf(schema["$ref"])?.split("#/") ?? [];
  const target = pointer?.split("/").reduce<Json | undefined>((value, part) => objectOf(value)[part], root);
  return isObject(target) ? target : schema;
}
