import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { numberOf, objectOf } from "../../json.ts";

/** Checks that the bits per weight match the layout of a block. */
export const bitsPerWeight = perEntry(["quantization"], function* (entry): Generator<Finding> {
  for (const [name, type] of Object.entries(objectOf(entry.data["types"]))) {
    const { blockSize, bytesPerBlock, bitsPerWeight: given } = objectOf(type);
    const [weights, bytes, bits] = [numberOf(blockSize), numberOf(bytesPerBlock), numberOf(given)];
    if (weights === undefined || bytes === undefined || bits === undefined) continue;
    const expected = (bytes * 8) / weights;
    // The number in the spec may be rounded.
    if (Math.abs(bits - expected) <= 1e-6 * expected) continue;
    yield {
      entry,
      path: ["types", name, "bitsPerWeight"],
      code: "bits-per-weight",
      message: `bitsPerWeight is ${bits}, but ${bytes} bytes × 8 ÷ ${weights} weights are ${expected}`,
      hint: `write ${expected}, or correct bytesPerBlock or blockSize`,
    };
  }
});
