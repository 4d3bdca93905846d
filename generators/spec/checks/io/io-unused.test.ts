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

test("unused shared definitions are not reported while a file in spec/io has errors", () => {
  expect(found(ioUnused, { "io/_common": common }, ["io/a"])).toEqual([]);
});

test("if a $ref in a file is wrong, no definition in this file is reported as unused", () => {
  expect(found(ioUnused, { "io/a": "input: { $ref: '#/$defs/Owm' }\n$defs: { Own: {} }" })).toEqual([]);
});
