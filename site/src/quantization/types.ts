import { GGMLFileQuantizationType, GGUF_QUANT_ORDER, estimateFileSize, parseGGUFQuantLabel } from "hubsmith/gguf";
import { toLocalId } from "hubsmith/react";

/** Names of the GGUF file types, from the largest file to the smallest. */
export const FILE_TYPE_NAMES: readonly string[] = GGUF_QUANT_ORDER.map((number) => GGMLFileQuantizationType[number]);

/** A file name, and the quantization that the name states. */
export interface NamedFile {
  readonly file: string;
  /** The label in the file name, in capitals, such as `UD-Q4_K_XL`. Absent if the name contains no label. */
  readonly label?: string;
  /** Name of the GGUF file type that fits the label. */
  readonly type?: string;
}

/** Finds the quantization label in a file name, and the file type of this label. */
export function readFileName(file: string): NamedFile {
  const label = parseGGUFQuantLabel(file);
  if (label === undefined) return { file };
  const words = label.replace(/^UD-/, "");
  // "Q6_K_L" is a Q6_K with larger embeddings, and "MXFP4" is short for "MXFP4_MOE". The longest matching name applies.
  const fitting = FILE_TYPE_NAMES.filter((name) => words === name || words.startsWith(`${name}_`));
  const type = fitting.toSorted((one, other) => other.length - one.length)[0];
  const longer = FILE_TYPE_NAMES.find((name) => name.startsWith(`${words}_`));
  const found = type ?? longer;
  return { file, label, ...(found !== undefined && { type: found }) };
}

export function fileTypeNumber(name: string): GGMLFileQuantizationType | undefined {
  return GGUF_QUANT_ORDER.find((number) => GGMLFileQuantizationType[number] === name);
}

/** Returns the estimated size of a file, in bytes; undefined if the bits per weight of its type are unknown. */
export function sizeOf(weights: number, typeName: string): number | undefined {
  const type = fileTypeNumber(typeName);
  return type === undefined ? undefined : estimateFileSize(weights, type);
}

/** Returns the bits per weight of a file, as `sizeOf` computes with them; undefined if they are unknown. */
export function bitsOf(typeName: string): number | undefined {
  const bytes = sizeOf(8e9, typeName);
  return bytes === undefined ? undefined : bytes / 1e9;
}

/** A file type, and the size of a file of this type. */
export interface SizedType {
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Returns the file types that fit into the memory, the largest first. If several types have the same size, returns only
 * the type with the lowest number.
 *
 * @param weights number of weights of the model
 * @param memory  available memory, in bytes
 */
export function typesThatFit(weights: number, memory: number): readonly SizedType[] {
  const sized = FILE_TYPE_NAMES.flatMap((name): SizedType[] => {
    const size = sizeOf(weights, name);
    return size === undefined || size > memory ? [] : [{ name, size }];
  });
  return sized
    .toSorted((one, other) => other.size - one.size || numberOf(one) - numberOf(other))
    .filter(({ size }, index, all) => size !== all[index - 1]?.size);
}

function numberOf({ name }: SizedType): number {
  return fileTypeNumber(name) ?? Number.POSITIVE_INFINITY;
}

/**
 * Parses a number that a visitor typed, with a decimal point or comma. Returns undefined unless the number is above 0
 * and at most `most`.
 */
export function typedNumber(text: string, most: number): number | undefined {
  const value = Number(text.trim().replace(",", "."));
  return Number.isFinite(value) && value > 0 && value <= most ? value : undefined;
}

/** Formats a number of bytes, in steps of 1000: `4.92 GB`. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB", "PB"];
  let value = bytes;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${units[unit] ?? ""}`;
}

/** Returns the HTML id of a type's row on the page of quantization types. */
export function quantizationRowId(enumeration: string, name: string): string {
  return toLocalId(`${enumeration}-${name}`);
}
