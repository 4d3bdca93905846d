import { Ajv, type ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { kept, schemaOf } from "../entries.ts";
import { KIND_NAMES, type Entry, type Json, type JsonObject, type Schema, type Spec } from "../entry.ts";
import { isList, isObject, listOf, objectOf } from "../json.ts";
import { pathOf, written } from "../pointer.ts";
import type { Problem } from "../problem.ts";
import { addChoices } from "../schema/choices.ts";
import { innerSchemas } from "../schema/schema-walk.ts";
import { locate, problemAt, problemIn, problemOf } from "../yaml/locate.ts";
import { NO_FACTS, sourceOf } from "../yaml/parse.ts";
import { explain } from "./explain.ts";

const OPTIONS = {
  allErrors: true,
  strict: false,
  inlineRefs: false,
  logger: false,
  code: { optimize: false },
} as const;

/** Keywords that are not part of JSON Schema, and that describe a field without restricting it. */
const ANNOTATIONS = ["absentMeans", "formerly", "markdownDescription", "defaultSnippets", "enumDescriptions"];

/** Validators for one set of schemas. */
interface Validators {
  /** Problems of the schemas themselves. */
  readonly problems: readonly Problem[];
  readonly of: ReadonlyMap<string, ValidateFunction>;
  /** Returns the schema that a `$ref` refers to, or an empty schema. */
  readonly lookUp: (reference: string) => JsonObject;
}

const compiled = new WeakMap<Spec["schemas"], Validators>();
const checked = new WeakMap<Entry, { readonly validators: Validators; readonly problems: readonly Problem[] }>();

/**
 * Checks every entry against its schema, and checks the schemas themselves. Entries that were already checked against
 * the same schemas are not checked again.
 */
export function validate(spec: Spec): readonly Problem[] {
  const validators = kept(compiled, spec.schemas, () => compileAll(spec.schemas));
  const entries = [...KIND_NAMES.flatMap((kind) => spec[kind]), ...(spec.facts === NO_FACTS ? [] : [spec.facts])];
  const problems = entries.flatMap((entry) => {
    const known = checked.get(entry);
    if (known?.validators === validators) return known.problems;
    const found = problemsOf(entry, validators);
    checked.set(entry, { validators, problems: found });
    return found;
  });
  return [...validators.problems, ...problems];
}

function problemsOf(entry: Entry, { of, lookUp }: Validators): readonly Problem[] {
  const check = of.get(schemaOf(entry.kind));
  if (check === undefined || check(entry.data)) return [];
  const problems = explain(entry, check.errors ?? [], lookUp).map(problemAt);
  // If an alias repeats a value, its problems are found again, at the same place.
  const keyOf = ({ line, column, code, hint = "" }: Problem): string => `${line}:${column} ${code} ${hint}`;
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()];
}

function compileAll(schemas: Spec["schemas"]): Validators {
  const judge = addFormats.default(new Ajv(OPTIONS));
  const ajv = new Ajv({ ...OPTIONS, strictSchema: true, verbose: true, meta: false, validateSchema: false });
  addFormats.default(ajv, { keywords: false });
  ajv.addVocabulary(ANNOTATIONS);
  addChoices(ajv);
  const problems: Problem[] = [];
  const attempt = (name: string, step: () => void): void => {
    try {
      step();
    } catch (error) {
      problems.push(
        schemaProblem(name, objectOf(schemas[name]), error instanceof Error ? error.message : String(error)),
      );
    }
  };
  const sound: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    attempt(name, () => {
      const id = `${name}.schema.json`;
      if (schema["$id"] !== id) throw new Error(`"$id" must be "${id}", like the file's name`);
      if (judge.validateSchema(schema) !== true) throw new Error(structureFault(judge, schema));
      ajv.addSchema(objectOf(withAbsoluteReferences(schema, id)), id, undefined, false);
      sound.push(name);
    });
  }
  const of = new Map<string, ValidateFunction>();
  const lookUp = (reference: string): JsonObject => objectOf(ajv.getSchema(reference)?.schema);
  for (const name of sound) {
    attempt(name, () => {
      const check = ajv.getSchema(`${name}.schema.json`);
      for (const branch of branchesIn(objectOf(check?.schema))) ajv.compile(branch);
      if (check !== undefined) of.set(name, check);
    });
  }
  return { problems, of, lookUp };
}

function structureFault(judge: Ajv, schema: Schema): string {
  const [{ instancePath, message = "is wrong" } = { instancePath: "" }] = judge.errors ?? [];
  return `"${written(pathOf(instancePath, schema)) || "the schema"}" ${message}`;
}

/** Returns a schema in which each `$ref` names its file, so that a part of the schema can be compiled on its own. */
function withAbsoluteReferences(value: Json | undefined, id: string): Json | undefined {
  if (isList(value)) return value.map((item) => withAbsoluteReferences(item, id) ?? null);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === "$ref" && typeof field === "string" && field.startsWith("#")
      ? id + field
      : withAbsoluteReferences(field, id),
  ]);
  return Object.fromEntries(fields) as JsonObject;
}

function branchesIn(schema: JsonObject): JsonObject[] {
  const own = [...listOf(schema["oneOf"]), ...listOf(schema["anyOf"])].filter(isObject);
  return [...own, ...Array.from(innerSchemas(schema)).flatMap((inner) => branchesIn(inner.schema))];
}

/** Returns a problem of a schema. ajv does not say where it is, so the first word in quotes is searched in the file. */
function schemaProblem(name: string, schema: Schema, reason: string): Problem {
  const source = sourceOf(schema);
  const fault = { code: "bad-schema", message: `the schema cannot be used: ${reason}` };
  if (source === undefined) return problemOf(`spec/schema/${name}.schema.json`, fault);
  const word = /"([^"]+)"|reference \S*(#\S*)|expression: \/(.*)\/u:/.exec(reason);
  const at = source.text.indexOf(word?.slice(1).find((part) => part !== undefined) ?? "?");
  return at > 0 ? problemIn(source, [at, at + 1], fault) : { ...problemOf(source.file, fault), ...locate(source, []) };
}
