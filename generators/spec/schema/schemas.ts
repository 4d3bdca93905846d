import { Ajv } from "ajv";
import type { ErrorObject, ValidateFunction } from "ajv";
import addFormats from "ajv-formats";
import { addChoices } from "./choices.ts";
import { kept, schemaOf } from "../entries.ts";
import { addUniqueItems } from "./unique-items.ts";
import type { Entry, JsonObject, Path, Schema, Spec } from "../entry.ts";
import { textOf } from "../json.ts";
import { locate, problemOf } from "../yaml/locate.ts";
import { regexFlaw } from "./patterns.ts";
import type { Fault } from "../yaml/locate.ts";
import { pathOf, written } from "../pointer.ts";
import type { Problem } from "../problem.ts";
import { sourceOf } from "./schema-source.ts";
import { innerSchemas } from "./schema-walk.ts";
import { suggestion } from "../suggest.ts";

const OPTIONS = {
  allErrors: true,
  strict: false,
  inlineRefs: false,
  logger: false,
  code: { optimize: false },
} as const;

/** The version of JSON Schema with the best support in editors. */
const DRAFT = "http://json-schema.org/draft-07/schema";

/** Keywords that are not part of JSON Schema, and that describe a field without restricting it. */
const ANNOTATIONS = ["absentMeans", "markdownDescription", "defaultSnippets", "enumDescriptions"];

/** Validators for one set of schemas. */
export interface Validators {
  /** Problems of the schemas themselves. */
  readonly problems: readonly Problem[];
  /** Returns the validator for one kind of entry, or undefined if its schema is missing or broken. */
  of(kind: Entry["kind"]): ValidateFunction | undefined;
}

const compiled = new WeakMap<Spec["schemas"], Validators>();

/** Returns the validators for a set of schemas. They are created once per set. */
export function validatorsOf(schemas: Spec["schemas"]): Validators {
  return kept(compiled, schemas, () => compileAll(schemas));
}

function compileAll(schemas: Spec["schemas"]): Validators {
  const judge = addFormats.default(new Ajv(OPTIONS));
  const ajv = new Ajv({ ...OPTIONS, verbose: true, meta: false, validateSchema: false });
  addFormats.default(ajv, { keywords: false });
  ajv.addVocabulary(ANNOTATIONS);
  addUniqueItems(ajv);
  const choices = addChoices(ajv);
  const problems: Problem[] = [];
  const sound = Object.entries(schemas).filter(([name, schema]) => {
    const found = [...structureFaults(judge, name, schema), ...wordFaults(ajv, schema, [])];
    problems.push(...found.map(({ path, ...fault }) => schemaProblem(name, schema, fault, path)));
    return found.length === 0;
  });
  const attempt = (name: string, schema: Schema, step: () => void): void => {
    try {
      step();
    } catch (error) {
      problems.push(compilingProblem(name, schema, error));
    }
  };
  for (const [name, schema] of sound) {
    choices.register(schema, idOf(name));
    attempt(name, schema, () => ajv.addSchema(schema, idOf(name), undefined, false));
  }
  const functions = new Map<string, ValidateFunction>();
  for (const [name, schema] of sound) {
    attempt(name, schema, () => {
      const validate = ajv.getSchema(idOf(name));
      choices.prepare();
      if (validate !== undefined) functions.set(name, validate);
    });
  }
  return { problems, of: (kind) => functions.get(schemaOf(kind)) };
}

function idOf(name: string): string {
  return `${name}.schema.json`;
}

function compilingProblem(name: string, schema: Schema, error: unknown): Problem {
  const missing = error instanceof Error && "missingRef" in error ? String(error.missingRef) : undefined;
  const message =
    missing === undefined
      ? `the schema cannot be used: ${error instanceof Error ? error.message : String(error)}`
      : `there is no schema "${missing}"`;
  return schemaProblem(name, schema, { code: "bad-schema", message }, pathOfReference(schema, missing));
}

interface SchemaFault extends Fault {
  readonly path: Path;
}

function structureFaults(judge: Ajv, name: string, schema: Schema): SchemaFault[] {
  const id = idOf(name);
  if (schema["$id"] !== id) {
    const message = `$id must be "${id}", like the file's name`;
    return [{ code: "bad-schema", message, path: ["$id"] }];
  }
  if (schema["$schema"] !== `${DRAFT}#`) {
    return [{ code: "bad-schema", message: `$schema must be "${DRAFT}#"`, path: ["$schema"] }];
  }
  if (judge.validate(DRAFT, schema)) return [];
  return listOfErrors(judge.errors).map((error) => ({
    code: "bad-schema",
    message: `${written(pathOf(error.instancePath, schema)) || "the schema"} ${error.message ?? "is wrong"}`,
    path: pathOf(error.instancePath, schema),
  }));
}

/**
 * Returns the first error at each place, because later errors at this place only repeat it. An error of a list or an
 * object is left out if a value inside it has an error too.
 */
function listOfErrors(errors: ErrorObject[] | null | undefined): ErrorObject[] {
  const places = new Map((errors ?? []).toReversed().map((error) => [error.instancePath, error]));
  const all = [...places.values()];
  return all.filter(({ instancePath }) => !all.some((other) => other.instancePath.startsWith(`${instancePath}/`)));
}

/**
 * Returns a fault for each invalid pattern, and for each unknown keyword or format. Ajv itself silently ignores unknown
 * keywords and formats.
 */
function wordFaults(ajv: Ajv, schema: JsonObject, path: Path): SchemaFault[] {
  const keywords = Object.keys(schema).filter((keyword) => !Object.hasOwn(ajv.RULES.keywords, keyword));
  const format = textOf(schema["format"]);
  const formats = format === undefined || Object.hasOwn(ajv.formats, format) ? [] : [format];
  const pattern = textOf(schema["pattern"]);
  const flaw = pattern === undefined ? undefined : regexFlaw(pattern);
  const own: SchemaFault[] = [
    ...(flaw === undefined
      ? []
      : [{ code: "bad-schema", message: `this is not a regular expression: ${flaw}`, path: [...path, "pattern"] }]),
    ...keywords.map((keyword) => ({
      code: "bad-schema",
      message: `"${keyword}" is not a keyword of JSON Schema`,
      hint: suggestion(keyword, Object.keys(ajv.RULES.keywords)),
      path: [...path, keyword],
    })),
    ...formats.map((word) => ({
      code: "bad-schema",
      message: `"${word}" is not a known format`,
      hint: suggestion(word, Object.keys(ajv.formats)),
      path: [...path, "format"],
    })),
  ];
  return [
    ...own,
    ...Array.from(innerSchemas(schema)).flatMap((one) => wordFaults(ajv, one.schema, [...path, ...one.path])),
  ];
}

function pathOfReference(schema: JsonObject, reference: string | undefined): Path {
  if (reference === undefined) return [];
  const own = textOf(schema["$ref"]);
  if (own !== undefined && reference.endsWith(own)) return ["$ref"];
  for (const inner of innerSchemas(schema)) {
    const path = pathOfReference(inner.schema, reference);
    if (path.length > 0) return [...inner.path, ...path];
  }
  return [];
}

function schemaProblem(name: string, schema: Schema, fault: Fault, path: Path): Problem {
  const source = sourceOf(schema);
  const problem = problemOf(source?.file ?? `spec/schema/${name}.schema.json`, fault);
  return source === undefined ? problem : { ...problem, ...locate(source, path, { atKey: true }) };
}
