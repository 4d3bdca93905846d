/** The parts of a JSON Schema in `spec/io` that pages read. */
export interface IoSchema {
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly media?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: IoSchema;
  readonly properties?: Readonly<Record<string, IoSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | IoSchema;
  readonly anyOf?: readonly IoSchema[];
}

/** A file of `spec/io`. */
export interface IoFile {
  /** Ids of the tasks that share this file. Absent if the file belongs to one task, and has the name of this task. */
  readonly tasks?: readonly string[];
  readonly input?: IoSchema;
  readonly output?: IoSchema;
  readonly stream_output?: IoSchema;
  readonly $defs?: Readonly<Record<string, IoSchema>>;
}

/** A row of a table: one field of an input or output. */
export interface IoRow {
  /** Names of fields, from the outermost to the innermost; `[]` is an item of a list. */
  readonly path: readonly string[];
  /** Type in words, with code in backticks. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Range and default in words, with code in backticks; `""` if there are none. */
  readonly limits: string;
}

/** An input or output as a table: a description, and a row for each field. */
export interface IoTable {
  readonly lead: string;
  readonly rows: readonly IoRow[];
}

/** Maximum number of nested levels in a table. Deeper levels are described only in the schema. */
const DEEPEST = 5;

/** Finds the schema to which a `$ref` refers. */
type Resolve = (schema: IoSchema) => IoSchema;

/** Adds the file name to all references in the shared file, so that these references work in other files too. */
export function sharedFile(common: IoFile): IoFile {
  return JSON.parse(JSON.stringify(common).replaceAll('"$ref":"#/', '"$ref":"_common.yaml#/'));
}

/**
 * Returns the table of a schema's fields.
 *
 * @param common the shared file, as `sharedFile` returns it
 */
export function ioTable(schema: IoSchema, file: IoFile, common: IoFile): IoTable {
  const resolve: Resolve = (one) => resolved(one, file, common, 0);
  const whole = resolve(schema);
  const isList = whole.type === "array" && whole.items !== undefined;
  const type = isList || whole.properties === undefined ? wholeWords(whole, isList, resolve) : "";
  return {
    lead: `${whole.description ?? ""}${type}${limitsOf(whole) === "" ? "" : ` (${limitsOf(whole)})`}`,
    rows: fieldRows(isList ? (whole.items ?? {}) : whole, [], resolve),
  };
}

function wholeWords(whole: IoSchema, isList: boolean, resolve: Resolve): string {
  if (isList && resolve(whole.items ?? {}).properties !== undefined) return " A list of objects with the fields below.";
  return ` Type: ${typeWords(whole, resolve)}.`;
}

/**
 * Replaces a reference by the schema to which the reference points. Fields next to the reference override fields of
 * this schema.
 */
function resolved(schema: IoSchema, file: IoFile, common: IoFile, depth: number): IoSchema {
  const { $ref, ...own } = schema;
  if ($ref === undefined || depth > DEEPEST) return own;
  const [place = "", name = ""] = $ref.split("#/$defs/");
  const found = (place === "" ? file : common).$defs?.[name] ?? {};
  return { ...resolved(found, place === "" ? file : common, common, depth + 1), ...own };
}

function fieldRows(schema: IoSchema, path: readonly string[], resolve: Resolve): IoRow[] {
  const whole = resolve(schema);
  if (path.length > DEEPEST) return [];
  if (whole.anyOf !== undefined) return unique(whole.anyOf.flatMap((one) => fieldRows(one, path, resolve)));
  if (whole.items !== undefined && path.length > 0)
    return fieldRows(whole.items, [...path.slice(0, -1), `${path.at(-1)}[]`], resolve);
  if (whole.items !== undefined) return fieldRows(whole.items, path, resolve);
  return Object.entries(whole.properties ?? {}).flatMap(([name, property]) => {
    const here = [...path, name];
    const value = resolve(property);
    const row: IoRow = {
      path: here,
      type: typeWords(value, resolve),
      isRequired: whole.required?.includes(name) ?? false,
      ...withDefaultOnce(value),
    };
    return [row, ...fieldRows(value, here, resolve)];
  });
}

