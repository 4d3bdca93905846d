import { kept } from "../spec/entries.ts";
import type { Json, JsonObject, Schema, Spec } from "../spec/entry.ts";
import { byCodePoint, isList, isObject, objectOf, textOf } from "../spec/json.ts";
import { innerSchemas } from "../spec/schema/schema-walk.ts";
import { schemaAt, schemasAt } from "./schema.ts";
import type { NamedSchema } from "./type-names.ts";

/** The differences between the records in a generated table and their entries in the spec. */
interface Change {
  /** Fields that generators compile. A record does not contain them. */
  readonly without: readonly string[];
  /** The field that contains the name of the entry's file, with its type and description. */
  readonly id: { readonly field: string; readonly tsType: string; readonly description: string };
  /** Fields that contain names of other entries, each with the type of these names. */
  readonly typed: Readonly<Record<string, string>>;
  /** Fields that generators compute. No entry contains them. Default: none. */
  readonly derived?: Readonly<Record<string, Schema>>;
}

const CHANGES = {
  task: {
    without: ["sampleInput", "keywords", "names", "guide"],
    id: { field: "id", tsType: "TaskId", description: "Id of the task." },
    typed: { libraries: "readonly LibraryKey[]", canonicalId: "TaskId" },
  },
  library: {
    without: ["logo", "keywords", "packages", "leads", "fallback", "parts", "pick", "snippets", "examples"],
    id: { field: "key", tsType: "LibraryKey", description: "Key of the library, as in library_name of a model card." },
    typed: { tasks: "readonly TaskId[]" },
    derived: {
      languages: {
        description:
          "Languages of the snippets that use models, in order of first appearance. Absent if there are none.",
        tsType: 'readonly ("python" | "bash" | "javascript" | "typescript" | "csharp")[]',
      },
      install: {
        description:
          "Commands that install the library. A model may need one or several of them. Absent if the catalogue has none.",
        tsType: "readonly string[]",
      },
      verification: {
        description:
          "The strongest verification of the snippets: they were run, or their calls were compared with the library's source. Absent if there was none.",
        tsType: '"executed" | "checked"',
      },
      verifiedAgainst: {
        description: "One sentence about how the snippets were verified. Absent if the snippets were not verified.",
        type: "string",
        examples: ["Run with transformers 5.18.0 on 23 Nov 2026", "Calls checked against dia2@8687268"],
      },
    },
  },
  quantization: {
    without: [],
    id: { field: "id", tsType: "string", description: "Id of the enumeration." },
    typed: {},
  },
} as const satisfies Record<string, Change>;

/** A kind of entry that has records in a generated table. */
export type RecordKind = keyof typeof CHANGES;

const changed = new WeakMap<Schema, Schema>();

/**
 * Returns the schema of the records of a kind: the schema of its entries, plus an id and computed fields, minus the
 * fields that generators compile.
 */
export function recordSchema(schemas: Spec["schemas"], kind: RecordKind): Schema {
  const schema = schemas[kind];
  if (schema === undefined) throw new Error(`there is no schema "${kind}"`);
  return kept(changed, schema, () => change(schema, CHANGES[kind]));
}

function change(schema: Schema, { without, id, typed, derived = {} }: Change): Schema {
  const fields = schemasAt(schema, "properties")
    .filter(([name]) => !without.includes(name))
    .map(([name, field]) => [name, typed[name] === undefined ? field : { ...field, tsType: typed[name] }] as const);
  const own = { description: id.description, tsType: id.tsType };
  const required = [id.field, ...(isList(schema["required"]) ? schema["required"] : [])];
  return { ...schema, required, properties: { [id.field]: own, ...Object.fromEntries(fields), ...derived } };
}

/** Finds the schema that a `$ref` refers to: `#/definitions/Name` in the same file, or the name of another file. */
function resolveIn(schemas: Spec["schemas"], home: Schema, ref: string): NamedSchema & { readonly home: Schema } {
  const [file = "", pointer = ""] = ref.split("#");
  const target = file === "" ? home : schemas[file.replace(/\.schema\.json$/, "")];
  const name = pointer.replace(/^\/(definitions|\$defs)\//, "");
  const schema = target && (pointer === "" ? target : new Map(schemasAt(target, "definitions")).get(name));
  if (target === undefined || schema === undefined) throw new Error(`there is no schema for "${ref}"`);
  return { name: pointer === "" ? (textOf(target["title"]) ?? file) : name, schema, home: target };
}

/** Returns every definition that a schema uses, directly or through other definitions, in the order of first use. */
export function reachedFrom(schemas: Spec["schemas"], root: Schema): NamedSchema[] {
  const found = new Map<Schema, string>();
  const visit = (schema: Schema, home: Schema): void => {
    const ref = textOf(schema["$ref"]);
    if (ref !== undefined && schema["tsType"] === undefined) {
      const target = resolveIn(schemas, home, ref);
      if (found.has(target.schema)) return;
      found.set(target.schema, target.name);
      visit(target.schema, target.home);
    }
    for (const { schema: part, path } of innerSchemas(schema)) if (path[0] !== "definitions") visit(part, home);
  };
  visit(root, root);
  return [...found].map(([schema, name]) => ({ name, schema }));
}

/**
 * Returns the record of an entry. It contains the fields of the schema in the schema's order, with defaults for missing
 * fields, at every depth. If the schema allows other fields, they come last, sorted by name. Branches of `oneOf` are
 * copied unchanged.
 */
export function toRecord(schemas: Spec["schemas"], schema: Schema, data: JsonObject): JsonObject {
  return objectOf(filled(schemas, schema, schema, data));
}

function filled(schemas: Spec["schemas"], home: Schema, schema: Schema, value: Json): Json {
  const ref = textOf(schema["$ref"]);
  if (ref !== undefined) {
    const target = resolveIn(schemas, home, ref);
    return filled(schemas, target.home, target.schema, value);
  }
  if (isList(value)) {
    const items = schemaAt(schema, "items");
    return items === undefined ? value : value.map((item) => filled(schemas, home, items, item));
  }
  if (!isObject(value)) return value;
  const properties = schemasAt(schema, "properties");
  const known = properties.flatMap(([name, property]) => {
    const item = value[name] ?? property["default"];
    return item === undefined ? [] : [[name, filled(schemas, home, property, item)] as const];
  });
  const names = new Set(properties.map(([name]) => name));
  const rule = schemaAt(schema, "additionalProperties");
  // If the schema allows no other fields, fields of the entry that are not in the schema are left out, because records
  // do not contain them.
  const isClosed = schema["additionalProperties"] === false;
  const others = Object.entries(value).flatMap(([name, item]) => {
    if (isClosed || names.has(name) || item === undefined) return [];
    return [[name, rule === undefined ? item : filled(schemas, home, rule, item)] as const];
  });
  // If the schema declares some of the fields, the undeclared ones are sorted by name. If it declares none, all fields
  // keep their order.
  if (known.length > 0) others.sort(([one], [other]) => byCodePoint(one, other));
  return Object.fromEntries([...known, ...others]);
}
