import { kept, perEntry, placeOfSpec } from "../entries.ts";
import type { Check, Entry, Finding, Json, JsonObject, Path, Spec } from "../entry.ts";
import { COMMON, commonOf, definitionsOf, referenceOf, rootsOf, schemasOf, withInner } from "../io-schemas.ts";
import type { Definition, PlacedSchema } from "../io-schemas.ts";
import { canonical, isList, isObject, listOf, numberOf, objectOf, placedTexts, textOf } from "../json.ts";
import { pathOf, pointerStep, written } from "../pointer.ts";
import { hasType, typesOf } from "../schema/choices.ts";
import { quoted, suggestion } from "../suggest.ts";
import { findCircles } from "./circles.ts";
import { Ajv } from "ajv";

/** Checks that every `$ref` refers to a definition in its own file or in `_common.yaml`. */
export const ioReferences: Check = function* (spec) {
  for (const entry of spec.io) {
    for (const { schema, path } of schemasOf(entry)) {
      const reference = textOf(schema["$ref"]);
      if (reference === undefined || referenceOf(spec, entry, schema) !== undefined) continue;
      const message = `$ref ${quoted(reference)} refers to no definition`;
      const hint = suggestion(reference, referencesFrom(spec, entry));
      yield { entry, path: [...path, "$ref"], code: "unknown-reference", message, hint };
    }
  }
};

/** Returns all valid values of a `$ref` in this entry. */
function referencesFrom(spec: Spec, entry: Entry): string[] {
  const common = commonOf(spec);
  const own = definitionsOf(entry).map(({ name }) => `#/$defs/${name}`);
  const shared = common === undefined || common === entry ? [] : definitionsOf(common);
  return [...own, ...shared.map(({ name }) => `${COMMON}.yaml#/$defs/${name}`)];
}

/**
 * Checks that no definition consists only of a reference to itself. A definition may contain itself inside a list or a
 * field. But a definition that refers to itself directly, by `$ref` or `anyOf`, has no meaning.
 */
export const ioCircle: Check = function* (spec) {
  const definitions = new Map(spec.io.flatMap(definitionsOf).map((definition) => [keyOf(definition), definition]));
  const next = (key: string): string[] => {
    const definition = definitions.get(key);
    return definition === undefined ? [] : sameAs(spec, definition.entry, definition.schema).map(keyOf);
  };
  for (const circle of findCircles([...definitions.keys()], next)) {
    const members = circle.flatMap((key) => definitions.get(key) ?? []);
    const [first] = members;
    if (first === undefined) continue;
    const names = members.map(({ name }) => name);
    const message =
      names.length === 1
        ? `definition ${first.name} refers only to itself`
        : `definitions refer only to each other: ${names.join(" → ")}`;
    const hint = "define a type in at least one of these definitions, instead of a reference";
    yield { entry: first.entry, path: first.path, atKey: true, code: "circular-reference", message, hint };
  }
};

function keyOf({ entry, name }: Definition): string {
  return `${entry.id}#${name}`;
}

/** Returns the definitions that a schema refers to by `$ref` or `anyOf`, but not those in its lists and fields. */
function sameAs(spec: Spec, entry: Entry, schema: JsonObject): Definition[] {
  const target = referenceOf(spec, entry, schema);
  const inner = listOf(schema["anyOf"]).filter(isObject);
  return [...(target === undefined ? [] : [target]), ...inner.flatMap((one) => sameAs(spec, entry, one))];
}

/** Checks that a required field is described under `properties` of the same schema. */
export const ioRequired = perEntry(["io"], function* (entry): Generator<Finding> {
  for (const { schema, path } of schemasOf(entry)) {
    // The fields may be described elsewhere: in the schema that `$ref` names, or in the schemas of `anyOf`.
    if (schema["properties"] === undefined && (schema["$ref"] ?? schema["anyOf"]) !== undefined) continue;
    const properties = objectOf(schema["properties"]);
    for (const { text, index } of placedTexts(schema["required"])) {
      if (Object.hasOwn(properties, text)) continue;
      const message = `required field ${quoted(text)} is not a property of this schema`;
      const hint = suggestion(text, Object.keys(properties));
      yield { entry, path: [...path, "required", index], code: "unknown-property", message, hint };
    }
  }
});

