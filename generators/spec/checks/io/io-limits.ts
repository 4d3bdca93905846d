import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { schemasOf } from "../../io-schemas.ts";
import { numberOf } from "../../json.ts";

/** Pairs of limits. In a `strict` pair, the two limits must not be equal. */
const PAIRS = [
  { low: "minimum", high: "maximum", strict: false },
  { low: "minimum", high: "exclusiveMaximum", strict: true },
  { low: "exclusiveMinimum", high: "maximum", strict: true },
  { low: "exclusiveMinimum", high: "exclusiveMaximum", strict: true },
  { low: "minLength", high: "maxLength", strict: false },
  { low: "minItems", high: "maxItems", strict: false },
] as const;

/** Checks that a lower limit and an upper limit leave at least one allowed value. */
export const ioLimits = perEntry(["io"], function* (entry): Generator<Finding> {
  for (const { schema, path } of schemasOf(entry)) {
    for (const { low, high, strict } of PAIRS) {
      const [least, most] = [numberOf(schema[low]), numberOf(schema[high])];
      if (least === undefined || most === undefined || least < most || (least === most && !strict)) continue;
      const message = `no value can meet ${low} ${least} and ${high} ${most}`;
      yield { entry, path: [...path, low], code: "crossed-limits", message, hint: "are they swapped?" };
    }
  }
});
