const GIB = 2 ** 30;

/** Bytes of memory that a program needs in addition to the model, for compute buffers and the driver. */
const OVERHEAD = 0.6 * GIB;

/** Maximum share of the memory, from 0 to 1, that a model may use to get the verdict `runs`. */
const COMFORTABLE = 0.85;

/** Hardware that runs a model: an entry of `SKUS`, or a memory size. */
export interface FitHardware {
  /** Memory in GB, each of 2 ** 30 bytes. If several sizes are listed, the largest is used. */
  readonly memory?: number | readonly number[] | undefined;
}

/** The values of the GGUF metadata that determine how much memory the context needs. */
export interface ContextMetadata {
  /** The value of `<architecture>.block_count`. */
  readonly layers: number;
  /** The value of `<architecture>.attention.head_count_kv`. */
  readonly keyValueHeads: number;
  /** The value of `<architecture>.attention.key_length`, usually `embedding_length / head_count`. */
  readonly headSize: number;
}

/** Options of `fitsHardware`. */
export interface FitOptions {
  /** Context length in tokens. Default: 4,096. */
  readonly contextLength?: number;
  /** Values from the GGUF metadata. Without them, the memory of the context is unknown and not counted. */
  readonly metadata?: ContextMetadata;
}

/** The result of `fitsHardware`: a verdict, and the sizes that lead to it. */
export interface Fit {
  /**
   * `runs`: the model fits with room to spare. `tight`: it fits, but leaves little memory. `too large`: it does not
   * fit.
   */
  readonly verdict: "runs" | "tight" | "too large";
  /** Bytes that the model needs: weights, context and overhead. */
  readonly needed: number;
  /** Bytes of memory that the hardware has. */
  readonly available: number;
  /** Bytes that the context needs: keys and values in 16 bits. Undefined without `metadata`. */
  readonly context: number | undefined;
}

/**
 * Checks if a model file fits into the memory of a GPU or a computer.
 *
 * @param size bytes of the model file, such as the result of `estimateFileSize`
 * @param hardware an entry of `SKUS`, or `{ memory: 24 }`
 * @throws RangeError when a size is negative or not a finite number, or the hardware has no memory size
 * @example fitsHardware(4.92e9, SKUS.GPU.NVIDIA["RTX 3060"]).verdict // "runs"
 */
export function fitsHardware(size: number, hardware: FitHardware, options: FitOptions = {}): Fit {
  const { contextLength = 4096, metadata } = options;
  const memory = Math.max(...[hardware.memory ?? []].flat());
  assertSize("size", size);
  assertSize("contextLength", contextLength);
  if (!(memory > 0 && memory < Infinity)) throw new RangeError("hardware.memory is missing; allowed: a number of GB");
  const context = metadata && contextBytes(metadata, contextLength);
  const needed = size + (context ?? 0) + OVERHEAD;
  const available = memory * GIB;
  const verdict = needed > available ? "too large" : needed > COMFORTABLE * available ? "tight" : "runs";
  return { verdict, needed, available, context };
}

/** Returns the number of bytes for the keys and values of all layers: two bytes for each number. */
function contextBytes({ layers, keyValueHeads, headSize }: ContextMetadata, tokens: number): number {
  for (const [name, value] of Object.entries({ layers, keyValueHeads, headSize }))
    assertSize(`metadata.${name}`, value);
  return 2 * 2 * layers * keyValueHeads * headSize * tokens;
}

function assertSize(name: string, value: number): void {
  if (!(value >= 0 && value < Infinity)) throw new RangeError(`${name} is ${value}; allowed: a number from 0`);
}
