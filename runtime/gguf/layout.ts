import {
  GGML_FILE_QUANTIZATION_TYPE_BITS as FILE_BITS,
  GGML_QUANTIZATION_TYPE_LAYOUT,
  GGMLFileQuantizationType,
  type GGMLQuantizationTypeName,
} from "../../generated/quantization.ts";
import type { QuantizationLayout } from "../contract/index.ts";

/** The layout of every tensor type, by name: weights per block, bytes per block, and bits per weight. */
export const TENSOR_TYPE_LAYOUT: Readonly<Record<GGMLQuantizationTypeName, QuantizationLayout>> =
  GGML_QUANTIZATION_TYPE_LAYOUT;

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
  if (!(weights >= 0 && weights < Infinity)) throw new RangeError(`weights is ${weights}; allowed: a number from 0`);
  const bits = FILE_BITS[GGMLFileQuantizationType[quant]];
  // The result is rounded to twelve digits, because a rounding error in the last digits could add a byte.
  return bits && Math.ceil(Number(((weights * bits) / 8).toPrecision(12)));
}
