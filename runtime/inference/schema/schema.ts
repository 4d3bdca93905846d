import { Check, MAX_PROBLEMS } from "../../json-schema/check.ts";
import { pathText } from "../../json-schema/problems.ts";
import { InputError } from "../../http/errors.ts";
import { isMapping } from "../../http/json.ts";
import { checkSchema, type JsonSchema } from "./check-schema.ts";
import { BoundedRun } from "./schema-run.ts";

/**
 * A schema of a library that implements Standard Schema, such as zod, ArkType or Valibot. The schema also needs the
 * field `jsonSchema`, because models read JSON Schema. zod 4.2 and ArkType 2.1.28 provide this field. For Valibot, use
 * `toStandardJsonSchema`.
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** The interface that the standard defines. */
  readonly "~standard": {
    /** Version of the standard. */
    readonly version: 1;
    /** Name of the library. */
    readonly vendor: string;
    /** Checks a value, and converts it if the schema says so. */
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** The types before and after the check, for TypeScript only. */
    readonly types?: StandardTypes<Input, Output> | undefined;
    /** Converts the schema to JSON Schema. */
    readonly jsonSchema?: StandardConverter;
  };
}

/** The types of a Standard Schema. */
export interface StandardTypes<Input, Output> {
  /** The input type of the schema. */
  readonly input: Input;
  /** The output type of the schema. */
  readonly output: Output;
}

/** Converts a Standard Schema to JSON Schema. */
export interface StandardConverter {
  /** Returns the JSON Schema of the input. */
  readonly input: (options: { readonly target: "draft-2020-12" }) => Record<string, unknown>;
}

/** The result of checking a value with a Standard Schema. */
export type StandardResult<Output> = StandardSuccess<Output> | StandardFailure;

/** The result for a valid value. */
export interface StandardSuccess<Output> {
  /** The value, converted if the schema says so. */
  readonly value: Output;
  /** Absent for a valid value. */
  readonly issues?: undefined;
}

/** The result for an invalid value. */
export interface StandardFailure {
  /** The problems of the value. */
  readonly issues: readonly StandardIssue[];
}

/** One problem of a value. */
export interface StandardIssue {
  /** The description of the problem. */
  readonly message: string;
  /** Location in the value: names and indexes, or objects whose `key` is a name or an index. */
  readonly path?: readonly (PropertyKey | StandardStep)[] | undefined;
}

/** One step of a path. */
export interface StandardStep {
  /** A name or an index. */
  readonly key: PropertyKey;
}

/** A JSON Schema, or a schema of a library that implements Standard Schema. */
export type Schema = StandardSchema<unknown, unknown> | JsonSchema;

/** The type of a value after the check with a schema. `unknown` for a JSON Schema. */
export type InferOutput<S> = S extends StandardSchema<infer _, infer Output> ? Output : unknown;

/** A schema in the forms that are needed to send it and to check values. */
export interface ReadSchema {
  /** The JSON Schema that is sent to the model. */
  readonly json: JsonSchema;
  /** Checks a value. Returns the converted value, or the problems in one line of text. */
  readonly check: (value: unknown) => Promise<{ readonly value: unknown } | { readonly problems: string }>;
}

/**
 * Reads a JSON Schema or a Standard Schema. The keywords of a JSON Schema are checked at once; see `checkSchema`.
 *
 * @param name the name of the schema in errors, such as `schema`
 * @throws InputError for any other value, for a JSON Schema that contains a mistake, and for a Standard Schema that
 *   cannot be written as JSON Schema
 */
export function readSchema(schema: unknown, name: string): ReadSchema {
  if (isStandard(schema)) {
    const { validate } = schema["~standard"];
    const check = async (value: unknown) => {
      const result = await validate(value);
      return result.issues === undefined
        ? { value: result.value }
        : { problems: sentence(result.issues.map(fromIssue)) };
    };
    return { json: jsonOf(schema, name), check };
  }
  if (!isMapping(schema)) {
    throw new InputError(`${name} must be a JSON Schema or a Standard Schema (zod, Valibot, ArkType)`);
  }
  checkSchema(schema, name);
  const check = async (value: unknown) => {
    const problems = new Check(new BoundedRun(schema, name)).apply(schema, value).problems;
    return problems.length === 0 ? { value } : { problems: sentence(problems) };
  };
  return { json: schema, check };
}

/** Returns true for a Standard Schema: an object or, in ArkType, a function. */
function isStandard(schema: unknown): schema is StandardSchema {
  const isThing = (typeof schema === "object" && schema !== null) || typeof schema === "function";
  return isThing && "~standard" in schema && typeof schema["~standard"] === "object" && schema["~standard"] !== null;
}

function jsonOf(schema: StandardSchema, name: string): JsonSchema {
  const { vendor, jsonSchema } = schema["~standard"];
  if (jsonSchema === undefined) {
    throw new InputError(
      `${name} (${vendor}) cannot be sent to a model: it lacks "~standard".jsonSchema. Use zod 4.2, ArkType 2.1.28 or newer, toStandardJsonSchema() of @valibot/to-json-schema, or pass a JSON Schema`,
    );
  }
  try {
    // The field `$schema`, which names the draft, is removed, because some providers refuse schemas that contain it.
    const { $schema: _, ...json } = jsonSchema.input({ target: "draft-2020-12" });
    return json;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw new InputError(`${name} (${vendor}) cannot be written as JSON Schema: ${words}`, { cause: error });
  }
}

function fromIssue({ message, path = [] }: StandardIssue) {
  const steps = path.map((step) => (typeof step === "object" ? step.key : step));
  return { path: pathText(steps.map((step) => (typeof step === "number" ? step : String(step)))), message };
}

const MOST_PROBLEMS = 5;

function sentence(problems: readonly { readonly path: string; readonly message: string }[]): string {
  const texts = problems
    .slice(0, MOST_PROBLEMS)
    .map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
  const rest = problems.length - texts.length;
  const atLeast = problems.length >= MAX_PROBLEMS ? "at least " : "";
  return texts.join("; ") + (rest > 0 ? `; and ${atLeast}${rest} more` : "");
}