/** Pairs of limits. In a `strict` pair, the two limits must not be equal. */
const PAIRS = [
  { low: "minimum", high: "maximum", strict: false },
  { low: "minimum", high: "exclusiveMaximum", strict: true },
  { low: "exclusiveMinimum", high: "maximum", strict: true },
  { low: "exclusiveMinimum", high: "exclusiveMaximum", strict: true },
  { low: "minLength", high: "maxLength", strict: false },
  { low: "minItems", high: "maxItems", strict: false },
] as const;

/** Checks that a lower limit and an upper limit leave at least one allowed value. */
export const ioLimits = perEntry(["io"], function* (entry): Generator<Finding> {
  for (const { schema, path } of schemasOf(entry)) {
    for (const { low, high, strict } of PAIRS) {
      const [least, most] = [numberOf(schema[low]), numberOf(schema[high])];
      if (least === undefined || most === undefined || least < most || (least === most && !strict)) continue;
      const message = `no value can meet ${low} ${least} and ${high} ${most}`;
      yield { entry, path: [...path, low], code: "crossed-limits", message, hint: "are they swapped?" };
    }
  }
});

/** Checks that default values, examples and allowed values match their schema. */
export const ioValues: Check = function* (spec) {
  const common = commonOf(spec);
  for (const entry of spec.io) {
    let found = known.get(entry);
    if (found === undefined || found.common !== common)
      known.set(entry, (found = { common, findings: [...findingsOf(entry, common)] }));
    yield* found.findings;
  }
};

/** The findings in each entry, and the shared definitions that it was checked with. */
const known = new WeakMap<Entry, { readonly common: Entry | undefined; readonly findings: readonly Finding[] }>();

/** Patterns are not run, because a regular expression from a spec may take very long. */
const NO_PATTERNS = Object.assign(() => ({ test: () => true }), { code: "" });

const OPTIONS = {
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  validateFormats: false,
  inlineRefs: false,
  code: { optimize: false, regExp: NO_PATTERNS },
} as const;

function* findingsOf(entry: Entry, common: Entry | undefined): Iterable<Finding> {
  const ajv = new Ajv(OPTIONS);
  for (const one of new Set([entry, common ?? entry])) ajv.addSchema(one.data, `${one.id}.yaml`);
  for (const { schema, path } of schemasOf(entry)) {
    const { const: constant, default: standard, examples, media } = schema;
    if (media !== undefined) continue;
    const types = typesOf(schema);
    const misfits = (value: Json): string | undefined =>
      types.length === 0 || types.some((type) => hasType(value, type)) ? undefined : `must be ${types.join(" or ")}`;
    const misses = (value: Json): string | undefined =>
      flawOf(ajv, `${entry.id}.yaml#${path.map(pointerStep).join("")}`, value);
    const values: readonly (readonly [Path, Json | undefined, (value: Json) => string | undefined])[] = [
      [["const"], constant, misfits],
      ...listOf(schema["enum"]).map((value, index) => [["enum", index], value, misfits] as const),
      [["default"], standard, misses],
      ...listOf(examples).map((value, index) => [["examples", index], value, misses] as const),
    ];
    for (const [way, value, judge] of values) {
      const flaw = value === undefined ? undefined : judge(value);
      if (flaw === undefined) continue;
      const message = `${way[0]} ${way.length === 1 ? "is" : "contains"} ${quoted(value)}, which does not match the schema: it ${flaw}`;
      const hint = "correct the value or the schema";
      yield { entry, path: [...path, ...way], code: "unfitting-value", message, hint };
    }
  }
}

function flawOf(ajv: Ajv, reference: string, value: Json): string | undefined {
  try {
    const validate = ajv.getSchema<JsonObject>(reference);
    if (validate === undefined || validate(value)) return undefined;
    // If no branch of an `anyOf` matches, the last error says so.
    const { instancePath = "", message = "is wrong" } = validate.errors?.at(-1) ?? {};
    const path = written(pathOf(instancePath, value));
    return path === "" ? message : `has a wrong ${path}, which ${message}`;
  } catch {
    // Another rule reports references to unknown definitions, and circular ones.
    return undefined;
  }
}