/**
 * Returns the description and limits of a field. Only one of them names the default. If the description ends with a
 * sentence such as "Absent: 5.", this sentence is removed, and the limits name the default. If the description names
 * the default in another way, the limits do not.
 */
function withDefaultOnce(value: IoSchema): Pick<IoRow, "description" | "limits"> {
  const { description = "", default: fallback, ...others } = value;
  const word = typeof fallback === "string" ? fallback : JSON.stringify(fallback);
  const short = ` Absent: ${word}.`;
  if (description.endsWith(short)) return { description: description.slice(0, -short.length), limits: limitsOf(value) };
  const [, said] = /\bAbsent(?: or null)?: ([\w.-]*\w)/.exec(description) ?? [];
  return { description, limits: limitsOf(said === word ? others : value) };
}

/** Returns each field once. If several alternatives of a schema have the field, the first alternative describes it. */
function unique(rows: readonly IoRow[]): IoRow[] {
  const seen = new Set<string>();
  return rows.filter(({ path }) => {
    const key = path.join(".");
    return seen.has(key) ? false : seen.add(key);
  });
}

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "number",
  integer: "whole number",
  boolean: "true or false",
  object: "mapping",
  array: "list",
  null: "null",
};

const MEDIA: Readonly<Record<string, string>> = {
  any: "a file",
  image: "an image file",
  audio: "an audio file",
  video: "a video file",
};

function typeWords(schema: IoSchema, resolve: Resolve): string {
  const { type, media, enum: choices, anyOf, items, additionalProperties: others } = schema;
  if (media !== undefined) return MEDIA[media] ?? media;
  if ("const" in schema) return code(schema.const);
  if (choices !== undefined) return choices.map(code).join(", ");
  if (anyOf !== undefined) return [...new Set(anyOf.map((one) => typeWords(resolve(one), resolve)))].join(" or ");
  if (typeof type === "object") return type.map((one) => typeWords({ ...schema, type: one }, resolve)).join(" or ");
  if (type === "array" && items !== undefined) return `list of ${plural(typeWords(resolve(items), resolve))}`;
  if (type === "object" && typeof others === "object") {
    return `mapping of names to ${plural(typeWords(resolve(others), resolve))}`;
  }
  return type === undefined ? "anything" : (KINDS[type] ?? type);
}

function plural(words: string): string {
  const simple: Readonly<Record<string, string>> = {
    text: "texts",
    number: "numbers",
    "whole number": "whole numbers",
    mapping: "mappings",
    "an image file": "image files",
  };
  if (words.startsWith("list of ")) return words.replace("list of", "lists of");
  return words
    .split(" or ")
    .map((word) => simple[word] ?? word)
    .join(" or ");
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function limitsOf(schema: IoSchema): string {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const { minLength, maxLength, minItems, maxItems } = schema;
  const parts = [
    minimum !== undefined && maximum !== undefined ? `from ${minimum} to ${maximum}` : undefined,
    minimum !== undefined && maximum === undefined ? `at least ${minimum}` : undefined,
    maximum !== undefined && minimum === undefined ? `at most ${maximum}` : undefined,
    exclusiveMinimum === undefined ? undefined : `more than ${exclusiveMinimum}`,
    exclusiveMaximum === undefined ? undefined : `less than ${exclusiveMaximum}`,
    lengthWords(minLength, maxLength, "character"),
    lengthWords(minItems, maxItems, "item"),
    schema.default === undefined ? undefined : `default ${code(schema.default)}`,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

function lengthWords(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  const count = (number: number): string => `${number} ${unit}${number === 1 ? "" : "s"}`;
  if (least === most && least !== undefined) return `exactly ${count(least)}`;
  if (most === undefined) return least === 0 ? undefined : `at least ${count(least ?? 0)}`;
  return least === undefined || least === 0 ? `at most ${count(most)}` : `${least} to ${count(most)}`;
}
