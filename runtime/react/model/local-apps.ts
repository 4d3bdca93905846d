import type { ModelRecord } from "../../../generated/records.ts";
import { estimateFileSize, fitsHardware, GGMLFileQuantizationType, parseGGUFQuantLabel } from "../../gguf/index.ts";

/* The code for the tab "On this machine", loaded when a visitor opens the tab. */
export { appsFor, appSnippets } from "../../apps/apps.ts";

/** One quantization that a repository has as a GGUF file. */
export interface GgufFile {
  /** Label in the file's name, such as `Q4_K_M`. */
  readonly label: string;
  /** Path of the file, or of its first part. */
  readonly file: string;
  /** Size in bytes, from the hub or estimated from the number of weights. Absent if unknown. */
  readonly size?: number;
}

/** The result of a memory check: a file fits with room to spare, it barely fits, or it does not fit. */
export type Verdict = ReturnType<typeof fitsHardware>["verdict"];

/** Matches the name of the second or a later part of a split file. */
const LATER_PART = /-(?!0*1-of-)\d+-of-\d+\.gguf$/i;
const PART = /-\d+-of-\d+\.gguf$/i;

/**
 * Returns the quantizations to choose from, the largest first, one file for each label.
 *
 * @param model the model record; fields may be missing or of the wrong kind
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
    // For a split file, the hub states the size of its first part only.
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

/**
 * Checks if a file fits into `memory`, in GB. Returns undefined if the size of the file or of the memory is unknown.
 */
export function verdictOf({ size }: GgufFile, memory: number): Verdict | undefined {
  return size !== undefined && memory > 0 ? fitsHardware(size, { memory }).verdict : undefined;
}

/**
 * Returns the file to suggest. If the memory size is known: the largest file that fits with room to spare, or else the
 * smallest file. If the memory size is unknown: the file with `Q4_K_M`, the most common choice, or else the first file.
 */
export function suggestedFile(files: readonly GgufFile[], memory: number): GgufFile | undefined {
  const runs = files.find((file) => verdictOf(file, memory) === "runs");
  const usual = files.find(({ label }) => label === "Q4_K_M");
  const smallest = files.findLast(({ size }) => size !== undefined);
  return runs ?? (memory > 0 ? smallest : undefined) ?? usual ?? files[0];
}
