import { isObject, pathText, type Json, type RecordPath } from "./paths.ts";

/** The parts of JSON Schema that the schema of a model record uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly minLength?: number;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** A value that does not match the schema. */
export interface SchemaProblem {
  readonly path: string;
  readonly message: string;
}

const MOST_PROBLEMS = 12;

/** Returns the problems of a record. Ignores fields that the schema does not contain. */
export function problemsOf(record: Json, root: Schema): readonly SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  check(record, { schema: root, root, path: [] }, problems);
  return problems.slice(0, MOST_PROBLEMS);
}

/** Returns the paths of fields that the schema does not contain. Snippets do not read these fields. */
export function unknownFields(record: Json, root: Schema): readonly string[] {
  const unknown: string[] = [];
  const visit = (value: Json, schema: Schema, path: RecordPath): void => {
    const { properties, items, additionalProperties } = resolved(schema, root);
    if (Array.isArray(value)) value.forEach((item, index) => items && visit(item, items, [...path, index]));
    if (!isObject(value) || properties === undefined || additionalProperties !== undefined) return;
    for (const [key, inner] of Object.entries(value)) {
      const known = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (known === undefined) unknown.push(pathText([...path, key]));
      else visit(inner, known, [...path, key]);
    }
  };
  visit(record, root, []);
  return unknown;
}

/** Returns the schema of the value at a path; undefined if the schema does not contain the path. */
export function schemaAt(path: RecordPath, root: Schema): Schema | undefined {
  let schema: Schema | undefined = root;
  for (const step of path) {
    if (schema === undefined) return undefined;
    const { properties, items, additionalProperties, oneOf }: Schema = resolved(schema, root);
    if (typeof step === "number") schema = items ?? oneOf?.find((branch) => branch.items !== undefined)?.items;
    else if (properties !== undefined && Object.hasOwn(properties, step)) schema = properties[step];
    else schema = typeof additionalProperties === "object" ? additionalProperties : undefined;
  }
  return schema && resolved(schema, root);
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
    return kept.length === 0 ? undefined : fitting(Object.fromEntries(kept), schema, root);
  }
  return fitting(value, schema, root);
}

function fitting(value: Json, schema: Schema, root: Schema): Json | undefined {
  const problems: SchemaProblem[] = [];
  check(value, { schema, root, path: [] }, problems);
  return problems.length === 0 ? value : undefined;
}

interface Place {
  readonly schema: Schema;
  readonly root: Schema;
  readonly path: RecordPath;
}

function check(value: Json, place: Place, problems: SchemaProblem[]): void {
  const { root, path } = place;
  const schema = resolved(place.schema, root);
  const report = (message: string): void => {
    problems.push({ path: pathText(path) || "the record", message });
  };
  if (schema.oneOf !== undefined) {
    if (!schema.oneOf.some((branch) => fitting(value, branch, root) !== undefined)) {
      report(`must be ${schema.oneOf.map((branch) => typeWords(resolved(branch, root))).join(" or ")}`);
    }
    return;
  }
  if (schema.type !== undefined && !typesOf(schema).includes(typeName(value))) {
    report(`must be ${typeWords(schema)}, not ${withArticle(typeName(value))}`);
    return;
  }
  if (schema.const !== undefined && value !== schema.const) report(`must be ${JSON.stringify(schema.const)}`);
  if (typeof value === "string" && value.length < (schema.minLength ?? 0)) report("must not be empty");
  if (Array.isArray(value)) checkItems(value, { ...place, schema }, problems);
  else if (isObject(value)) checkFields(value, { ...place, schema }, problems);
}

function checkItems(list: readonly Json[], { schema, root, path }: Place, problems: SchemaProblem[]): void {
  const { items } = schema;
  if (items === undefined) return;
  for (const [index, item] of list.entries()) check(item, { schema: items, root, path: [...path, index] }, problems);
}

function checkFields(value: { [key: string]: Json }, { schema, root, path }: Place, problems: SchemaProblem[]): void {
  const { properties = {}, required = [], additionalProperties } = schema;
  for (const key of required) {
    if (!Object.hasOwn(value, key)) problems.push({ path: pathText([...path, key]), message: "is missing" });
  }
  for (const [key, inner] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    if (typeof known === "object") check(inner, { schema: known, root, path: [...path, key] }, problems);
  }
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.replace(/^#\/definitions\//, "");
  return name === undefined ? schema : (root.definitions?.[name] ?? {});
}

function typesOf({ type }: Schema): readonly string[] {
  if (type === undefined) return [];
  return typeof type === "string" ? [type] : type;
}

function typeName(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

const TYPE_WORDS: Readonly<Record<string, string>> = { array: "list", string: "text", boolean: "true or false" };

function typeWords(schema: Schema): string {
  return typesOf(schema).map(withArticle).join(" or ") || "something else";
}

function withArticle(type: string): string {
  const word = TYPE_WORDS[type] ?? type;
  if (word === "text" || word === "null" || word === "true or false") return word;
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
