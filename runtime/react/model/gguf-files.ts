import type { ModelRecord } from "../../../generated/records.ts";
import { estimateFileSize, fitsHardware, GGMLFileQuantizationType, parseGGUFQuantLabel } from "../../gguf/index.ts";

/** One quantization that a repository has as a GGUF file. */
export interface GgufFile {
  /** Label in the file's name, such as `Q4_K_M`. */
  readonly label: string;
  /** Path of the file, or of its first part. */
  readonly file: string;
  /** Bytes: as the hub states them, or estimated from the number of weights. Absent: unknown. */
  readonly size?: number;
}

/** The verdict whether a file fits into memory: with room to spare, barely, or not at all. */
export type Verdict = ReturnType<typeof fitsHardware>["verdict"];

/** A later part of a file that was split. */
const LATER_PART = /-(?!0*1-of-)\d+-of-\d+\.gguf$/i;
const PART = /-\d+-of-\d+\.gguf$/i;

/**
 * Returns the quantizations to choose from, the largest first, one file for each label.
 *
 * @param model what is known of the model; fields may be missing or of the wrong kind
 */
export function ggufFiles(model: ModelRecord): GgufFile[] {
  const found = new Map<string, GgufFile>();
  const files: unknown = model.siblings;
  const weights: unknown = model.gguf?.total;
  for (const one of Array.isArray(files) ? (files as unknown[]) : []) {
    const { rfilename: file, size } = Object(one);
    if (typeof file !== "string" || !/\.gguf$/i.test(file) || LATER_PART.test(file) || /mmproj/i.test(file)) continue;
    const label = parseGGUFQuantLabel(file);
    if (label === undefined || found.has(label)) continue;
    // Of a file in parts, the hub states the size of the first part.
    const stated = typeof size === "number" && size > 0 && !PART.test(file) ? size : undefined;
    const bytes = stated ?? (typeof weights === "number" && weights > 0 ? estimatedSize(weights, label) : undefined);
    found.set(label, { label, file, ...(bytes !== undefined && { size: bytes }) });
  }
  return [...found.values()].sort((one, other) => (other.size ?? 0) - (one.size ?? 0));
}

function estimatedSize(weights: number, label: string): number | undefined {
  const name = label.replace(/^UD-/, "");
  const type = Object.hasOwn(GGMLFileQuantizationType, name)
    ? GGMLFileQuantizationType[name as keyof typeof GGMLFileQuantizationType]
    : undefined;
  return typeof type === "number" && Number.isFinite(weights) ? estimateFileSize(weights, type) : undefined;
}

/** Judges whether a file fits into a memory in GB; undefined when its size or the memory is unknown. */
export function verdictOf({ size }: GgufFile, memory: number): Verdict | undefined {
  return size !== undefined && memory > 0 ? fitsHardware(size, { memory }).verdict : undefined;
}

/**
 * Returns the file to suggest: the largest that runs with room to spare; without a memory, `Q4_K_M`, which most people
 * take, or the first.
 */
export function suggestedFile(files: readonly GgufFile[], memory: number): GgufFile | undefined {
  const runs = files.find((file) => verdictOf(file, memory) === "runs");
  const usual = files.find(({ label }) => label === "Q4_K_M");
  const smallest = files.findLast(({ size }) => size !== undefined);
  return runs ?? (memory > 0 ? smallest : undefined) ?? usual ?? files[0];
}
