import type { ErrorObject } from "ajv";
import type { ChoiceErrors } from "./choices.ts";
import { tooManyProblems } from "./convert.ts";
import type { Entry, Finding, Json, JsonObject, Path } from "./entry.ts";
import { describeField, expectedType, hintFor, limitWords, typeHint } from "./explain-words.ts";
import { isObject, listOf, objectOf, textsOf } from "./json.ts";
import { locate } from "./locate.ts";
import { pathOf, pointerStep, valueAt, written } from "./pointer.ts";
import { regexFlaw } from "./regex.ts";
import { listed, nearest, quoted, suggestion } from "./suggest.ts";
import type { Duplicate } from "./unique-items.ts";

/** A finding, and what it is about: of two findings with the same subject only the one of the lower rank is shown. */
interface Ranked extends Omit<Finding, "entry"> {
  readonly subject: string;
  readonly rank: number;
}

/**
 * Says in words what a validator found in an entry: one finding for each mistake, in the order of the fields.
 *
 * @param schemas all schemas by name, to look up descriptions
 */
export function explain(
  entry: Entry,
  errors: readonly ErrorObject[],
  schemas: Readonly<Record<string, JsonObject>>,
): Finding[] {
  const flat = atHome(flatten(errors).slice(0, MAX_ERRORS), entry);
  const renamed = renamedFields(flat);
  const dependent = new Set(
    flat.filter(({ keyword }) => keyword === "dependencies").map((error) => error.instancePath),
  );
  const best = new Map<string, Ranked>();
  for (const error of flat) {
    if (isRenaming(error, renamed)) continue;
    // "title needs template" says more than "template, message or rules is missing".
    if (error.keyword === "requiredChoice" && dependent.has(error.instancePath)) continue;
    for (const finding of findings(error, entry, schemas)) {
      const rival = best.get(finding.subject);
      if (rival === undefined || finding.rank < rival.rank) best.set(finding.subject, finding);
    }
  }
  const all = Array.from(best.values(), ({ finding }) => ({ entry, ...finding }));
  const more = all[MAX_FINDINGS];
  if (more === undefined) return all;
  const { code, message, hint } = tooManyProblems(all.length - MAX_FINDINGS);
  return [...all.slice(0, MAX_FINDINGS), { ...more, code, message, ...optional(hint) }];
}

/** Most errors that are looked at, and most findings that are reported, of one file: nobody reads more. */
const MAX_ERRORS = 1000;
const MAX_FINDINGS = 100;

/** Errors of chosen branches in place of the choices; the outer error of a wrong name goes, its reason stays. */
function flatten(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors.flatMap((error) => {
    if (error.keyword === "choice") return flatten((error.params as ChoiceErrors).errors);
    return error.keyword === "propertyNames" ? [] : [error];
  });
}

/** Errors in a value that aliases repeat, moved to where the value stands first: there it can be mended. */
function atHome(errors: readonly ErrorObject[], { data }: Entry): ErrorObject[] {
  const homes = new Map<object, string>();
  return errors.map((error) => {
    let pointer = "";
    const path = pathOf(error.instancePath, data);
    for (const [index, step] of path.entries()) {
      pointer += pointerStep(step);
      const value = valueAt(data, path.slice(0, index + 1));
      if (typeof value !== "object" || value === null) continue;
      const home = homes.get(value);
      if (home === undefined) homes.set(value, pointer);
      else pointer = home;
    }
    return { ...error, instancePath: pointer };
  });
}

/** For each place the missing names for which an unknown field was probably meant. */
function renamedFields(errors: readonly ErrorObject[]): ReadonlySet<string> {
  const unknown = errors.filter(({ keyword }) => keyword === "additionalProperties");
  return new Set(
    unknown.flatMap(({ instancePath, params, parentSchema }) => {
      const meant = nearest(String(params["additionalProperty"]), Object.keys(objectOf(parentSchema?.["properties"])));
      return meant === undefined ? [] : [`${instancePath}/${meant}`];
    }),
  );
}

function isRenaming({ keyword, instancePath, params }: ErrorObject, renamed: ReadonlySet<string>): boolean {
  return keyword === "required" && renamed.has(`${instancePath}/${String(params["missingProperty"])}`);
}

/** Keywords in the order in which they tell more about a wrong value. */
const RANKS = ["requiredChoice", "enum", "const", "type", "format", "pattern"];

function findings(error: ErrorObject, entry: Entry, schemas: Readonly<Record<string, JsonObject>>): Ranked[] {
  const { keyword, params, instancePath } = error;
  const base = pathOf(instancePath, entry.data);
  const schema = objectOf(error.parentSchema);
  if (keyword === "required" || keyword === "dependencies") return [missing(error, base, schema, schemas)];
  if (keyword === "additionalProperties") return [unknown(String(params["additionalProperty"]), base, schema)];
  if (keyword === "uniqueItems") return duplicates(params["duplicates"], entry, base);
  if (keyword === "requiredChoice") return eitherOr(error, base, schema, schemas);
  const name = error.propertyName;
  if (name !== undefined) {
    const subject = `name ${instancePath}/${name}`;
    const message = `${quoted(name)} is no valid name${inside(base)}`;
    return [
      { path: [...base, name], atKey: true, code: "bad-name", message, hint: nameHint(schema), subject, rank: 0 },
    ];
  }
  const rank = RANKS.includes(keyword) ? RANKS.indexOf(keyword) : RANKS.length;
  return [{ path: base, ...aboutValue(error, entry, base, schema), subject: `value ${instancePath}`, rank }];
}

