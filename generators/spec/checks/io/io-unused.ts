import { placeOfSpec } from "../../entries.ts";
import type { Check, Entry, Spec } from "../../entry.ts";
import { COMMON, commonOf, definitionsOf, referenceOf, rootsOf, schemasOf, withInner } from "../../io-schemas.ts";
import type { PlacedSchema } from "../../io-schemas.ts";
import { textOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Reports a definition that no input or output uses. */
export const ioUnused: Check = function* (spec) {
  const used = usedDefinitions(spec);
  const unsure = unsureHomes(spec);
  // If this spec extends another spec, only the definitions of this spec are checked. A definition of the extended spec
  // may be unused only because this spec leaves out entries.
  for (const entry of spec.io.filter((one) => placeOfSpec(one) === "" && !unsure.has(one))) {
    for (const { name, path, schema } of definitionsOf(entry)) {
      if (used.has(schema)) continue;
      const message = `nothing uses the definition ${quoted(name)}`;
      const home = entry.id === COMMON ? `${COMMON}.yaml` : "";
      const hint = `delete the definition, or refer to it with $ref: "${home}#/$defs/${name}"`;
      yield { entry, path, atKey: true, code: "unused-definition", message, hint };
    }
  }
};

/**
 * Returns the entries whose unused definitions are not reported. A wrong `$ref` was probably meant for a definition in
 * one of these entries. If a file in `spec/io` is broken, it may use any of the shared definitions.
 */
function unsureHomes(spec: Spec): ReadonlySet<Entry | undefined> {
  const isBroken = [...(spec.broken ?? [])].some((file) => file.startsWith("spec/io/"));
  const homes = spec.io.flatMap((entry) =>
    schemasOf(entry).flatMap(({ schema }) => {
      const reference = textOf(schema["$ref"]);
      if (reference === undefined || referenceOf(spec, entry, schema) !== undefined) return [];
      return [reference.startsWith(COMMON) ? commonOf(spec) : entry];
    }),
  );
  return new Set([...homes, ...(isBroken ? [commonOf(spec)] : [])]);
}

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
