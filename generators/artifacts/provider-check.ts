import { comment } from "../code/comment.ts";
import { alias, constant, table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { definitionSchema } from "../code/provider-record.ts";
import { schemasAt } from "../code/schema.ts";
import { schemaTables, type Target } from "../code/schema-table.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, OutputFile, Schema, Spec } from "../spec/entry.ts";
import { presetsOf } from "../spec/providers.ts";

const GENERATOR = "generators/artifacts/provider-check.ts";

/**
 * Makes the modules for `defineProvider`: the schema of a definition, and the presets by name.
 */
export const providerCheck: Artifact = function* (spec) {
  yield printSchema(definitionSchema(spec.schemas));
  yield printPresets(spec);
};

function printSchema(schema: Schema): OutputFile {
  const named = new Map(schemasAt(schema, "definitions"));
  const resolve = (ref: string): Target => {
    const name = ref.replace(/^.*\//, "");
    const target = named.get(name);
    if (target === undefined) throw new Error(`there is no definition for "${ref}"`);
    return { name, schema: target, resolve };
  };
  const { schemas, definitions } = schemaTables([{ schema, resolve }]);
  return moduleFile("providers/definition.ts", {
    source: "spec/schema/provider.schema.json",
    generator: GENERATOR,
    imports: [{ from: "../contract.ts", types: ["SchemaTable", "ValueSchema"] }],
    statements: [
      constant(
        { name: "DEFINITIONS", type: "SchemaTable", description: "Schemas that several other schemas refer to." },
        definitions,
      ),
      constant(
        {
          name: "PROVIDER_DEFINITION",
          type: "ValueSchema",
          description: "The schema of a provider that a program defines.",
        },
        schemas[0] ?? {},
      ),
    ],
  });
}

function printPresets(spec: Spec): OutputFile {
  const names = Object.keys(presetsOf(spec));
  return moduleFile("providers/preset-table.ts", {
    source: "spec/providers/_presets.yaml",
    generator: GENERATOR,
    imports: [
      { from: "../records.ts", types: ["ProviderTask"] },
      { from: "./presets.ts", values: names.map(camelCase) },
    ],
    statements: [
      comment("Name of a preset.") + unionType("PresetName", names),
      table(
        {
          name: "PRESETS",
          type: "Readonly<Record<PresetName, ProviderTask>>",
          description: "The presets by name. A task includes a preset with `use`.",
        },
        names.map((name) => alias(name, camelCase(name))),
      ),
    ],
  });
}
