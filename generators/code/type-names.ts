import type { Schema } from "../spec/entry.ts";
import { pascalCase } from "./names.ts";
import { branchesOf, schemaAt, schemasAt } from "./schema.ts";
import { textOf } from "../spec/json.ts";

/** A schema and the name of its type. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

/**
 * Names every schema that becomes a type: the given schemas, schemas with a title, and objects with named fields. An
 * object without a title is named after its path in the outer schema: `ReplyUsage`, `ReplyChoicesElement`.
 *
 * @returns names by schema object; outer schemas come before inner ones
 */
export function nameSchemas(roots: readonly NamedSchema[]): Map<Schema, string> {
  const given = new Map(roots.map(({ name, schema }) => [schema, name]));
  const taken = new Set(given.values());
  const names = new Map<Schema, string>();
  const visit = (schema: Schema, place: string): void => {
    if (names.has(schema)) return;
    const own = given.get(schema) ?? textOf(schema["title"]);
    const name = own ?? (isNamedObject(schema) ? uniqueName(place, taken) : undefined);
    if (name !== undefined) names.set(schema, name);
    for (const [word, part] of partsOf(schema)) visit(part, (name ?? place) + word);
  };
  for (const { name, schema } of roots) visit(schema, name);
  return names;
}

/** Returns a name that is not used yet, and adds it to the used names. */
export function uniqueName(wish: string, taken: Set<string>): string {
  let name = wish;
  for (let number = 2; taken.has(name); number++) name = `${wish}${number}`;
  taken.add(name);
  return name;
}

/** Returns the direct inner schemas of a schema, each with the word that its type name ends with. */
function partsOf(schema: Schema): (readonly [string, Schema])[] {
  const items = schemaAt(schema, "items");
  const others = schemaAt(schema, "additionalProperties");
  return [
    ...schemasAt(schema, "properties").map(([key, property]) => [pascalCase(key), property] as const),
    ...(items === undefined ? [] : [["Element", items] as const]),
    ...(others === undefined ? [] : [["Value", others] as const]),
    ...(branchesOf(schema) ?? []).map((branch, index) => [branchName(branch, index), branch] as const),
  ];
}

/** Returns true for an object with named fields, and false for a map from any name to a value. */
export function isNamedObject(schema: Schema): boolean {
  return schemasAt(schema, "properties").length > 0;
}

/** Returns a name for a branch of `anyOf` or `oneOf`: the constant value of one of its properties, or its number. */
function branchName(branch: Schema, index: number): string {
  for (const [, property] of schemasAt(branch, "properties")) {
    const word = textOf(property["const"]);
    if (word !== undefined) return pascalCase(word);
  }
  return String(index + 1);
}
