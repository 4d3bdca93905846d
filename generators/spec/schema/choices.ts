import type { Ajv, ErrorObject } from "ajv";
import type { DataValidationCxt, SchemaValidateFunction } from "ajv/dist/types/index.js";
import { kept } from "../entries.ts";
import type { Json, JsonObject } from "../entry.ts";
import { isObject, objectOf, textOf, textsOf } from "../json.ts";
import { pointerStep } from "../pointer.ts";

/**
 * Replaces ajv's `oneOf` and `anyOf` by versions that report only the errors of the branch that was meant. It is found
 * by a field that distinguishes the branches, such as `type`; if there is no such field, by the value's type, or else
 * by the number of errors.
 *
 * The schemas must contain only absolute references, because each branch is compiled on its own.
 */
export function addChoices(ajv: Ajv): void {
  for (const keyword of ["oneOf", "anyOf"]) {
    const validate: SchemaValidateFunction = (branches: readonly JsonObject[], data, parent, context) => {
      const errors = errorsOfChoice(ajv, keyword, branches, data, objectOf(parent), context);
      validate.errors = errors;
      return errors.length === 0;
    };
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, schemaType: "array", errors: true, validate });
  }
}

function errorsOfChoice(
  ajv: Ajv,
  keyword: string,
  branches: readonly JsonObject[],
  data: Json,
  parentSchema: JsonObject,
  { instancePath }: Pick<DataValidationCxt, "instancePath"> = { instancePath: "" },
): ErrorObject[] {
  const errorsOf = (branch: JsonObject): ErrorObject[] => {
    const validate = ajv.compile(branch);
    if (validate(data)) return [];
    return (validate.errors ?? []).map((error) => ({ ...error, instancePath: instancePath + error.instancePath }));
  };
  const schemas = branches.map((branch) => resolved(ajv, branch));
  const tag = kept(tags, branches, () => tagOf(schemas));
  const own: ErrorObject = { keyword: "choice", params: {}, instancePath, schemaPath: "", parentSchema };
  if (tag.name !== "" && isObject(data)) {
    const meant = branches[tag.values.get(textOf(data[tag.name]) ?? "") ?? -1];
    return meant === undefined ? [tagError(tag, data, own)] : errorsOf(meant);
  }
  const results = branches.map(errorsOf);
  const fitting = results.filter((errors) => errors.length === 0).length;
  if (fitting === 1 || (fitting > 1 && keyword === "anyOf")) return [];
  if (isObject(data) && schemas.every((schema) => Object.keys(schema).join() === "required"))
    return [groupError(schemas, data, own, fitting > 1)];
  if (fitting > 1) return [{ ...own, message: "matches more than one of the allowed forms" }];
  const typed = results.filter((_, index) => acceptsType(schemas[index] ?? {}, data));
  if (typed.length === 0) return [{ ...own, keyword: "type", params: { type: schemas.flatMap(typesOf) } }];
  // A branch with the keyword `not` says what the value must not be, so it was not meant.
  const cost = (errors: readonly ErrorObject[]): number =>
    errors.length + (errors.some((error) => error.keyword === "not") ? Infinity : 0);
  return typed.toSorted((one, other) => cost(one) - cost(other) || typeDepth(other) - typeDepth(one))[0] ?? [];
}

/** Returns how deep in a value the first wrong type is. A branch that fits the value down to a deep place was meant. */
function typeDepth(errors: readonly ErrorObject[]): number {
  const wrong = errors.filter(({ keyword }) => keyword === "type");
  return Math.min(1000, ...wrong.map(({ instancePath }) => instancePath.split("/").length));
}

/** Returns the error of a value whose tag is missing or unknown. */
function tagError({ name, values }: Tag, data: JsonObject, own: ErrorObject): ErrorObject {
  const allowedValues = [...values.keys()];
  if (data[name] !== undefined)
    return { ...own, keyword: "enum", params: { allowedValues }, instancePath: own.instancePath + pointerStep(name) };
  const description = `Decides which other fields are allowed: ${allowedValues.join(", ")}.`;
  const parentSchema = { properties: { [name]: { description } } };
  return { ...own, keyword: "required", params: { missingProperty: name }, parentSchema };
}

/** Returns the error of a value that must have exactly one of several groups of fields. */
function groupError(
  schemas: readonly JsonObject[],
  data: JsonObject,
  own: ErrorObject,
  isTooMuch: boolean,
): ErrorObject {
  const groups = schemas.map((schema) => textsOf(schema["required"]));
  const begun = groups.filter((group) => group.some((name) => data[name] !== undefined));
  // If some fields of one group are there, the author probably meant this group.
  const missing = begun.length === 1 ? begun[0]?.find((name) => data[name] === undefined) : undefined;
  if (missing !== undefined) return { ...own, keyword: "required", params: { missingProperty: missing } };
  const ways = groups.map((group) => group.join(" with ")).join(", or ");
  return { ...own, message: isTooMuch ? `must have only one of these: ${ways}` : `needs ${ways}` };
}

/** Returns the schema that a `$ref` refers to, or the schema itself if it has no `$ref`. */
function resolved(ajv: Ajv, schema: JsonObject): JsonObject {
  const reference = textOf(schema["$ref"]);
  const target = reference === undefined ? undefined : ajv.getSchema(reference)?.schema;
  return isObject(target) ? resolved(ajv, target) : schema;
}

/** A field whose value distinguishes the branches, with the branch of each value. The name is empty if there is none. */
interface Tag {
  readonly name: string;
  readonly values: ReadonlyMap<string, number>;
}
const tags = new WeakMap<readonly JsonObject[], Tag>();

function tagOf(branches: readonly JsonObject[]): Tag {
  for (const name of Object.keys(objectOf(branches[0]?.["properties"]))) {
    const words = branches.map((branch) => tagValues(branch, name));
    const values = new Map(words.flatMap((list, index) => list.map((word) => [word, index] as const)));
    if (words.every((list) => list.length > 0) && values.size === words.flat().length) return { name, values };
  }
  return { name: "", values: new Map() };
}

function tagValues(schema: JsonObject, name: string): string[] {
  const field = objectOf(objectOf(schema["properties"])[name]);
  const constant = textOf(field["const"]);
  return constant === undefined ? textsOf(field["enum"]) : [constant];
}

/** Returns the types that a schema allows. Empty if it allows any type. */
export function typesOf(schema: JsonObject): string[] {
  const type = textOf(schema["type"]);
  return type === undefined ? textsOf(schema["type"]) : [type];
}

function acceptsType(schema: JsonObject, data: unknown): boolean {
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => hasType(data, type));
}

export function hasType(data: unknown, type: string): boolean {
  if (type === "array") return Array.isArray(data);
  if (type === "object") return isObject(data);
  if (type === "null") return data === null;
  if (type === "integer") return Number.isInteger(data);
  return typeof data === type;
}
