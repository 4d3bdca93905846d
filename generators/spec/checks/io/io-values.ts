import type { Check, Entry, Json, JsonObject, Path, Spec } from "../../entry.ts";
import { referenceOf, schemasOf } from "../../io-schemas.ts";
import { canonical, isList, isObject, listOf, numberOf, objectOf, textsOf } from "../../json.ts";
import { hasType, typesOf } from "../../schema/choices.ts";
import { listed, quoted } from "../../suggest.ts";
import { expectedType, LIMIT_KEYWORDS, limitWords } from "../../validate/explain-words.ts";

/** Checks that default values, examples and allowed values match their schema. */
export const ioValues: Check = function* (spec) {
  for (const entry of spec.io) {
    for (const { schema, path } of schemasOf(entry)) {
      for (const { value, way, against } of valuesOf(schema)) {
        const flaw = fits(value, against, spec, entry);
        if (flaw === undefined) continue;
        const message = `${way[0]} ${way.length === 1 ? "is" : "contains"} ${quoted(value)}, which does not match the schema: it ${flaw}`;
        const hint = "correct the value or the schema";
        yield { entry, path: [...path, ...way], code: "unfitting-value", message, hint };
      }
    }
  }
};

interface Value {
  readonly value: Json;
  readonly way: Path;
  /** The schema that the value must match. */
  readonly against: JsonObject;
}

function valuesOf(schema: JsonObject): Value[] {
  const { const: constant, enum: allowed, default: standard, examples, ...type } = schema;
  const single = (value: Json | undefined, way: Path, against: JsonObject): Value[] =>
    value === undefined ? [] : [{ value, way, against }];
  return [
    ...single(constant, ["const"], type),
    ...listOf(allowed).flatMap((value, index) => single(value, ["enum", index], type)),
    ...single(standard, ["default"], schema),
    ...listOf(examples).flatMap((value, index) => single(value, ["examples", index], schema)),
  ];
}

/** Maximum number of references in a chain. A longer chain is probably a cycle, which another rule reports. */
const MAX_STEPS = 50;

/**
 * Returns the reason why a value does not fit a schema of an io entry, or undefined if the value fits. Patterns are not
 * run, because a regular expression from a spec may take very long.
 *
 * @param entry the entry that contains the schema
 */
function fits(value: Json, schema: JsonObject, spec: Spec, entry: Entry, steps = 0): string | undefined {
  if (steps > MAX_STEPS || schema["media"] !== undefined) return undefined;
  const inner = (part: Json, against: JsonObject, home = entry): string | undefined =>
    fits(part, against, spec, home, steps + 1);
  const target = referenceOf(spec, entry, schema);
  const flaw = target && inner(value, target.schema, target.entry);
  return flaw ?? typeFlaw(value, schema) ?? limitFlaw(value, schema) ?? partFlaw(value, schema, inner);
}

type Inner = (part: Json, against: JsonObject) => string | undefined;

function typeFlaw(value: Json, schema: JsonObject): string | undefined {
  const { const: constant, enum: allowed } = schema;
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((one) => hasType(value, one))) return `is not ${expectedType(types)}`;
  const words = constant === undefined ? allowed : [constant];
  if (words === undefined || listOf(words).some((word) => canonical(word) === canonical(value))) return undefined;
  return `is none of the allowed values ${listed(listOf(words).map(quoted))}`;
}

function limitFlaw(value: Json, schema: JsonObject): string | undefined {
  for (const keyword of LIMIT_KEYWORDS) {
    const limit = numberOf(schema[keyword]);
    if (limit === undefined) continue;
    const size = sizeFor(keyword, value);
    if (size === undefined) continue;
    const isBroken =
      keyword === "exclusiveMinimum"
        ? size <= limit
        : keyword === "exclusiveMaximum"
          ? size >= limit
          : keyword.startsWith("min")
            ? size < limit
            : size > limit;
    if (isBroken) return limitWords(keyword, limit, value)?.message;
  }
  return undefined;
}

function sizeFor(keyword: string, value: Json): number | undefined {
  if (keyword.endsWith("Length")) return typeof value === "string" ? [...value].length : undefined;
  if (keyword.endsWith("Items")) return isList(value) ? value.length : undefined;
  return keyword.endsWith("mum") ? numberOf(value) : undefined;
}

function partFlaw(value: Json, schema: JsonObject, inner: Inner): string | undefined {
  const branches = listOf(schema["anyOf"]).filter(isObject);
  if (branches.length > 0) {
    const flaws = branches.map((branch) => inner(value, branch));
    if (flaws.every((flaw) => flaw !== undefined))
      return flaws.length === 1 ? flaws[0] : "matches none of the schemas in anyOf";
  }
  const items = schema["items"];
  if (isList(value) && isObject(items)) {
    for (const [index, item] of value.entries()) {
      const flaw = inner(item, items);
      if (flaw !== undefined) return `has a wrong item: number ${index + 1} ${flaw}`;
    }
  }
  return isObject(value) ? fieldFlaw(value, schema, inner) : undefined;
}

function fieldFlaw(value: JsonObject, schema: JsonObject, inner: Inner): string | undefined {
  const properties = objectOf(schema["properties"]);
  const missing = textsOf(schema["required"]).find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `lacks the field ${quoted(missing)}`;
  const others = schema["additionalProperties"];
  for (const [name, field] of Object.entries(value)) {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (own === undefined && others === false) return `has the unknown field ${quoted(name)}`;
    const against = own ?? others;
    const flaw = field !== undefined && isObject(against) ? inner(field, against) : undefined;
    if (flaw !== undefined) return `has a wrong field ${quoted(name)}, which ${flaw}`;
  }
  return undefined;
}
