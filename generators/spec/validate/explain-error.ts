import type { ErrorObject } from "ajv";
import type { Entry, Finding, Json, JsonObject, Path } from "../entry.ts";
import { describeField, expectedType, hintFor, limitWords, typeHint } from "./explain-words.ts";
import { listOf, objectOf, textOf, textsOf } from "../json.ts";
import { locate } from "../yaml/locate.ts";
import type { Fault } from "../yaml/locate.ts";
import { pathOf, valueAt, written } from "../pointer.ts";
import { regexFlaw } from "../schema/patterns.ts";
import { listed, quoted, suggestion } from "../suggest.ts";
import type { Duplicate } from "../schema/unique-items.ts";

/**
 * The problem that explains one error. If several problems have the same `subject`, only the problem with the lowest
 * `rank` is reported.
 */
export interface Judged {
  readonly subject: string;
  readonly rank: number;
  readonly finding: Omit<Finding, "entry">;
}

type Schemas = Readonly<Record<string, JsonObject>>;

interface Case {
  readonly error: ErrorObject;
  readonly entry: Entry;
  readonly path: Path;
  /** The schema that contains the keyword of the error. */
  readonly schema: JsonObject;
  readonly schemas: Schemas;
}

/** Keywords of JSON Schema, ordered by how well their errors explain a mistake: the best explanation comes first. */
const RANKS = ["enum", "const", "type", "format", "pattern"];

/**
 * Explains one error of a validator. Most errors become one finding, but errors of some keywords become none or
 * several.
 */
export function judge(error: ErrorObject, entry: Entry, schemas: Schemas): Judged[] {
  const { keyword, instancePath, propertyName } = error;
  const one: Case = {
    error,
    entry,
    path: pathOf(instancePath, entry.data),
    schema: objectOf(error.parentSchema),
    schemas,
  };
  if (keyword === "required") return [missing(one, parameter(one, "missingProperty"))];
  if (keyword === "dependencies") return [missingPartner(one)];
  if (keyword === "additionalProperties") return [unknown(one)];
  if (keyword === "uniqueItems") return repeated(one);
  if (keyword === "requiredChoice") return eitherOr(one);
  if (propertyName !== undefined) return [badName(one, propertyName)];
  const rank = RANKS.includes(keyword) ? RANKS.indexOf(keyword) : RANKS.length;
  return [{ subject: `value ${instancePath}`, rank, finding: { path: one.path, ...aboutValue(one) } }];
}

function parameter({ error }: Case, name: string): string {
  return String(error.params[name]);
}

function missing({ error, path, schema, schemas }: Case, name: string): Judged {
  const hint = describeField(schema, name, schemas) ?? "add it";
  const message = `${quoted(name)} is missing${inside(path)}`;
  const subject = `missing ${error.instancePath}/${name}`;
  return { subject, rank: 1, finding: { path: [...path, name], code: "missing-field", message, hint } };
}

/** Describes the problem that a field requires another field, which is missing. */
function missingPartner(one: Case): Judged {
  const [owner, name] = [parameter(one, "property"), parameter(one, "missingProperty")];
  const { subject, finding } = missing(one, name);
  const message = `${quoted(owner)} also needs ${quoted(name)}${inside(one.path)}`;
  return { subject, rank: 0, finding: { ...finding, path: [...one.path, owner], atKey: true, message } };
}

function unknown(one: Case): Judged {
  const name = parameter(one, "additionalProperty");
  const hint = suggestion(name, Object.keys(objectOf(one.schema["properties"])));
  const message = `unknown field ${quoted(name)}${inside(one.path)}`;
  const path = [...one.path, name];
  return {
    subject: `unknown ${written(path)}`,
    rank: 0,
    finding: { path, atKey: true, code: "unknown-field", message, hint },
  };
}

function badName({ path, schema }: Case, name: string): Judged {
  const pattern = textOf(schema["pattern"]);
  const message = `${quoted(name)} is not a valid name${inside(path)}`;
  const hint = pattern === undefined ? "choose another name" : `names must match ${pattern}`;
  const finding = { path: [...path, name], atKey: true, code: "bad-name", message, hint };
  return { subject: `name ${written(finding.path)}`, rank: 0, finding };
}

