import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import {
  estimateFileSize,
  findNearestQuantType,
  GGMLFileQuantizationType,
  type GGMLFileQuantizationTypeName,
  GGMLQuantizationType,
  GGUF_QUANT_ORDER,
  GGUF_QUANT_RE,
  GGUF_QUANT_RE_GLOBAL,
  parseGGUFQuantLabel,
  TENSOR_TYPE_LAYOUT,
} from "./index.ts";

interface LabelCase {
  file: string;
  label: string | null;
  prefix: string | null;
  quant: string | null;
  sizeVariation: string | null;
}
interface NearestCase {
  want: keyof typeof GGMLFileQuantizationType | 999;
  available: (keyof typeof GGMLFileQuantizationType | 999)[];
  nearest: keyof typeof GGMLFileQuantizationType | null;
}

const cases = (name: string): unknown => parse(readFileSync(new URL(`cases/${name}.yaml`, import.meta.url), "utf8"));

test.each(cases("labels") as LabelCase[])(
  "the label in $file is $label",
  ({ file, label, prefix, quant, sizeVariation }) => {
    expect(parseGGUFQuantLabel(file) ?? null).toBe(label);
    const last = [...file.toUpperCase().matchAll(GGUF_QUANT_RE_GLOBAL)].at(-1)?.groups;
    expect({
      prefix: last?.["prefix"] ?? null,
      quant: last?.["quant"] ?? null,
      sizeVariation: last?.["sizeVariation"] ?? null,
    }).toEqual({
      prefix,
      quant,
      sizeVariation,
    });
  },
);

test("the pattern splits a label into prefix and quantization", () => {
  expect(GGUF_QUANT_RE.exec("MODEL-UD-Q4_K_XL.GGUF")?.groups).toMatchObject({ prefix: "UD-", quant: "Q4_K_XL" });
});

test("a file name with a million characters can be read", () => {
  expect(parseGGUFQuantLabel(`${"UD-Q4_K_".repeat(125_000)}.gguf`)).toBeUndefined();
});

const typeOf = (name: keyof typeof GGMLFileQuantizationType | 999) =>
  (name === 999 ? 999 : GGMLFileQuantizationType[name]) as GGMLFileQuantizationType;

test.each(cases("nearest") as NearestCase[])(
  "$nearest is the type in $available that is nearest to $want",
  ({ want, available, nearest }) => {
    const given = available.map(typeOf);
    expect(findNearestQuantType(typeOf(want), given)).toBe(nearest === null ? undefined : typeOf(nearest));
    expect(given).toEqual(available.map(typeOf));
  },
);

test("the enumerations of file types and tensor types convert names to numbers and back", () => {
  expect(GGMLFileQuantizationType.Q4_K_M).toBe(15);
  expect(GGMLFileQuantizationType[15]).toBe("Q4_K_M");
  expect(GGMLFileQuantizationType.Q8_K_XL).toBe(1005);
  expect(GGMLQuantizationType.F32).toBe(0);
  expect(GGMLQuantizationType[39]).toBe("MXFP4");
});

test("GGUF_QUANT_ORDER lists every file type once, the largest first", () => {
  const numbers = Object.values(GGMLFileQuantizationType).filter((value) => typeof value === "number");
  expect(GGUF_QUANT_ORDER.toSorted((one, other) => one - other)).toEqual(numbers.toSorted((one, other) => one - other));
  const sizes = GGUF_QUANT_ORDER.flatMap((type) => estimateFileSize(8e9, type) ?? []);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test.each(Object.entries(TENSOR_TYPE_LAYOUT))(
  "%s: the bits per weight match the bytes and weights per block",
  (_name, layout) => {
    expect(layout.bitsPerWeight).toBe((layout.bytesPerBlock * 8) / layout.blockSize);
  },
);

test.each([
  ["F16", 1_000, 2_000],
  ["Q8_0", 32, 34],
  ["Q8_0", 33, 36],
  ["Q4_K_M", 7_000_000_000, 4_287_500_000],
  ["Q4_K_XL", 1_000, undefined],
  ["Q4_2", 1_000, undefined],
  ["F32", 0, 0],
] as const)("a file of type %s with %i weights takes about %s bytes", (name, weights, bytes) => {
  expect(estimateFileSize(weights, GGMLFileQuantizationType[name])).toBe(bytes);
});

interface PublishedModel {
  readonly model: string;
  readonly weights: number;
  readonly files: Readonly<Record<string, number>>;
}

const published = parse(
  readFileSync(new URL("cases/file-sizes.yaml", import.meta.url), "utf8"),
) as readonly PublishedModel[];

test.each(
  published.flatMap(({ model, weights, files }) =>
    Object.entries(files).map(([type, gigabytes]) => ({ model, weights, type, gigabytes })),
  ),
)("the estimate for $model in $type is close to the published $gigabytes GB", ({ weights, type, gigabytes }) => {
  const estimate = estimateFileSize(weights, GGMLFileQuantizationType[type as GGMLFileQuantizationTypeName]) ?? 0;
  const difference = Math.abs(estimate / (gigabytes * 1e9) - 1);
  expect(difference).toBeLessThanOrEqual(weights >= 6.5e9 ? 0.03 : 0.1);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])("estimateFileSize throws an error for %s weights", (weights) => {
  expect(() => estimateFileSize(weights, GGMLFileQuantizationType.F16)).toThrow(RangeError);
});
