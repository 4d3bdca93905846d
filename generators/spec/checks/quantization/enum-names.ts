import type { Check, Finding } from "../../entry.ts";
import { objectOf, textOf } from "../../json.ts";
import { clashingNames } from "../../load/names.ts";
import { quoted } from "../../suggest.ts";

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
