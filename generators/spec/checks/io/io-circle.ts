import { findCircles } from "../circles.ts";
import type { Check, Entry, JsonObject, Spec } from "../../entry.ts";
import { definitionsOf, referenceOf } from "../../io-schemas.ts";
import type { Definition } from "../../io-schemas.ts";
import { isObject, listOf } from "../../json.ts";

/**
 * Checks that no definition consists only of a reference to itself. A definition may contain itself inside a list or a
 * field. But a definition that refers to itself directly, by `$ref` or `anyOf`, has no meaning.
 */
export const ioCircle: Check = function* (spec) {
  const definitions = new Map(spec.io.flatMap(definitionsOf).map((definition) => [keyOf(definition), definition]));
  const next = (key: string): string[] => {
    const definition = definitions.get(key);
    return definition === undefined ? [] : sameAs(spec, definition.entry, definition.schema).map(keyOf);
  };
  for (const circle of findCircles([...definitions.keys()], next)) {
    const members = circle.flatMap((key) => definitions.get(key) ?? []);
    const [first] = members;
    if (first === undefined) continue;
    const names = members.map(({ name }) => name);
    const message =
      names.length === 1
        ? `definition ${first.name} refers only to itself`
        : `definitions refer only to each other: ${names.join(" → ")}`;
    const hint = "define a type in at least one of these definitions, instead of a reference";
    yield { entry: first.entry, path: first.path, atKey: true, code: "circular-reference", message, hint };
  }
};

function keyOf({ entry, name }: Definition): string {
  return `${entry.id}#${name}`;
}

/** Returns the definitions that a schema refers to by `$ref` or `anyOf`, but not those in its lists and fields. */
function sameAs(spec: Spec, entry: Entry, schema: JsonObject): Definition[] {
  const target = referenceOf(spec, entry, schema);
  const inner = listOf(schema["anyOf"]).filter(isObject);
  return [...(target === undefined ? [] : [target]), ...inner.flatMap((one) => sameAs(spec, entry, one))];
}
