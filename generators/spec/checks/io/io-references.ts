import type { Check, Entry, Spec } from "../../entry.ts";
import { COMMON, commonOf, definitionsOf, referenceOf, schemasOf } from "../../io-schemas.ts";
import { textOf } from "../../json.ts";
import { quoted, suggestion } from "../../suggest.ts";

/** Checks that every `$ref` refers to a definition in its own file or in `_common.yaml`. */
export const ioReferences: Check = function* (spec) {
  for (const entry of spec.io) {
    for (const { schema, path } of schemasOf(entry)) {
      const reference = textOf(schema["$ref"]);
      if (reference === undefined || referenceOf(spec, entry, schema) !== undefined) continue;
      const message = `$ref ${quoted(reference)} refers to no definition`;
      const hint = suggestion(reference, referencesFrom(spec, entry));
      yield { entry, path: [...path, "$ref"], code: "unknown-reference", message, hint };
    }
  }
};

/** Returns all valid values of a `$ref` in this entry. */
function referencesFrom(spec: Spec, entry: Entry): string[] {
  const common = commonOf(spec);
  const own = definitionsOf(entry).map(({ name }) => `#/$defs/${name}`);
  const shared = common === undefined || common === entry ? [] : definitionsOf(common);
  return [...own, ...shared.map(({ name }) => `${COMMON}.yaml#/$defs/${name}`)];
}