/** A named type: a schema with a title, or one in `$defs`. */
interface NamedType {
  readonly entry: Entry;
  readonly name: string;
  /** Path of the name in the entry. */
  readonly path: Path;
  readonly atKey: boolean;
  /** The schema as text, without descriptions. Two types with the same text differ at most in their descriptions. */
  readonly shape: string;
}

/** Checks that a type name has the same meaning in all files, and that no two names differ only in capital letters. */
export const ioTypeNames: Check = function* (spec) {
  const owners = new Map<string, NamedType>();
  for (const type of spec.io.flatMap((entry) => kept(namesOf, entry, () => namedTypes(entry)))) {
    const owner = owners.get(type.name.toLowerCase());
    if (owner === undefined) {
      owners.set(type.name.toLowerCase(), type);
    } else if (owner.name !== type.name) {
      const message = `type ${quoted(type.name)} differs from ${quoted(owner.name)} in ${owner.entry.file} only in capital letters`;
      yield { ...placeOf(type), code: "type-name", message, hint: "keep one spelling, or choose another name" };
    } else if (owner.shape !== type.shape) {
      const message = `type ${quoted(type.name)} is defined differently in ${owner.entry.file}`;
      const hint = "choose another name, or define the type once in _common.yaml and use $ref";
      yield { ...placeOf(type), code: "type-name", message, hint };
    }
  }
};

const namesOf = new WeakMap<Entry, NamedType[]>();

function placeOf({ entry, path, atKey }: NamedType): Pick<NamedType, "entry" | "path" | "atKey"> {
  return { entry, path, atKey };
}

function namedTypes(entry: Entry): NamedType[] {
  return schemasOf(entry).flatMap(({ schema, path }) => {
    const [part, definition] = path;
    const isDefinition = part === "$defs" && path.length === 2;
    const title = textOf(schema["title"]);
    const shape = isDefinition || title !== undefined ? canonical(withoutWords(schema)) : "";
    const titled = title === undefined ? [] : [{ entry, name: title, path: [...path, "title"], atKey: false, shape }];
    return isDefinition ? [...titled, { entry, name: String(definition), path, atKey: true, shape }] : titled;
  });
}

function withoutWords(value: Json | undefined): Json {
  if (isList(value)) return value.map(withoutWords);
  if (!isObject(value)) return value ?? null;
  const fields = Object.entries(value).filter(([name, field]) => typeof field !== "string" || !WORDS.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutWords(field)]));
}

const WORDS = new Set(["description", "title"]);

/** Reports a definition that no input or output uses. */
export const ioUnused: Check = function* (spec) {
  const used = usedDefinitions(spec);
  // If this spec extends another spec, only the definitions of this spec are checked. A definition of the extended spec
  // may be unused only because this spec leaves out entries.
  for (const entry of spec.io.filter((one) => placeOfSpec(one) === "")) {
    for (const { name, path, schema } of definitionsOf(entry)) {
      if (used.has(schema)) continue;
      const message = `nothing uses the definition ${quoted(name)}`;
      const home = entry.id === COMMON ? `${COMMON}.yaml` : "";
      const hint = `delete the definition, or refer to it with $ref: "${home}#/$defs/${name}"`;
      yield { entry, path, atKey: true, code: "unused-definition", message, hint };
    }
  }
};

/** Returns the definitions that inputs and outputs of calls use, directly or through other definitions. */
function usedDefinitions(spec: Spec): ReadonlySet<object> {
  const used = new Set<object>();
  const open: { readonly entry: Entry; readonly placed: PlacedSchema }[] = spec.io.flatMap((entry) =>
    rootsOf(entry).map((placed) => ({ entry, placed })),
  );
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { schema } of withInner(next.placed)) {
      const target = referenceOf(spec, next.entry, schema);
      if (target === undefined || used.has(target.schema)) continue;
      used.add(target.schema);
      open.push({ entry: target.entry, placed: target });
    }
  }
  return used;
}
