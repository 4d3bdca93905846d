import type { Ajv, ErrorObject, ValidateFunction } from "ajv";
import type { DataValidateFunction } from "ajv/dist/types/index.js";
import type { Json, JsonObject, Schema } from "../entry.ts";
import { isObject, objectOf, textOf, textsOf } from "../json.ts";
import { pointerStep } from "../pointer.ts";
import { innerSchemas } from "./schema-walk.ts";

/** One branch of a `oneOf` or `anyOf`. */
interface Branch {
  /** The schema of the branch, with its `$ref` resolved. */
  readonly schema: JsonObject;
  /**
   * Validator of the branch. The validator is created on first use, because it may refer to the schema that is being
   * compiled.
   */
  readonly validator: () => ValidateFunction;
}

/** Functions that handle `oneOf` and `anyOf` in all schemas. */
interface Choices {
  /** Registers a schema under its id. Call this function before the schema is compiled. */
  register(schema: Schema, id: string): void;
  /**
   * Creates the validators of all branches of the registered schemas.
   *
   * @throws the compiler's error for a branch that cannot be compiled
   */
  prepare(): void;
}

/** The position of a `oneOf` or `anyOf`: the schema file that contains it, and a JSON pointer in this file. */
interface Home {
  readonly id: string;
  readonly root: Schema;
  readonly pointer: string;
}

/**
 * Replaces ajv's `oneOf` and `anyOf` by versions that find out which branch was meant, and report only the errors of
 * this branch. The branch is found by a field that distinguishes the branches, such as `type`. If there is no such
 * field, it is found by the value's type, or else by the number of errors. The result is one error with the keyword
 * `choice`. Its `params.errors` contains the errors of the branch.
 */
export function addChoices(ajv: Ajv): Choices {
  const unprepared: Branch[] = [];
  const homes = new WeakMap<object, Home>();
  const roots = new Map<string, Schema>();
  for (const keyword of ["oneOf", "anyOf"]) {
    ajv.removeKeyword(keyword);
    ajv.addKeyword({
      keyword,
      schemaType: "array",
      errors: true,
      compile(schemas: readonly JsonObject[], parentSchema): DataValidateFunction {
        const home = homes.get(schemas);
        if (home === undefined) throw new Error(`a schema with ${keyword} was not registered`);
        const branches = schemas.map((schema, index) => branch(ajv, roots, home, schema, index));
        unprepared.push(...branches);
        return chooser(keyword === "oneOf", branches, parentSchema);
      },
    });
  }
  const register = (schema: JsonObject, home: Home): void => {
    for (const keyword of ["oneOf", "anyOf"]) {
      const list: unknown = schema[keyword];
      if (typeof list === "object" && list !== null)
        homes.set(list, { ...home, pointer: `${home.pointer}/${keyword}` });
    }
    for (const inner of innerSchemas(schema)) {
      register(inner.schema, { ...home, pointer: home.pointer + inner.path.map(pointerStep).join("") });
    }
  };
  return {
    register(schema, id) {
      roots.set(id, schema);
      register(schema, { id, root: schema, pointer: "" });
    },
    prepare() {
      // Compiling a branch may add more branches to the list.
      for (let one = unprepared.pop(); one !== undefined; one = unprepared.pop()) one.validator();
    },
  };
}

function branch(ajv: Ajv, roots: ReadonlyMap<string, Schema>, home: Home, schema: JsonObject, index: number): Branch {
  const fragment = `${home.pointer}/${index}`.split("/").map(encodeURIComponent).join("/");
  let validate: ValidateFunction | undefined;
  return {
    schema: followReference(roots, home.root, schema),
    validator() {
      validate ??= ajv.getSchema(`${home.id}#${fragment}`);
      if (validate === undefined) throw new Error(`no schema at ${home.id}#${fragment}`);
      return validate;
    },
  };
}

function errorsOf(one: Branch, call: Parameters<DataValidateFunction>): readonly ErrorObject[] {
  const validate = one.validator();
  return validate(...call) ? [] : (validate.errors ?? []);
}

