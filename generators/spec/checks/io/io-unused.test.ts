import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioUnused } from "./io-unused.ts";

const common =
  "$defs:\n  Shared: { $ref: '#/$defs/Deep' }\n  Deep: { type: string }\n  Old: { items: { $ref: '#/$defs/Old' } }\n";
const entry = "input: { $ref: '_common.yaml#/$defs/Shared' }\n$defs:\n  Own: { $ref: '_common.yaml#/$defs/Old' }\n";

test("a definition is reported as unused if only other unused definitions refer to it", () => {
  expect(found(ioUnused, { "io/_common": common, "io/a": entry })).toEqual([
    'io/_common:4:3 nothing uses the definition "Old"',
    'io/a:3:3 nothing uses the definition "Own"',
  ]);
});
