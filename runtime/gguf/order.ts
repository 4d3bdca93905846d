import { GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER, type GGMLFileQuantizationType } from "../../generated/quantization.ts";

/** All file types, the largest first. This array is a copy that the caller may change. */
export const GGUF_QUANT_ORDER: GGMLFileQuantizationType[] =
  /* @__PURE__ */ GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER.slice();
