import type { ErrorObject } from "ajv";
import type { Entry, Finding, Json, JsonObject, Path } from "../entry.ts";
import { isList, isObject, listOf, objectOf, textOf } from "../json.ts";
import { pathOf, pointerStep, valueAt, written } from "../pointer.ts";
import { hasType } from "../schema/choices.ts";
import { regexFlaw } from "../schema/patterns.ts";
import { nearest } from "../../../runtime/contract/suggest.ts";
import { quoted, suggestion } from "../suggest.ts";
import type { Fault } from "../yaml/locate.ts";

/**
 * Matches the placeholders that `hubsmith new` writes into a new file: the words `FILL IN`, or the host
 * `fill-in.example` in an address.
 */
export const BLANK = /FILL IN|\/\/fill-in\.example\b/;

/** The code of a problem for each keyword of JSON Schema. Default: `not-allowed`. */
const CODES: Readonly<Record<string, string>> = {
  const: "not-allowed",
  enum: "not-allowed",
  type: "wrong-type",
  format: "bad-format",
  pattern: "bad-format",
  minLength: "too-short",
  maxLength: "too-long",
  minItems: "too-few",
  maxItems: "too-many",
  minProperties: "too-few",
  maxProperties: "too-many",
  minimum: "too-small",
  maximum: "too-large",
  exclusiveMinimum: "too-small",
  exclusiveMaximum: "too-large",
};

/** Keywords, ordered by how well their errors explain a mistake: the best explanation comes first. */
const RANKS = Object.keys(CODES);

/**
 * Explains the errors of a validator in an entry: one finding for each mistake, even if the mistake breaks several
 * rules.
 *
 * @param errors errors of a validator made by `validate.ts`, with `verbose`
 * @param lookUp returns the schema that a `$ref` refers to
 */
export function explain(
  entry: Entry,
  errors: readonly ErrorObject[],
  lookUp: (reference: string) => JsonObject,
): Finding[] {
  const best = new Map<string, ErrorObject>();
  const meant = new Set(errors.flatMap(meantField));
  // A choice of fields depends on fields whose names are wrong, or whose partners are missing.
  const explained = new Set(
    errors.flatMap(({ keyword, instancePath }) =>
      keyword === "dependencies" || keyword === "additionalProperties" ? [instancePath] : [],
    ),
  );
  for (const error of errors.toSorted((one, other) => rank(one) - rank(other))) {
    const { keyword, instancePath, params } = error;
    const name = String(params["missingProperty"] ?? params["additionalProperty"] ?? error.propertyName ?? "");
    const field = instancePath + pointerStep(name);
    // A required field whose name is misspelled is not missing. ajv reports a bad name twice.
    if ((params["missingProperty"] !== undefined && meant.has(field)) || keyword === "propertyNames") continue;
    if (keyword === "choice" && explained.has(instancePath)) continue;
    const subject = name === "" ? instancePath : field;
    if (!best.has(subject)) best.set(subject, error);
  }
  return Array.from(best.values(), (error) => ({ entry, ...findingOf(error, entry, lookUp) }));
}

function rank({ keyword }: ErrorObject): number {
  const index = RANKS.indexOf(keyword);
  return index < 0 ? RANKS.length : index;
}

/** Returns the path of the allowed field that the author probably meant by an unknown field. */
function meantField({ keyword, instancePath, params, parentSchema }: ErrorObject): string[] {
  if (keyword !== "additionalProperties") return [];
  const meant = nearest(String(params["additionalProperty"]), Object.keys(objectOf(parentSchema?.["properties"])));
  return meant === undefined ? [] : [instancePath + pointerStep(meant)];
}

type Place = Omit<Finding, "entry">;

