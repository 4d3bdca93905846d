import { moduleFile } from "../code/module.ts";
import { providerRecord, vocabulary } from "../code/provider-record.ts";
import { reachedFrom, recordSchema } from "../code/record.ts";
import { schemasAt } from "../code/schema.ts";
import { typeStatements } from "../code/types.ts";
import type { NamedSchema } from "../code/type-names.ts";
import type { Artifact, Schema, Spec } from "../spec/entry.ts";
import { textOf } from "../spec/json.ts";

/** Types of `task-types.ts` that the generated `records.ts` imports and exports again. */
const FROM_TASK_TYPES = ["Modality", "Subtask", "TaskId"];

/**
 * Makes `generated/records.ts`: the types of the tables, from `spec/schema`.
 *
 * A field with a default may be missing in an entry, but is always present in a record, because the tables contain
 * the default.
 */
export const records: Artifact = (spec) => {
  const types = recordTypes(spec);
  const shared = [
    { from: "./library-keys.ts", types: ["LibraryKey"] },
    { from: "./task-types.ts", types: FROM_TASK_TYPES },
  ];
  return [
    moduleFile("records.ts", {
      source: "spec/schema/*.schema.json",
      generator: "generators/artifacts/records.ts",
      imports: shared,
      exports: shared,
      statements: typeStatements(
        [...types.values()].filter(({ name }) => !FROM_TASK_TYPES.includes(name)),
        { resolve: (ref) => typeBehind(ref, types, spec), isReadonly: true, isOpen: false, isFilled: true },
      ),
    }),
  ];
};

/** Returns the types of all records by name, including the types that they use. */
function recordTypes(spec: Spec): ReadonlyMap<string, NamedSchema> {
  const types = new Map<string, NamedSchema>();
  for (const schema of entities(spec)) {
    for (const type of [{ name: textOf(schema["title"]) ?? "", schema }, ...reachedFrom(spec.schemas, schema)]) {
      const known = types.get(type.name);
      if (known !== undefined && known.schema !== type.schema) throw new Error(`two schemas are called ${type.name}`);
      types.set(type.name, type);
    }
  }
  for (const words of vocabulary(spec.schemas)) types.set(words.name, words);
  return types;
}

function entities(spec: Spec): Schema[] {
  const { model } = spec.schemas;
  const kinds = ["task", "library", "quantization"] as const;
  const ofKinds = kinds.map((kind) => recordSchema(spec.schemas, kind));
  return [...ofKinds, providerRecord(spec.schemas), ...(model === undefined ? [] : [withoutChoices(model)])];
}

/**
 * Returns the schema of a model record without the `selected…` fields. Visitors of a page choose the values of these
 * fields, so the hub's records do not contain them.
 */
function withoutChoices(model: Schema): Schema {
  const fields = schemasAt(model, "properties").filter(([name]) => !name.startsWith("selected"));
  return { ...model, properties: Object.fromEntries(fields) };
}

function typeBehind(ref: string, types: ReadonlyMap<string, NamedSchema>, spec: Spec): NamedSchema {
  const file = /^([a-z-]+)\.schema\.json$/.exec(ref)?.[1];
  const name = file === undefined ? ref.replace(/^.*\//, "") : textOf(spec.schemas[file]?.["title"]);
  const type = types.get(name ?? "");
  if (type === undefined) throw new Error(`there is no type for "${ref}"`);
  return type;
}
