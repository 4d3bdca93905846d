/** GGUF files: quantization types, labels in file names, and file sizes. */
export {
  GGMLFileQuantizationType,
  type GGMLFileQuantizationTypeName,
  GGMLQuantizationType,
  type GGMLQuantizationTypeName,
} from "../../generated/quantization.ts";
export type { QuantizationLayout } from "../contract/index.ts";
export { GGUF_QUANT_RE, GGUF_QUANT_RE_GLOBAL, parseGGUFQuantLabel } from "./label.ts";
export { type ContextMetadata, type Fit, type FitHardware, type FitOptions, fitsHardware } from "./fits-hardware.ts";
export { estimateFileSize, TENSOR_TYPE_LAYOUT } from "./layout.ts";
export { findNearestQuantType, GGUF_QUANT_ORDER } from "./order.ts";
