import { row, table } from "../code/constant.ts";
import { comment } from "../code/comment.ts";
import { moduleFile } from "../code/module.ts";
import { upperCase } from "../code/names.ts";
import { schemaAt, schemasAt } from "../code/schema.ts";
import { unionType } from "../code/types.ts";
import type { Artifact, Entry, JsonObject, Spec } from "../spec/entry.ts";
import { numberOf, textOf, textsOf } from "../spec/json.ts";

/**
 * Makes `generated/quantization.ts`: numbers and names of quantization types, their order by size, and their layouts.
 */
export const quantization: Artifact = (spec) => [
  moduleFile("quantization.ts", {
    source: "spec/quantization/*.yaml",
    generator: "generators/artifacts/quantization.ts",
    imports: [{ from: "./contract.ts", types: ["QuantizationLayout"] }],
    statements: spec.quantization.flatMap((entry) => printEnum(entry, spec)),
  }),
];

/** Returns the types of an enumeration by name, in the order of their numbers. */
export function typesOfEnum({ data }: Entry): (readonly [string, JsonObject])[] {
  return schemasAt(data, "types").sort(([, one], [, other]) => numberOfType(one) - numberOfType(other));
}

function numberOfType(type: JsonObject): number {
  return numberOf(type["number"]) ?? 0;
}

export function nameOfEnum({ data, id }: Entry): string {
  return textOf(data["name"]) ?? id;
}

function printEnum(entry: Entry, spec: Spec): string[] {
  const name = nameOfEnum(entry);
  const label = textOf(entry.data["label"]) ?? name;
  const types = typesOfEnum(entry).map(([type, data]) => {
    return { type, number: numberOfType(data), description: textOf(data["description"]) ?? "" };
  });
  const [first = { type: "", number: 0 }] = types;
  const use = `Use it both ways: \`${name}.${first.type}\` is a number, \`${name}[${first.number}]\` its name.`;
  const rows = [
    ...types.map(({ type, number, description }) => comment(description, [], 2) + row(type, number)),
    ...types.map(({ type, number }) => row(String(number), type)),
  ];
  const names = types.map(({ type }) => type);
  return [
    table({ name, description: `${textOf(entry.data["summary"]) ?? ""}\n\n${use}` }, rows),
    `${comment(`Number of a ${label}.`)}export type ${name} = (typeof ${name})[${name}Name];`,
    comment(`Name of a ${label}.`) + unionType(`${name}Name`, names),
    ...printOrder(entry),
    ...printLayouts(entry),
    ...printMainTypes(entry, spec),
    ...printFileBits(entry, spec),
  ];
}

function printOrder(entry: Entry): string[] {
  const order = textsOf(entry.data["sizeOrder"]);
  if (order.length === 0) return [];
  const name = nameOfEnum(entry);
  const types = schemaAt(entry.data, "types") ?? {};
  const lines = order.map((type) => `  ${numberOfType(schemaAt(types, type) ?? {})}, // ${type}\n`);
  const head = `export const ${upperCase(name)}_SIZE_ORDER: readonly ${name}[] = `;
  return [`${comment("All types, sorted by file size, the largest first.")}${head}[\n${lines.join("")}];`];
}

function printLayouts(entry: Entry): string[] {
  const name = nameOfEnum(entry);
  const types = typesOfEnum(entry);
  const rows = types.flatMap(([type, { blockSize, bytesPerBlock, bitsPerWeight }]) =>
    blockSize === undefined ? [] : [row(type, { blockSize, bytesPerBlock, bitsPerWeight })],
  );
  if (rows.length === 0) return [];
  const all = `Record<${name}Name, QuantizationLayout>`;
  const type = `Readonly<${rows.length === types.length ? all : `Partial<${all}>`}>`;
  return [
    table(
      { name: `${upperCase(name)}_LAYOUT`, type, description: "Storage layout of the weights for each type." },
      rows,
    ),
  ];
}

/**
 * Prints the bits per weight of whole files: the measured number if there is one, otherwise the number of the main
 * tensor type. A mix of types without a measured number is left out.
 */
function printFileBits(entry: Entry, spec: Spec): string[] {
  const others = spec.quantization.filter((other) => other !== entry);
  // `mainTensorType` names a tensor type, which another entry of `spec/quantization` describes.
  const stored = others.flatMap((other) => schemasAt(other.data, "types")).filter(([, type]) => type["blockSize"]);
  const layouts = new Map(stored.toReversed());
  const rows = typesOfEnum(entry).flatMap(([type, data]) => {
    const main = textOf(data["mainTensorType"]);
    const isMix = data["status"] === "community";
    const bits =
      numberOf(data["fileBitsPerWeight"]) ?? (isMix ? undefined : numberOf(layouts.get(main ?? "")?.["bitsPerWeight"]));
    return main === undefined || bits === undefined ? [] : [row(type, bits)];
  });
  if (rows.length === 0) return [];
  const name = nameOfEnum(entry);
  const description = "Average number of bits per weight in a file. Absent: unknown.";
  return [
    table(
      { name: `${upperCase(name)}_BITS`, type: `Readonly<Partial<Record<${name}Name, number>>>`, description },
      rows,
    ),
  ];
}

function printMainTypes(entry: Entry, spec: Spec): string[] {
  const name = nameOfEnum(entry);
  const pairs = typesOfEnum(entry).flatMap(([type, data]) => {
    const main = textOf(data["mainTensorType"]);
    return main === undefined ? [] : [[type, main] as const];
  });
  if (pairs.length === 0) return [];
  const isIn = (other: Entry): boolean =>
    pairs.every(([, main]) => schemaAt(other.data, "types")?.[main] !== undefined);
  const tensors = spec.quantization.find((other) => other !== entry && isIn(other));
  const value = tensors === undefined ? "string" : `${nameOfEnum(tensors)}Name`;
  return [
    table(
      {
        name: `${upperCase(name)}_MAIN_TENSOR_TYPE`,
        type: `Readonly<Partial<Record<${name}Name, ${value}>>>`,
        description: "The tensor type of most weights, for each file type that is still in use.",
      },
      pairs.map(([type, main]) => row(type, main)),
    ),
  ];
}
