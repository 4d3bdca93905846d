import { kept } from "./entries.ts";
import type { Entry, JsonObject, Path, Spec } from "./entry.ts";
import { isObject, objectOf, textOf } from "./json.ts";
import { innerSchemas } from "./schema/schema-walk.ts";

/** Id of the file whose definitions all other files may use. */
export const COMMON = "_common";

/** A schema in an io entry, and its path. */
export interface PlacedSchema {
  readonly schema: JsonObject;
  readonly path: Path;
}

/** A definition that a `$ref` refers to. */
export interface Definition extends PlacedSchema {
  readonly entry: Entry;
  readonly name: string;
}

const allSchemas = new WeakMap<Entry, readonly PlacedSchema[]>();

/** Returns every schema of an io entry, at any depth, outer ones first. */
export function schemasOf(entry: Entry): readonly PlacedSchema[] {
  return kept(allSchemas, entry, () => [...rootsOf(entry), ...definitionsOf(entry)].flatMap(withInner));
}

/** Returns the schemas of a call's input and output: input, output, stream_output. */
export function rootsOf(entry: Entry): PlacedSchema[] {
  return ["input", "output", "stream_output"].flatMap((part) => {
    const schema = entry.data[part];
    return isObject(schema) ? [{ schema, path: [part] }] : [];
  });
}

/** Returns the definitions of an io entry. */
export function definitionsOf(entry: Entry): Definition[] {
  return Object.entries(objectOf(entry.data["$defs"])).flatMap(([name, schema]) =>
    isObject(schema) ? [{ entry, name, schema, path: ["$defs", name] }] : [],
  );
}

/** Returns the schema of a definition, or undefined if there is none with that name. */
function definitionOf(entry: Entry, name: string): JsonObject | undefined {
  const definitions = objectOf(entry.data["$defs"]);
  const schema = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return isObject(schema) ? schema : undefined;
}

/** Returns a schema and all schemas inside it. */
export function withInner(placed: PlacedSchema): PlacedSchema[] {
  const inner = Array.from(innerSchemas(placed.schema), ({ schema, path }) => ({
    schema,
    path: [...placed.path, ...path],
  }));
  return [placed, ...inner.flatMap(withInner)];
}

/** Resolves the `$ref` of a schema. Returns undefined if there is no `$ref`, or if its target does not exist. */
export function referenceOf(spec: Pick<Spec, "io">, entry: Entry, schema: JsonObject): Definition | undefined {
  const reference = textOf(schema["$ref"]);
  if (reference === undefined) return undefined;
  const [file, name = ""] = reference.split("#/$defs/");
  const home = file === "" ? entry : commonOf(spec);
  const target = home && definitionOf(home, name);
  return target && { entry: home, name, schema: target, path: ["$defs", name] };
}

/** Returns the entry of shared definitions, or undefined if it is missing or broken. */
export function commonOf(spec: Pick<Spec, "io">): Entry | undefined {
  return spec.io.find((entry) => entry.id === COMMON);
}
