import { perEntry } from "../entries.ts";
import type { Check, Finding } from "../entry.ts";
import { findDuplicates, numberOf, objectOf, placedTexts, textOf } from "../json.ts";
import { clashingNames } from "../load/names.ts";
import { listed, quoted, suggestion } from "../suggest.ts";

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

/** Checks that each type of a quantization enum has a different number. */
export const duplicateNumber = perEntry(["quantization"], (entry) => {
  const types = Object.entries(objectOf(entry.data["types"]));
  const numbers = types.map(([, type]) => numberOf(objectOf(type)["number"]) ?? null);
  return findDuplicates(numbers).map(({ index, first }) => ({
    entry,
    path: ["types", types[index]?.[0] ?? "", "number"],
    code: "duplicate-number",
    message: `number ${numbers[index]} belongs to ${quoted(types[first]?.[0])} already`,
    hint: "numbers are fixed by the file format; look it up there",
  }));
});

/**
 * Checks that no two quantization enums, and no two types of an enum, have names that differ only in capital letters.
 */
export const enumNames: Check = function* (spec) {
  const seen = new Map<string, string>();
  for (const entry of spec.quantization) {
    const name = textOf(entry.data["name"]) ?? "";
    const other = seen.get(name.toLowerCase());
    if (other !== undefined) {
      const message = `enum ${quoted(name)} is defined in ${other} too`;
      const hint = "names must differ in more than capital letters";
      yield { entry, path: ["name"], code: "enum-name", message, hint };
    }
    seen.set(name.toLowerCase(), other ?? entry.file);
    for (const [first, ...others] of clashingNames(Object.keys(objectOf(entry.data["types"])))) {
      yield* others.map((type): Finding => {
        const message = `type ${quoted(type)} differs from ${quoted(first)} only in capital letters`;
        return { entry, path: ["types", type], atKey: true, code: "enum-name", message, hint: "keep one spelling" };
      });
    }
  }
};

/** Checks that `mainTensorType` of a file type names a tensor type that has a block layout. */
export const mainTensorType: Check = function* (spec) {
  const types = spec.quantization.flatMap((entry) => Object.entries(objectOf(entry.data["types"])));
  const tensorTypes = types.filter(([, type]) => objectOf(type)["blockSize"] !== undefined).map(([name]) => name);
  const known = new Set(tensorTypes);
  for (const entry of spec.quantization) {
    for (const [name, type] of Object.entries(objectOf(entry.data["types"]))) {
      const main = textOf(objectOf(type)["mainTensorType"]);
      if (main === undefined || known.has(main)) continue;
      const message = `there is no tensor type ${quoted(main)}`;
      const path = ["types", name, "mainTensorType"];
      yield { entry, path, code: "unknown-tensor-type", message, hint: suggestion(main, tensorTypes) };
    }
  }
};

/** Checks that `sizeOrder` lists every type of its enum exactly once. */
export const sizeOrder = perEntry(["quantization"], function* (entry): Generator<Finding> {
  if (entry.data["sizeOrder"] === undefined) return;
  const types = Object.keys(objectOf(entry.data["types"]));
  const known = new Set(types);
  const order = placedTexts(entry.data["sizeOrder"]);
  const unknown = order.filter((item) => !known.has(item.text));
  for (const { text, index } of unknown) {
    const message = `there is no type ${quoted(text)} in this enum`;
    yield { entry, path: ["sizeOrder", index], code: "size-order", message, hint: suggestion(text, types) };
  }
  for (const { index, first } of findDuplicates(order.map(({ text }) => text))) {
    const message = `${quoted(order[index]?.text)} is listed twice: item ${first + 1} is the same`;
    yield { entry, path: ["sizeOrder", index], code: "size-order", message, hint: "delete one of the two items" };
  }
  const present = new Set(order.map(({ text }) => text));
  // A type whose name is misspelled in the list is not missing.
  const missing = unknown.length > 0 ? [] : types.filter((type) => !present.has(type));
  if (missing.length === 0) return;
  const message = `sizeOrder lacks ${listed(missing)}`;
  const hint = "put each type between the next larger type and the next smaller type";
  yield { entry, path: ["sizeOrder"], atKey: true, code: "size-order", message, hint };
});
