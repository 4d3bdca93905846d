import {
  GGML_FILE_QUANTIZATION_TYPE_BITS as FILE_BITS,
  GGML_QUANTIZATION_TYPE_LAYOUT,
  GGMLFileQuantizationType,
  type GGMLQuantizationTypeName,
} from "../../generated/quantization.ts";
import { type Architecture, fromConfig, fromMetadata } from "./context-layers.ts";

const GIB = 2 ** 30;

/** Bytes for buffers and the driver of a graphics card if nothing is known about the model's layers. */
const BUFFERS = 0.6 * GIB;

/** Bytes that the driver of a graphics card takes for each program. */
const DRIVER = 0.25 * GIB;

/** Maximum share of the memory, from 0 to 1, that a model may use to get the verdict `runs`. */
const COMFORTABLE = 0.85;

/** Numbers of cells in the memory for a context are multiples of this. */
const CELLS = 256;

const DEFAULT_CONTEXT = 4096;
const DEFAULT_BATCH = 512;

/**
 * Estimates the size of a GGUF file from the number of weights.
 *
 * Mixed types such as Q4_K_M store some tensors with more bits. The estimate uses the bits per weight measured on
 * published files. It is accurate to 3 % for models with 7 billion weights or more, and to 10 % for smaller models,
 * because embeddings are a larger share of a small model.
 *
 * @param weights number of weights (parameters) of the model, 0 or more
 * @param quant file type, for example `GGMLFileQuantizationType.Q4_K_M`
 * @returns bytes, rounded up; undefined for a type such as `Q4_K_XL`, for which each publisher chooses a different mix
 *   of tensor types
 * @throws RangeError when `weights` is negative or not a finite number
 * @example estimateFileSize(8_030_261_248, GGMLFileQuantizationType.Q4_K_M) // about 4.9 GB
 */
export function estimateFileSize(weights: number, quant: GGMLFileQuantizationType): number | undefined {
  assertSize("weights", weights);
  const bits = FILE_BITS[GGMLFileQuantizationType[quant]];
  // The result is rounded to twelve digits, because a rounding error in the last digits could add a byte.
  return bits && Math.ceil(Number(((weights * bits) / 8).toPrecision(12)));
}

/** A model, and how it is run. Either `file`, or `parameters` and `type`, says how large the weights are. */
export interface MemoryInput {
  /** Bytes of the model file, or of all its parts. */
  readonly file?: number | undefined;
  /** Number of weights. With `type`, it says how large the file will be. */
  readonly parameters?: number | undefined;
  /** Type of the file that will be made. */
  readonly type?: GGMLFileQuantizationType | undefined;
  /** Metadata of a GGUF file, by key, such as `llama.block_count`. */
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  /** The model's `config.json`. It is read if there is no `metadata`. */
  readonly config?: Readonly<Record<string, unknown>> | undefined;
  /** Length of the context in tokens. Default: 4,096. */
  readonly contextLength?: number | undefined;
  /** Type in which keys and values are kept. Default: `F16`. */
  readonly kvType?: GGMLQuantizationTypeName | undefined;
  /** Number of tokens that are computed at once. Default: 512. */
  readonly batch?: number | undefined;
  /** Bytes of the file with the vision projector, if the model is used with images. Default: 0. */
  readonly projector?: number | undefined;
}

/** The memory that a model needs, in bytes. */
export interface Memory {
  /** Weights of the model, and of its vision projector. */
  readonly weights: number;
  /** Keys, values and states of the context. Undefined if neither `metadata` nor `config` describes the layers. */
  readonly context: number | undefined;
  /** Buffers for the computation, and what the driver takes. */
  readonly compute: number;
  /** The sum. */
  readonly total: number;
  /** The length of the context that was assumed, in tokens. */
  readonly contextLength: number;
}

/** Hardware that runs a model: an entry of `SKUS`, or a memory size. */
export interface FitHardware {
  /** Memory in GB, each of 2 ** 30 bytes. If several sizes are listed, the largest is used. */
  readonly memory?: number | readonly number[] | undefined;
}

/** The result of `fitsHardware`: a verdict, and the sizes that lead to it. */
export interface Fit extends Memory {
  /**
   * `runs`: the model fits with room to spare. `tight`: it fits, but leaves little memory. `too large`: it does not
   * fit.
   */
  readonly verdict: "runs" | "tight" | "too large";
  /** Bytes of memory that the hardware has. */
  readonly available: number;
}

