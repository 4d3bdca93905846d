import type { Ajv } from "ajv";
import type { DataValidateFunction } from "ajv/dist/types/index.js";
import type { Json } from "../entry.ts";
import { canonical } from "../json.ts";

/** An item that repeats an earlier one. */
export interface Duplicate {
  readonly index: number;
  /** Index of the earlier item. */
  readonly first: number;
}

/**
 * Replaces ajv's `uniqueItems`, which reports only the last pair of equal items. This version reports every repeated
 * item in `params.duplicates`, and takes linear time for items of any type.
 */
export function addUniqueItems(ajv: Ajv): void {
  ajv.removeKeyword("uniqueItems");
  ajv.addKeyword({
    keyword: "uniqueItems",
    type: "array",
    schemaType: "boolean",
    errors: true,
    compile(isUnique: boolean): DataValidateFunction {
      const validate: DataValidateFunction = (items: readonly Json[]) => {
        const duplicates = isUnique ? findDuplicates(items) : [];
        validate.errors = duplicates.length > 0 ? [{ keyword: "uniqueItems", params: { duplicates } }] : [];
        return duplicates.length === 0;
      };
      return validate;
    },
  });
}

/** Returns the items that are equal to an earlier one. */
export function findDuplicates(items: readonly Json[]): Duplicate[] {
  const firsts = new Map<string, number>();
  return items.flatMap((item, index) => {
    const text = canonical(item);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, index);
    return first === undefined ? [] : [{ index, first }];
  });
}
