import { row, table } from "../code/constant.ts";
import { moduleFile } from "../code/module.ts";
import { upperCase } from "../code/names.ts";
import { recordSchema, toRecord } from "../code/record.ts";
import type { Artifact, Entry, Spec } from "../spec/entry.ts";
import { objectOf, textOf } from "../spec/json.ts";
import { nameOfEnum, typesOfEnum } from "./quantization.ts";

/**
 * Makes `generated/quantization-details.ts`: the descriptions of all quantization types. It is a separate file, so that
 * programs without descriptions stay small.
 */
export const quantizationDetails: Artifact = (spec) => [
  moduleFile("quantization-details.ts", {
    source: "spec/quantization/*.yaml",
    generator: "generators/artifacts/quantization-details.ts",
    imports: [
      { from: "./quantization.ts", types: spec.quantization.map((entry) => `${nameOfEnum(entry)}Name`) },
      { from: "./records.ts", types: ["QuantizationType"] },
    ],
    statements: spec.quantization.map((entry) => printDetails(entry, spec)),
  }),
];

function printDetails(entry: Entry, { schemas }: Spec): string {
  const { types } = toRecord(schemas, recordSchema(schemas, "quantization"), entry.data);
  const name = nameOfEnum(entry);
  const label = textOf(entry.data["label"]) ?? name;
  return table(
    {
      name: `${upperCase(name)}_DETAILS`,
      type: `Readonly<Record<${name}Name, QuantizationType>>`,
      description: `Every ${label} with its description, in the order of numbers.`,
    },
    typesOfEnum(entry).map(([type]) => row(type, objectOf(types)[type] ?? null)),
  );
}