/** Returns the schema that a `$ref` refers to. If this schema is a `$ref` too, its target is returned. */
export function followReference(roots: ReadonlyMap<string, Schema>, root: Schema, schema: JsonObject): JsonObject {
  let [current, home] = [schema, root];
  for (let steps = 0; steps < 20; steps++) {
    const reference = textOf(current["$ref"]);
    if (reference === undefined) return current;
    const [file = "", pointer = ""] = reference.split("#");
    home = roots.get(file) ?? home;
    const parts = pointer.split("/").slice(1);
    const target = parts.reduce<Json | undefined>((value, part) => objectOf(value)[part], home);
    if (!isObject(target)) return current;
    current = target;
  }
  return current;
}

function chooser(isExclusive: boolean, branches: readonly Branch[], parentSchema: JsonObject): DataValidateFunction {
  const tag = tagOf(branches);
  const groups = requiredGroups(branches);
  const validate: DataValidateFunction = (...call) => {
    const [data, context] = call;
    const report = (errors: readonly ErrorObject[]): boolean => {
      validate.errors = errors.length > 0 ? [{ keyword: "choice", params: { errors } }] : [];
      return errors.length === 0;
    };
    const own = (keyword: string, params: object, path = "", schema = parentSchema): ErrorObject => ({
      keyword,
      params,
      instancePath: (context?.instancePath ?? "") + path,
      schemaPath: "",
      parentSchema: schema,
      data: path === "" ? data : data[path.slice(1)],
    });
    if (tag !== undefined && isObject(data)) {
      const value = data[tag.name];
      const meant = typeof value === "string" ? tag.branches.get(value) : undefined;
      if (meant !== undefined) return report(errorsOf(meant, call));
      if (value === undefined) return report([own("required", { missingProperty: tag.name }, "", tag.schema)]);
      return report([own("enum", { allowedValues: [...tag.branches.keys()] }, pointerStep(tag.name), tag.schema)]);
    }
    const results = branches.map((one) => ({ one, errors: errorsOf(one, call) }));
    const fitting = results.filter(({ errors }) => errors.length === 0).length;
    if (fitting === 1 || (fitting > 1 && !isExclusive)) return report([]);
    if (groups !== undefined && isObject(data))
      return report([own("requiredChoice", { groups, isTooMuch: fitting > 1 })]);
    if (fitting > 1) return report([own("ambiguous", {})]);
    const typed = results.filter(({ one }) => acceptsType(one.schema, data));
    if (typed.length === 0) return report([own("type", { type: branches.flatMap(({ schema }) => typesOf(schema)) })]);
    const [best] = typed.toSorted((left, right) => left.errors.length - right.errors.length);
    return report(best?.errors ?? []);
  };
  return validate;
}

/** A field whose value distinguishes the branches. */
interface Tag {
  readonly name: string;
  readonly branches: ReadonlyMap<string, Branch>;
  /** The schema whose `properties` describe the field. */
  readonly schema: JsonObject;
}

function tagOf(branches: readonly Branch[]): Tag | undefined {
  const [first] = branches;
  for (const name of Object.keys(objectOf(first?.schema["properties"]))) {
    const pairs = branches.map((one) => [one, tagValues(one.schema, name)] as const);
    const values = pairs.flatMap(([one, words]) => words.map((word) => [word, one] as const));
    const table = new Map(values);
    if (pairs.every(([, words]) => words.length > 0) && table.size === values.length) {
      const description = `Decides which other fields are allowed: ${[...table.keys()].join(", ")}.`;
      return { name, branches: table, schema: { properties: { [name]: { description } } } };
    }
  }
  return undefined;
}

function tagValues(schema: JsonObject, name: string): string[] {
  const field = objectOf(objectOf(schema["properties"])[name]);
  const constant = textOf(field["const"]);
  return constant === undefined ? textsOf(field["enum"]) : [constant];
}

/** Returns the fields that each branch requires, or undefined if a branch has a keyword besides `required`. */
function requiredGroups(branches: readonly Branch[]): readonly (readonly string[])[] | undefined {
  const isPlain = branches.every(({ schema }) => Object.keys(schema).every((keyword) => keyword === "required"));
  return isPlain ? branches.map(({ schema }) => textsOf(schema["required"])) : undefined;
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