/**
 * Returns how much memory a model needs in llama.cpp, with all layers on one device and with flash attention.
 *
 * A layer with full attention keeps keys and values for each token of the context, rounded up to 256. A layer with a
 * window keeps `window + batch` tokens, rounded up to 256. With MLA, a layer keeps one compressed vector for each token
 * and no values. A recurrent or convolution layer keeps a state in 32 bits. The buffer for the computation contains the
 * scores of all known tokens, one vector and one row of the mask for each token of a batch.
 *
 * @throws RangeError when a size is negative or not a finite number, or the size of the weights is not known
 * @source `llama-kv-cache-iswa.cpp`, `llama-kv-cache.cpp`, `llama-memory-recurrent.cpp` of llama.cpp
 * @example memoryFor({ file: 4.92e9, metadata, contextLength: 32_768 }).total
 */
export function memoryFor(input: MemoryInput): Memory {
  const { contextLength = DEFAULT_CONTEXT, batch = DEFAULT_BATCH, projector = 0 } = input;
  assertSize("contextLength", contextLength);
  assertSize("batch", batch);
  assertSize("projector", projector);
  const weights = weightsOf(input) + projector;
  const model = architectureOf(input);
  const bytes = GGML_QUANTIZATION_TYPE_LAYOUT[input.kvType ?? "F16"].bitsPerWeight / 8;
  const cells = roundUp(contextLength);
  const context = model?.layers.reduce((sum, { perToken, window, state }) => {
    const kept = Math.min(cells, roundUp(window + batch));
    return sum + kept * perToken * bytes + state * 4;
  }, 0);
  const compute = model ? 4 * batch * (model.vocabulary + model.embedding + cells) + DRIVER : BUFFERS;
  return { weights, context, compute, total: weights + (context ?? 0) + compute, contextLength };
}

/**
 * Returns the longest context, in tokens, with which the model fits into the memory of the hardware: a multiple of 256,
 * at most the length that the model was trained for. 0 if the model does not fit at all.
 *
 * @returns undefined if neither `metadata` nor `config` describes the layers
 * @throws RangeError as `memoryFor` and `fitsHardware`
 * @example longestContext({ file: 4.92e9, metadata }, SKUS.GPU.NVIDIA["RTX 3060"])
 */
export function longestContext(input: MemoryInput, hardware: FitHardware): number | undefined {
  const model = architectureOf(input);
  const available = memoryOf(hardware);
  if (model === undefined) return undefined;
  let fits = 0;
  for (let step = 2 ** 30; step >= CELLS; step /= 2) {
    if (memoryFor({ ...input, contextLength: fits + step }).total <= available) fits += step;
  }
  return Math.min(model.longest || 2 ** 20, fits);
}

/**
 * Checks if a model fits into the memory of a GPU or a computer.
 *
 * @param model bytes of the model file, such as the result of `estimateFileSize`, or what `memoryFor` takes
 * @param hardware an entry of `SKUS`, or `{ memory: 24 }`
 * @throws RangeError when a size is negative or not a finite number, or the hardware has no memory size
 * @example fitsHardware(4.92e9, SKUS.GPU.NVIDIA["RTX 3060"]).verdict // "runs"
 */
export function fitsHardware(model: number | MemoryInput, hardware: FitHardware): Fit {
  const memory = memoryFor(typeof model === "number" ? { file: model } : model);
  const available = memoryOf(hardware);
  const share = memory.total / available;
  return { ...memory, verdict: share > 1 ? "too large" : share > COMFORTABLE ? "tight" : "runs", available };
}

function architectureOf({ metadata, config }: MemoryInput): Architecture | undefined {
  return metadata ? fromMetadata(metadata) : config && fromConfig(config);
}

function weightsOf({ file, parameters, type }: MemoryInput): number {
  const bytes =
    file ?? (parameters !== undefined && type !== undefined ? estimateFileSize(parameters, type) : undefined);
  if (bytes === undefined) {
    throw new RangeError("pass file, or parameters and a type of known size");
  }
  assertSize("file", bytes);
  return bytes;
}

function memoryOf(hardware: FitHardware): number {
  const memory = Math.max(...[hardware.memory ?? []].flat());
  if (!(memory > 0 && memory < Infinity)) throw new RangeError("hardware.memory is missing; allowed: a number of GB");
  return memory * GIB;
}

function roundUp(tokens: number): number {
  return Math.ceil(tokens / CELLS) * CELLS;
}

function assertSize(name: string, value: number): void {
  if (!(value >= 0 && value < Infinity)) throw new RangeError(`${name} is ${value}; allowed: a number from 0`);
}