function missing(
  error: ErrorObject,
  base: Path,
  schema: JsonObject,
  schemas: Readonly<Record<string, JsonObject>>,
): Ranked {
  const name = String(error.params["missingProperty"]);
  const hint = describeField(schema, name, schemas) ?? "add it";
  const subject = `missing ${error.instancePath}/${name}`;
  if (error.keyword === "required") {
    const message = `${quoted(name)} is missing${inside(base)}`;
    return { path: [...base, name], code: "missing-field", message, hint, subject, rank: 1 };
  }
  const owner = String(error.params["property"]);
  const message = `${quoted(owner)} needs ${quoted(name)} beside it${inside(base)}`;
  return { path: [...base, owner], atKey: true, code: "missing-field", message, hint, subject, rank: 0 };
}

function unknown(name: string, base: Path, schema: JsonObject): Ranked {
  const hint = suggestion(name, Object.keys(objectOf(schema["properties"])));
  const message = `unknown field ${quoted(name)}${inside(base)}`;
  return {
    path: [...base, name],
    atKey: true,
    code: "unknown-field",
    message,
    hint,
    subject: `unknown ${written(base)} ${name}`,
    rank: 0,
  };
}

function duplicates(found: readonly Duplicate[], entry: Entry, base: Path): Ranked[] {
  return found.map(({ index, first }) => {
    const path = [...base, index];
    const message = `${quoted(valueAt(entry.data, path))} stands twice in ${written(base)}: it is item ${first + 1} too`;
    return {
      path,
      code: "duplicate-item",
      message,
      hint: "delete one of them",
      subject: `twice ${written(path)}`,
      rank: 0,
    };
  });
}

/** Of several sets of fields exactly one must be there. A set of which a part is there is the one that was meant. */
function eitherOr(
  error: ErrorObject,
  base: Path,
  schema: JsonObject,
  schemas: Readonly<Record<string, JsonObject>>,
): Ranked[] {
  const groups = listOf(error.params["groups"]).map((group) => textsOf(group).map(({ text }) => text));
  const data = objectOf(error.data as JsonObject | undefined);
  const started = groups.filter((group) => group.some((name) => Object.hasOwn(data, name)));
  const [only] = started;
  if (error.params["isTooMuch"] !== true && started.length === 1 && only !== undefined) {
    const absent = only.filter((name) => !Object.hasOwn(data, name));
    return absent.map((missingProperty) =>
      missing({ ...error, keyword: "required", params: { missingProperty } }, base, schema, schemas),
    );
  }
  const place = { path: base, atKey: true, subject: `choice ${error.instancePath}`, rank: 0 };
  const ways = groups.map((group) => group.join(" with ")).join(", or ");
  const name = written(base) || "the entry";
  if (started.length === 0) {
    return [{ ...place, code: "missing-field", message: `${name} needs ${ways}`, hint: "add what is meant" }];
  }
  const given = listed(groups.flat().filter((field) => Object.hasOwn(data, field)));
  const message = `${name} has fields that exclude each other: ${given}`;
  return [{ ...place, code: "either-or", message, hint: `keep ${ways}` }];
}

type Said = Pick<Finding, "code" | "message"> & { readonly hint?: string };

/** What is wrong with one value. */
function aboutValue(error: ErrorObject, entry: Entry, path: Path, schema: JsonObject): Said {
  const { keyword, params } = error;
  const name = written(path) || "the entry";
  const value = valueAt(entry.data, path);
  const hint = hintFor(schema);
  if (keyword === "type") {
    const types = [params["type"]].flat().map(String);
    const source = sourceText(entry, path, value);
    const message = `${name} must be ${expectedType(types)}, ${value === null ? "but nothing is given" : `not ${source}`}`;
    return { code: "wrong-type", message, ...optional(typeHint(types, value, source) ?? hint) };
  }
  if (keyword === "enum" || keyword === "const") {
    const allowed = keyword === "const" ? [params["allowedValue"]] : listOf(params["allowedValues"]);
    const hint = suggestion(typeof value === "string" ? value : "", allowed.map(String));
    return { code: "not-allowed", message: `${name} cannot be ${quoted(value)}`, hint };
  }
  const limit = limitWords(keyword, params["limit"], value);
  if (limit !== undefined) return { code: limit.code, message: `${name} ${limit.message}`, ...optional(hint) };
  if (keyword === "format" || keyword === "pattern") {
    const kind = FORMATS[String(params["format"])] ?? "of the right form";
    const reason = params["format"] === "regex" && typeof value === "string" ? regexFlaw(value) : undefined;
    return { code: "bad-format", message: `${name} is not ${kind}: ${quoted(value)}`, ...optional(hint ?? reason) };
  }
  const said =
    keyword === "ambiguous" ? "fits more than one of the allowed forms" : (error.message ?? "is not allowed");
  return { code: "not-allowed", message: `${name} ${said}`, ...optional(hint) };
}

/** A value as it is written in the file: 1.10 is read as 1.1. */
function sourceText(entry: Entry, path: Path, value: Json | undefined): string {
  if (typeof value !== "number") return quoted(value);
  const { excerpt, column, width } = locate(entry, path);
  const text = excerpt.slice(column - 1, column - 1 + width);
  return Number(text) === value ? text : quoted(value);
}

const FORMATS: Readonly<Record<string, string>> = { uri: "an address (URL)", regex: "a regular expression" };

function optional(hint: string | undefined): { readonly hint?: string } {
  return hint === undefined ? {} : { hint };
}

function inside(base: Path): string {
  return base.length === 0 ? "" : ` in ${written(base)}`;
}

function nameHint(schema: JsonObject): string {
  const pattern = schema["pattern"];
  return typeof pattern === "string" ? `names must match ${pattern}` : "choose another name";
}

/** True for what a validator reports; narrows values from outside. */
export function isErrorList(value: unknown): value is ErrorObject[] {
  return Array.isArray(value) && value.every(isObject);
}
