import { readFileSync } from "node:fs";
import { checkStatements } from "../code/checks.ts";
import { alias, table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import { camelCase } from "../code/names.ts";
import { definitionSchema } from "../code/provider-record.ts";
import { schemasAt } from "../code/schema.ts";
import type { NamedSchema } from "../code/type-names.ts";
import type { Artifact, OutputFile, Schema, Spec } from "../spec/entry.ts";
import { presetsOf } from "../spec/providers.ts";

const GENERATOR = "generators/artifacts/provider-check.ts";
const RULES = "generators/spec/provider-rules.ts";

/** What `defineProvider` needs: the check of a definition, the rules of its tasks, and the presets by name. */
export const providerCheck: Artifact = function* (spec) {
  yield printCheck(definitionSchema(spec.schemas));
  yield printRules();
  yield printPresets(spec);
};

function printCheck(schema: Schema): OutputFile {
  const root = { name: "ProviderDefinition", schema };
  const types = new Map<string, NamedSchema>([[root.name, root]]);
  for (const [name, definition] of schemasAt(schema, "definitions")) types.set(name, { name, schema: definition });
  const resolve = (ref: string): NamedSchema => {
    const type = types.get(ref.replace(/^.*\//, ""));
    if (type === undefined) throw new Error(`no type stands behind "${ref}"`);
    return type;
  };
  return moduleFile("providers/check.ts", {
    source: "spec/schema/provider.schema.json",
    generator: GENERATOR,
    imports: [{ from: "../io/report.ts", types: ["Report"] }],
    statements: checkStatements([...types.values()], new Set([root.name]), resolve),
  });
}

/** The rules have one text: what holds in the build holds at run time. */
function printRules(): OutputFile {
  const text = readFileSync(new URL("../spec/provider-rules.ts", import.meta.url), "utf8");
  return moduleFile("providers/rules.ts", { source: RULES, generator: GENERATOR, statements: [text.trimEnd()] });
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
      table(
        {
          name: "PRESETS",
          type: "Readonly<Record<string, ProviderTask>>",
          description: "The presets by the names that `use` knows.",
        },
        names.map((name) => alias(name, camelCase(name))),
      ),
    ],
  });
}
