import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { schemasOf } from "../../io-schemas.ts";
import { objectOf, placedTexts } from "../../json.ts";
import { quoted, suggestion } from "../../suggest.ts";

/** Checks that a required field is described under `properties` of the same schema. */
export const ioRequired = perEntry(["io"], function* (entry): Generator<Finding> {
  for (const { schema, path } of schemasOf(entry)) {
    // The fields may be described elsewhere: in the schema that `$ref` names, or in the schemas of `anyOf`.
    if (schema["properties"] === undefined && (schema["$ref"] ?? schema["anyOf"]) !== undefined) continue;
    const properties = objectOf(schema["properties"]);
    for (const { text, index } of placedTexts(schema["required"])) {
      if (Object.hasOwn(properties, text)) continue;
      const message = `required field ${quoted(text)} is not a property of this schema`;
      const hint = suggestion(text, Object.keys(properties));
      yield { entry, path: [...path, "required", index], code: "unknown-property", message, hint };
    }
  }
});
