import {
  GGML_FILE_QUANTIZATION_TYPE_MAIN_TENSOR_TYPE as MAIN_TENSOR_TYPE,
  GGML_QUANTIZATION_TYPE_LAYOUT,
  GGMLFileQuantizationType,
  type GGMLQuantizationTypeName,
  type QuantizationLayout,
} from "../../generated/quantization.ts";

/** Block size in weights, bytes per block and bits per weight of every tensor type, by name. */
export const TENSOR_TYPE_LAYOUT: Readonly<Record<GGMLQuantizationTypeName, QuantizationLayout>> =
  GGML_QUANTIZATION_TYPE_LAYOUT;

/**
 * About how many bytes the weights of a GGUF file take.
 *
 * Counts every weight in the main tensor type of the file type. Mixed types keep some tensors larger, so real files are a
 * few per cent larger; metadata and tokenizer come on top.
 *
 * @param weights number of weights (parameters) of the model, 0 or more
 * @param quant file type, for example `GGMLFileQuantizationType.Q4_K_M`
 * @returns bytes, rounded up; undefined for a type of unknown size
 * @throws RangeError when `weights` is negative or no finite number
 */
export function estimateFileSize(weights: number, quant: GGMLFileQuantizationType): number | undefined {
  if (!(weights >= 0 && weights < Infinity)) throw new RangeError(`weights is ${weights}; allowed: a number from 0`);
  const tensorType = MAIN_TENSOR_TYPE[GGMLFileQuantizationType[quant]];
  return tensorType && Math.ceil((weights * TENSOR_TYPE_LAYOUT[tensorType].bitsPerWeight) / 8);
}