function findingOf(error: ErrorObject, { data }: Entry, lookUp: (reference: string) => JsonObject): Place {
  const { keyword, instancePath, params, propertyName, message = "" } = error;
  const path = pathOf(instancePath, data);
  const schema = objectOf(error.parentSchema);
  const inside = path.length === 0 ? "" : ` in ${written(path)}`;
  if (params["missingProperty"] !== undefined) return missing(error, path, inside, lookUp);
  if (keyword === "additionalProperties") {
    const name = String(params["additionalProperty"]);
    const properties = objectOf(schema["properties"]);
    const renamed = Object.keys(properties).find((field) => objectOf(properties[field])["formerly"] === name);
    const now = renamed === undefined ? undefined : objectOf(properties[renamed]);
    const hint = now
      ? `the field is now called ${quoted(renamed)}: ${textOf(now["description"])}`
      : suggestion(name, Object.keys(properties));
    const fault = { code: "unknown-field", message: `unknown field ${quoted(name)}${inside}`, hint };
    return { path: [...path, name], atKey: true, ...fault };
  }
  if (propertyName !== undefined) {
    const fault = { code: "bad-name", message: `${quoted(propertyName)} is not a valid name${inside}: it ${message}` };
    return { path: [...path, propertyName], atKey: true, ...fault };
  }
  if (keyword === "uniqueItems") {
    const [index = 0, first = 0] = [Number(params["i"]), Number(params["j"])].toSorted((one, other) => other - one);
    const item = quoted(valueAt(data, [...path, index]));
    const twice = `${item} is listed twice in ${written(path)}: item ${first + 1} is the same`;
    const fault = { code: "duplicate-item", message: twice, hint: "delete one of the two items" };
    return { path: [...path, index], ...fault };
  }
  const value = valueAt(data, path);
  if (typeof value === "string" && BLANK.test(value)) {
    const hint = hintFor(schema) ?? "replace the placeholder with the real value";
    return { path, code: "blank", message: "this placeholder is not filled in", hint };
  }
  const fault = aboutValue(keyword, params, message, value, schema);
  const said = `${written(path) || "the entry"} ${fault.message}`;
  return { path, atKey: keyword === "choice", code: CODES[keyword] ?? "not-allowed", ...fault, message: said };
}

function missing(
  { params, parentSchema }: ErrorObject,
  path: Path,
  inside: string,
  lookUp: (reference: string) => JsonObject,
): Place {
  const name = String(params["missingProperty"]);
  const field = objectOf(objectOf(parentSchema?.["properties"])[name]);
  const owner = textOf(params["property"]);
  const said = owner === undefined ? `${quoted(name)} is missing` : `${quoted(owner)} also needs ${quoted(name)}`;
  const hint = hintFor(field) ?? hintFor(lookUp(textOf(field["$ref"]) ?? "")) ?? "add it";
  return { path: [...path, owner ?? name], atKey: true, code: "missing-field", message: said + inside, hint };
}

function aboutValue(
  keyword: string,
  params: JsonObject,
  message: string,
  value: Json | undefined,
  schema: JsonObject,
): Omit<Fault, "code"> {
  const hint = hintFor(schema);
  if (keyword === "enum" || keyword === "const") {
    const allowed = keyword === "const" ? [params["allowedValue"]] : listOf(params["allowedValues"]);
    return { message: `cannot be ${quoted(value)}`, hint: suggestion(textOf(value) ?? "", allowed.map(String)) };
  }
  const found = value === null ? "but has no value" : `not ${quoted(value)}`;
  if (keyword === "type") {
    const types = [params["type"]].flat().map(String);
    const isPlain = typeof value === "number" || typeof value === "boolean";
    const isQuoted = typeof value === "string" && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value);
    const fix =
      isPlain && types.includes("string")
        ? "put the value in quotes"
        : isQuoted && types.some((type) => hasType(JSON.parse(value), type))
          ? `write the value without quotes: ${value}`
          : types.includes("array") && (isPlain || typeof value === "string")
            ? "write the value as a list, such as [a, b]"
            : undefined;
    return withHint(`must be ${[...new Set(types)].join(" or ")}, ${found}`, fix ?? hint);
  }
  const isShown = typeof value !== "object" && keyword !== "choice";
  const reason = params["format"] === "regex" ? regexFlaw(textOf(value) ?? "") : undefined;
  return withHint(isShown ? `${message}: ${quoted(value)}` : message, hint ?? reason);
}

function withHint(message: string, hint: string | undefined): Omit<Fault, "code"> {
  return hint === undefined ? { message } : { message, hint };
}

/** Returns the schema's description of a value, with an example if there is one. */
function hintFor(schema: JsonObject): string | undefined {
  const description = textOf(schema["description"]);
  const [example] = listOf(schema["examples"]);
  const sample = example === undefined || isList(example) || isObject(example) ? "" : ` Example: ${quoted(example)}.`;
  return description === undefined ? undefined : `${description}${sample}`;
}
