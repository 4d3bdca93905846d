import { checkStatements } from "../code/checks.ts";
import { comment } from "../code/comment.ts";
import { alias, table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { definitionSchema } from "../code/provider-record.ts";
import { schemasAt } from "../code/schema.ts";
import type { NamedSchema } from "../code/type-names.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, OutputFile, Schema, Spec } from "../spec/entry.ts";
import { presetsOf } from "../spec/providers.ts";

const GENERATOR = "generators/artifacts/provider-check.ts";

/**
 * Makes the modules for `defineProvider`: the check of a definition, and the presets by name.
 */
export const providerCheck: Artifact = function* (spec) {
  yield printCheck(definitionSchema(spec.schemas));
  yield printPresets(spec);
};

function printCheck(schema: Schema): OutputFile {
  const root = { name: "ProviderDefinition", schema };
  const types = new Map<string, NamedSchema>([[root.name, root]]);
  for (const [name, definition] of schemasAt(schema, "definitions")) types.set(name, { name, schema: definition });
  const resolve = (ref: string): NamedSchema => {
    const type = types.get(ref.replace(/^.*\//, ""));
    if (type === undefined) throw new Error(`there is no type for "${ref}"`);
    return type;
  };
  return moduleFile("providers/check.ts", {
    source: "spec/schema/provider.schema.json",
    generator: GENERATOR,
    imports: [{ from: "../io/report.ts", types: ["Report"] }],
    statements: checkStatements([...types.values()], new Set([root.name]), resolve),
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
