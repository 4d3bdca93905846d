import { GGMLFileQuantizationType } from "../../generated/quantization.ts";

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
