import type { Check, Json, JsonObject, Path } from "../../entry.ts";
import { fits } from "../fits.ts";
import { schemasOf } from "../../io-schemas.ts";
import { listOf } from "../../json.ts";
import { quoted } from "../../suggest.ts";

/** Checks that default values, examples and allowed values match their schema. */
export const ioValues: Check = function* (spec) {
  for (const entry of spec.io) {
    for (const { schema, path } of schemasOf(entry)) {
      for (const { value, way, against } of valuesOf(schema)) {
        const flaw = fits(value, against, spec, entry);
        if (flaw === undefined) continue;
        const message = `${way[0]} ${way.length === 1 ? "is" : "contains"} ${quoted(value)}, which does not match the schema: it ${flaw}`;
        const hint = "correct the value or the schema";
        yield { entry, path: [...path, ...way], code: "unfitting-value", message, hint };
      }
    }
  }
};

interface Value {
  readonly value: Json;
  readonly way: Path;
  /** The schema that the value must match. */
  readonly against: JsonObject;
}

function valuesOf(schema: JsonObject): Value[] {
  const { const: constant, enum: allowed, default: standard, examples, ...type } = schema;
  const single = (value: Json | undefined, way: Path, against: JsonObject): Value[] =>
    value === undefined ? [] : [{ value, way, against }];
  return [
    ...single(constant, ["const"], type),
    ...listOf(allowed).flatMap((value, index) => single(value, ["enum", index], type)),
    ...single(standard, ["default"], schema),
    ...listOf(examples).flatMap((value, index) => single(value, ["examples", index], schema)),
  ];
}
