import {
  GGML_FILE_QUANTIZATION_TYPE_SIZE_ORDER as SIZE_ORDER,
  GGML_QUANTIZATION_TYPE_LAYOUT,
  GGMLFileQuantizationType,
  type GGMLQuantizationTypeName,
} from "../../generated/quantization.ts";
import type { QuantizationLayout } from "../contract/index.ts";

export {
  GGMLFileQuantizationType,
  type GGMLFileQuantizationTypeName,
  GGMLQuantizationType,
  type GGMLQuantizationTypeName,
} from "../../generated/quantization.ts";
export type { QuantizationLayout } from "../contract/index.ts";

/**
 * Names that a label can contain: every GGUF file type in numeric order, then `MXFP4`, the short form of `MXFP4_MOE`.
 */
const NAMES = /* @__PURE__ */ [
  .../* @__PURE__ */ Object.keys(GGMLFileQuantizationType).filter((name) => /^[A-Z]/.test(name)),
  "MXFP4",
].join("|");

const LABEL = /* @__PURE__ */ `(?<prefix>UD-)?(?<quant>${NAMES})(?:_(?<sizeVariation>[A-Z]+))?`;

/**
 * Matches one label in an upper-case file name. Groups: `prefix` (`UD-` or undefined), `quant` (name of a file type,
 * or `MXFP4`) and `sizeVariation` (capital letters after an underscore, or undefined).
 */
export const GGUF_QUANT_RE: RegExp = /* @__PURE__ */ new RegExp(LABEL);

/** Matches all labels in an upper-case file name. Use it with `matchAll`. */
export const GGUF_QUANT_RE_GLOBAL: RegExp = /* @__PURE__ */ new RegExp(LABEL, "g");

/**
 * Returns the quantization label in the name of a GGUF file.
 *
 * Upper and lower case make no difference. If a path contains several labels, the last label is returned. So the label
 * in the name of the file takes precedence over the label in the name of the folder.
 *
 * @param fname file name or path, for example `Q8_0/tiny-chat-Q8_0-00001-of-00002.gguf`
 * @returns the label in capitals, for example `UD-Q4_K_XL`; undefined when there is none
 */
export function parseGGUFQuantLabel(fname: string): string | undefined {
  return fname.toUpperCase().match(GGUF_QUANT_RE_GLOBAL)?.at(-1);
}

/** The layout of every tensor type, by name: weights per block, bytes per block, and bits per weight. */
export const TENSOR_TYPE_LAYOUT: Readonly<Record<GGMLQuantizationTypeName, QuantizationLayout>> =
  GGML_QUANTIZATION_TYPE_LAYOUT;

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
  const available = SIZE_ORDER.filter((type) => availableQuants.includes(type));
  return available.find((type) => SIZE_ORDER.indexOf(type) >= wanted) ?? available.at(-1);
}
