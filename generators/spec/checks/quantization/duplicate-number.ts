import { perEntry } from "../../entries.ts";
import { findDuplicates, numberOf, objectOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

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
