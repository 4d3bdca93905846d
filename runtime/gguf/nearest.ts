import {
  GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER as GGUF_QUANT_ORDER,
  type GGMLFileQuantizationType,
} from "../../generated/quantization.ts";

/**
 * Returns the available file type that comes nearest to the wanted one: the largest that is not larger, else the
 * smallest.
 *
 * Sizes are compared by place in `GGUF_QUANT_ORDER`. Useful to choose the vision projector for a text model's file.
 *
 * @param quant the wanted type; one outside the order counts as the largest
 * @param availableQuants what there is to choose from; types outside the order are left out
 * @returns one of `availableQuants`; undefined when none is left
 */
export function findNearestQuantType(
  quant: GGMLFileQuantizationType,
  availableQuants: readonly GGMLFileQuantizationType[],
): GGMLFileQuantizationType | undefined {
  const wanted = GGUF_QUANT_ORDER.indexOf(quant);
  const places = availableQuants.map((type) => GGUF_QUANT_ORDER.indexOf(type)).filter((place) => place >= 0);
  const notLarger = places.filter((place) => place >= wanted);
  // Places count from the largest type: the smallest place is the largest type.
  const place = notLarger.length > 0 ? Math.min(...notLarger) : Math.max(...places);
  return GGUF_QUANT_ORDER[place];
}
