import type { Entry } from "../spec/entry.ts";
import { pascalCase } from "./names.ts";
import { schemaAt } from "./schema.ts";
import type { NamedSchema } from "./type-names.ts";
import { textOf } from "../spec/json.ts";

/** The schemas of an entry in `spec/io`, and the endings of their type names if they have no title. */
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
