import type { ModelRecord } from "../../generated/records.ts";
import {
  estimateFileSize,
  type Fit,
  fitsHardware,
  GGMLFileQuantizationType as Type,
  longestContext,
  parseGGUFQuantLabel,
} from "../gguf/index.ts";
import { isMapping } from "../http/json.ts";

/** One version of a model: a GGUF file of its repository, or a file that could be made of its weights. */
export interface ModelVersion {
  /** Label of the quantization, such as `Q4_K_M`. */
  readonly label: string;
  /** Path of the file, or of its first part. Absent if the repository has no such file. */
  readonly file?: string;
  /** Size in bytes, from the hub or estimated from the number of weights. Absent if unknown. */
  readonly size?: number;
}

/** A version for which the repository has one file. */
export interface GgufFile extends ModelVersion {
  /** Path of the file, or of its first part. */
  readonly file: string;
}

/** The machine that runs a model, and how the model is used. */
export interface Machine {
  /** Memory of the graphics card, or of an Apple machine, in GB. 0: unknown. */
  readonly memory: number;
  /** Length of a conversation in tokens. Default: 4,096. A model that was trained for less gets the length it knows. */
  readonly contextLength?: number | undefined;
  /** Metadata of a GGUF file, as `readHeader` returns it. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** The model's `config.json`. It is read if there is no `metadata`. Default: the `config` of the record. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
}

/** The verdict about a version on a machine. */
export interface VersionFit extends Fit {
  /** Longest context that fits, in tokens. Undefined if nothing describes the model's layers. */
  readonly longest: number | undefined;
}

/** Sizes of memory that machines have, in GB. */
export const MEMORY_SIZES: readonly number[] = [4, 6, 8, 12, 16, 24, 32, 48, 64, 80, 96, 128, 192, 256, 512];

const DEFAULT_CONTEXT = 4096;

/** Types of the files that are made most often: unchanged weights, half the size, and a quarter of the size. */
const USUAL = ["F16", "Q8_0", "Q4_K_M"] as const;

/** Matches the end of the name of a file that is one of several parts. */
const PART = /-(\d+)-of-(\d+)\.gguf$/i;

/**
 * Returns the versions of a model, the largest first: its GGUF files, its MLX weights, or else the files that are made
 * most often of its weights (see `usualVersions`).
 *
 * @param model the model record; fields may be missing or of the wrong kind
 */
export function modelVersions(model: ModelRecord): ModelVersion[] {
  const files = ggufFiles(model);
  if (files.length > 0) return files;
  return isMlx(model) ? [mlxVersion(model)] : usualVersions(model);
}

/**
 * Returns the versions with 16, 8 and 4 bits for each weight: `F16`, `Q8_0` and `Q4_K_M`. If the repository has no such
 * GGUF file, the size is estimated from the number of weights.
 *
 * @param model the model record; fields may be missing or of the wrong kind
 */
export function usualVersions(model: ModelRecord): ModelVersion[] {
  const files = ggufFiles(model);
  const weights = model.gguf?.total ?? (isPacked(model) ? undefined : model.safetensors?.total);
  return USUAL.flatMap((label) => {
    const file = files.find((one) => one.label === label || (one.label === "BF16" && label === "F16"));
    if (file !== undefined) return file;
    return isAmount(weights) ? { label, ...sizeField(estimateFileSize(weights, Type[label])) } : [];
  });
}

/** Returns true for a repository with weights for MLX. */
export function isMlx({ tags, library_name: library }: ModelRecord): boolean {
  return library === "mlx" || (Array.isArray(tags) && tags.includes("mlx"));
}

/** Returns true if the safetensors files contain quantized weights, several in one number. */
function isPacked(model: ModelRecord): boolean {
  return isMlx(model) || ["I32", "U32"].some((type) => Object.hasOwn(Object(model.safetensors?.parameters), type));
}

function mlxVersion({ id, siblings }: ModelRecord): ModelVersion {
  const [, bits] = /(?<!\d)(\d{1,2})[-_]?bit/i.exec(id) ?? [];
  const files = filesOf(siblings).filter(({ rfilename }) => rfilename.endsWith(".safetensors"));
  return { label: bits === undefined ? "MLX" : `MLX ${bits}-bit`, ...sizeField(sumOf(files)) };
}

/**
 * Returns the GGUF files to choose from, the largest first, one file for each quantization.
 *
 * @param model the model record; fields may be missing or of the wrong kind
 */
export function ggufFiles(model: ModelRecord): GgufFile[] {
  const files = filesOf(model.siblings).filter(({ rfilename }) => MODEL_FILE.test(rfilename));
  const found = new Map<string, GgufFile>();
  for (const { rfilename: file, size } of files) {
    const label = parseGGUFQuantLabel(file);
    const [, number, count] = PART.exec(file) ?? [];
    if (label === undefined || found.has(label) || (number !== undefined && Number(number) !== 1)) continue;
    const stated = count === undefined ? size : sizeOfParts(file, Number(count), files);
    const bytes = isAmount(stated) ? stated : estimatedSize(model.gguf?.total, label);
    found.set(label, { label, file, ...sizeField(bytes) });
  }
  return [...found.values()].sort((one, other) => (other.size ?? 0) - (one.size ?? 0));
}

interface HubFile {
  readonly rfilename: string;
  readonly size?: unknown;
}

/** Returns the files of a repository. The list may be anything. */
function filesOf(siblings: unknown): HubFile[] {
  const files: readonly unknown[] = Array.isArray(siblings) ? siblings : [];
  return files.filter((file): file is HubFile => isMapping(file) && typeof file["rfilename"] === "string");
}

/** Matches the name of a GGUF file that is not a vision projector. */
const MODEL_FILE = /^(?!.*mmproj).*\.gguf$/i;

/** Returns the size of a file in several parts, or undefined if the size of a part is unknown. */
function sizeOfParts(first: string, count: number, files: readonly HubFile[]): number | undefined {
  const start = first.replace(PART, "");
  const parts = files.filter(({ rfilename }) => rfilename.replace(PART, "") === start);
  return parts.length === count ? sumOf(parts) : undefined;
}

/** Returns the size of some files together, or undefined if a size is unknown. */
function sumOf(files: readonly HubFile[]): number | undefined {
  const sizes = files.map(({ size }) => size);
  return sizes.length > 0 && sizes.every(isAmount) ? sizes.reduce((sum, size) => sum + size, 0) : undefined;
}

function estimatedSize(weights: unknown, label: string): number | undefined {
  const name = label.replace(/^UD-/, "");
  const type = Object.hasOwn(Type, name) ? Type[name as keyof typeof Type] : undefined;
  return typeof type === "number" && isAmount(weights) ? estimateFileSize(weights, type) : undefined;
}

function sizeField(size: number | undefined): { readonly size?: number } {
  return size === undefined ? {} : { size };
}

function isAmount(value: unknown): value is number {
  return typeof value === "number" && value > 0 && value < Infinity;
}

/**
 * Says if a version fits into the memory of a machine, together with its context. The dialog, the model page and the
 * command line all use this verdict. The context is only counted if `metadata` or the `config` of the record describes
 * the model's layers; otherwise, `context` is undefined.
 *
 * @returns undefined if the size of the version or of the memory is unknown
 * @example versionFit(version, model, { memory: 16, contextLength: 32_768 })?.verdict // "runs"
 */
export function versionFit({ size }: ModelVersion, model: ModelRecord, machine: Machine): VersionFit | undefined {
  const { memory, metadata, config = model.config } = machine;
  if (!isAmount(size) || !isAmount(memory)) return undefined;
  const { contextLength = DEFAULT_CONTEXT } = machine;
  const longestKnown = model.gguf?.context_length;
  const input = {
    file: size,
    metadata,
    config: isMapping(config) ? config : undefined,
    contextLength: isAmount(longestKnown) ? Math.min(contextLength, longestKnown) : contextLength,
  };
  return { ...fitsHardware(input, { memory }), longest: longestContext(input, { memory }) };
}

/**
 * Returns the version to suggest. If the memory is known: the largest that fits with room to spare, or else the smallest.
 * If the memory is unknown: `Q4_K_M`, the most common choice, or else the largest.
 */
export function suggestedVersion<Version extends ModelVersion>(
  versions: readonly Version[],
  model: ModelRecord,
  machine: Machine,
): Version | undefined {
  const runs = versions.find((version) => versionFit(version, model, machine)?.verdict === "runs");
  const usual = versions.find(({ label }) => label === "Q4_K_M");
  const smallest = versions.findLast(({ size }) => size !== undefined);
  return runs ?? (machine.memory > 0 ? smallest : undefined) ?? usual ?? versions[0];
}