function repeated({ error, entry, path }: Case): Judged[] {
  const duplicates: readonly Duplicate[] = error.params["duplicates"];
  return duplicates.map(({ index, first }) => {
    const place = [...path, index];
    const message = `${quoted(valueAt(entry.data, place))} is listed twice in ${written(path)}: item ${first + 1} is the same`;
    const finding = { path: place, code: "duplicate-item", message, hint: "delete one of the two items" };
    return { subject: `twice ${written(place)}`, rank: 0, finding };
  });
}

/**
 * Describes the problem of a value that must have exactly one of several sets of fields. If some fields of a set are
 * present, the author probably meant that set.
 */
function eitherOr(one: Case): Judged[] {
  const { error, entry, path } = one;
  const groups = listOf(error.params["groups"]).map((group) => textsOf(group));
  const value = objectOf(valueAt(entry.data, path));
  const isGiven = (name: string): boolean => Object.hasOwn(value, name);
  const [begun, other] = groups.filter((group) => group.some(isGiven));
  if (begun !== undefined && other === undefined)
    return begun.filter((name) => !isGiven(name)).map((name) => missing(one, name));
  const ways = groups.map((group) => group.join(" with ")).join(", or ");
  const name = written(path) || "the entry";
  const fault =
    begun === undefined
      ? { code: "missing-field", message: `${name} needs ${ways}`, hint: "add the fields of one of these choices" }
      : {
          code: "either-or",
          message: `${name} has fields that exclude each other: ${listed(groups.flat().filter(isGiven))}`,
          hint: `keep ${ways}`,
        };
  return [{ subject: `choice ${error.instancePath}`, rank: 0, finding: { path, atKey: true, ...fault } }];
}

const FORMATS: Readonly<Record<string, string>> = {
  date: "a valid date",
  regex: "a regular expression",
  uri: "an address (URL)",
};

function aboutValue(one: Case): Fault {
  const { error, entry, path, schema } = one;
  const { keyword, params } = error;
  const name = written(path) || "the entry";
  const value = valueAt(entry.data, path);
  const hint = hintFor(schema);
  if (keyword === "type") return wrongType(one, name, value);
  if (keyword === "enum" || keyword === "const") {
    const allowed =
      keyword === "const" ? [parameter(one, "allowedValue")] : listOf(params["allowedValues"]).map(String);
    const message = `${name} cannot be ${quoted(value)}`;
    return { code: "not-allowed", message, hint: suggestion(textOf(value) ?? "", allowed) };
  }
  const limit = limitWords(keyword, params["limit"], value);
  if (limit !== undefined) return withHint({ code: limit.code, message: `${name} ${limit.message}` }, hint);
  if (keyword === "format" || keyword === "pattern") {
    const format = parameter(one, "format");
    const message = `${name} is not ${FORMATS[format] ?? "in the required form"}: ${quoted(value)}`;
    if (format === "date") return { code: "bad-format", message, hint: 'write year-month-day: "2026-11-21"' };
    return withHint(
      { code: "bad-format", message },
      hint ?? (format === "regex" ? regexFlaw(textOf(value) ?? "") : patternHint(schema)),
    );
  }
  const said =
    keyword === "ambiguous" ? "matches more than one of the allowed forms" : (error.message ?? "is not allowed");
  return withHint({ code: "not-allowed", message: `${name} ${said}` }, hint);
}

function patternHint(schema: JsonObject): string | undefined {
  const pattern = textOf(schema["pattern"]);
  return pattern === undefined ? undefined : `it must match ${pattern}`;
}

function wrongType({ error, entry, path, schema }: Case, name: string, value: Json | undefined): Fault {
  const types = [error.params["type"]].flat().map(String);
  const source = sourceText(entry, path, value);
  const found = value === null ? "but has no value" : `not ${source}`;
  const message = `${name} must be ${expectedType(types)}, ${found}`;
  return withHint({ code: "wrong-type", message }, typeHint(types, value, source) ?? hintFor(schema));
}

/** Returns a value as it is written in the file, because the parser reads `1.10` as the number 1.1. */
function sourceText(entry: Entry, path: Path, value: Json | undefined): string {
  if (typeof value !== "number") return quoted(value);
  const { excerpt, column, width } = locate(entry, path);
  const text = excerpt.slice(column - 1, column - 1 + width);
  return Number(text) === value ? text : quoted(value);
}

function withHint(fault: Fault, hint: string | undefined): Fault {
  return hint === undefined ? fault : { ...fault, hint };
}

function inside(path: Path): string {
  return path.length === 0 ? "" : ` in ${written(path)}`;
}
