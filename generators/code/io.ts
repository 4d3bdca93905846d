import type { Entry } from "../spec/entry.ts";
import { definitionOf } from "../spec/io-schemas.ts";
import { pascalCase } from "./names.ts";
import { schemaAt } from "./schema.ts";
import type { NamedSchema } from "./type-names.ts";
import { textOf } from "../spec/json.ts";

/**
 * For each schema of an entry in `spec/io`, the ending of its type name. A schema with a title is named after the title
 * instead.
 */
const ENDINGS = { input: "Input", output: "Output", stream_output: "StreamOutput" } as const;
export type Side = keyof typeof ENDINGS;

/** The schema of a call's input, output or stream output, with the name of its type. */
export interface IoSide extends NamedSchema {
  readonly side: Side;
}

/** Returns the input, output and stream output of a call. */
export function sidesOf({ id, data }: Entry): IoSide[] {
  const sides = ["input", "output", "stream_output"] as const;
  return sides.flatMap((side) => {
    const schema = schemaAt(data, side);
    return schema === undefined
      ? []
      : [{ side, schema, name: textOf(schema["title"]) ?? pascalCase(id) + ENDINGS[side] }];
  });
}

/** The target of a `$ref`. `isShared` is true if the target is in the entry of common types. */
export interface Reference extends NamedSchema {
  readonly isShared: boolean;
}

/**
 * Returns the type that `#/$defs/Name` or `_common.yaml#/$defs/Name` refers to, or undefined if there is no such type.
 *
 * @param common the entry of common types, if there is one
 */
export function findReference(ref: string, entry: Entry, common: Entry | undefined): Reference | undefined {
  const [, file, name] = /^(_common\.yaml)?#\/\$defs\/(\w+)$/.exec(ref) ?? [];
  const home = file === undefined ? entry : common;
  const schema = home === undefined || name === undefined ? undefined : definitionOf(home, name);
  return schema === undefined || name === undefined ? undefined : { name, schema, isShared: home !== entry };
}
