import { perEntry } from "../../entries.ts";
import type { Finding } from "../../entry.ts";
import { schemasOf } from "../../io-schemas.ts";
import { objectOf, textsOf } from "../../json.ts";
import { quoted, suggestion } from "../../suggest.ts";

/** A required field must be described under `properties` of the same schema. */
export const ioRequired = perEntry(["io"], function* (entry): Generator<Finding> {
  for (const { schema, path } of schemasOf(entry)) {
    // Fields of a referenced schema, or of one of several forms, are described there.
    if (schema["properties"] === undefined && (schema["$ref"] ?? schema["anyOf"]) !== undefined) continue;
    const properties = objectOf(schema["properties"]);
    for (const { text, index } of textsOf(schema["required"])) {
      if (Object.hasOwn(properties, text)) continue;
      const message = `required field ${quoted(text)} is no property of this schema`;
      const hint = suggestion(text, Object.keys(properties));
      yield { entry, path: [...path, "required", index], code: "unknown-property", message, hint };
    }
  }
});
