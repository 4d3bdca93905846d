import {
  GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER as SIZE_ORDER,
  type GGMLFileQuantizationType,
} from "../../generated/quantization.ts";

/** All file types, the largest first. This array is a copy that the caller may change. */
export const GGUF_QUANT_ORDER: GGMLFileQuantizationType[] = /* @__PURE__ */ SIZE_ORDER.slice();

/**
 * Returns the available file type that is nearest to the wanted type: the largest type that is not larger than the
 * wanted type, or the smallest type if all types are larger.
 *
 * Sizes are compared by position in `GGUF_QUANT_ORDER`. For example, if a repository contains several vision
 * projectors, this function chooses the one that best matches the file of the text model.
 *
 * @param quant the wanted type; a type that is not in `GGUF_QUANT_ORDER` counts as the largest
 * @param availableQuants the types to choose from; types that are not in `GGUF_QUANT_ORDER` are ignored
 * @returns one of `availableQuants`; undefined if there is none
 */
export function findNearestQuantType(
  quant: GGMLFileQuantizationType,
  availableQuants: readonly GGMLFileQuantizationType[],
): GGMLFileQuantizationType | undefined {
  const wanted = SIZE_ORDER.indexOf(quant);
  const places = availableQuants.map((type) => SIZE_ORDER.indexOf(type)).filter((place) => place >= 0);
  const notLarger = places.filter((place) => place >= wanted);
  // `SIZE_ORDER` starts with the largest type, so the lowest position belongs to the largest type.
  const place = notLarger.length > 0 ? Math.min(...notLarger) : Math.max(...places);
  return SIZE_ORDER[place];
}
