import { placeOfSpec } from "../../entries.ts";
import type { Check, Entry, Spec } from "../../entry.ts";
import { COMMON, definitionsOf, referenceOf, rootsOf, withInner } from "../../io-schemas.ts";
import type { PlacedSchema } from "../../io-schemas.ts";
import { quoted } from "../../suggest.ts";

/** Reports a definition that no input or output uses. */
export const ioUnused: Check = function* (spec) {
  const used = usedDefinitions(spec);
  // If this spec extends another spec, only the definitions of this spec are checked. A definition of the extended spec
  // may be unused only because this spec leaves out entries.
  for (const entry of spec.io.filter((one) => placeOfSpec(one) === "")) {
    for (const { name, path, schema } of definitionsOf(entry)) {
      if (used.has(schema)) continue;
      const message = `nothing uses the definition ${quoted(name)}`;
      const home = entry.id === COMMON ? `${COMMON}.yaml` : "";
      const hint = `delete the definition, or refer to it with $ref: "${home}#/$defs/${name}"`;
      yield { entry, path, atKey: true, code: "unused-definition", message, hint };
    }
  }
};

/** Returns the definitions that inputs and outputs of calls use, directly or through other definitions. */
function usedDefinitions(spec: Spec): ReadonlySet<object> {
  const used = new Set<object>();
  const open: { readonly entry: Entry; readonly placed: PlacedSchema }[] = spec.io.flatMap((entry) =>
    rootsOf(entry).map((placed) => ({ entry, placed })),
  );
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { schema } of withInner(next.placed)) {
      const target = referenceOf(spec, next.entry, schema);
      if (target === undefined || used.has(target.schema)) continue;
      used.add(target.schema);
      open.push({ entry: target.entry, placed: target });
    }
  }
  return used;
}
