import { GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER, type GGMLFileQuantizationType } from "../../generated/quantization.ts";

/** All types of files, the largest first: a list of the caller's own. */
export const GGUF_QUANT_ORDER: GGMLFileQuantizationType[] =
  /* @__PURE__ */ GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER.slice();
