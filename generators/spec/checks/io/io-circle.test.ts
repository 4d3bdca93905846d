import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioCircle } from "./io-circle.ts";

test("a type may contain itself", () => {
  const tree =
    "$defs:\n  Tree: { properties: { left: { $ref: '#/$defs/Tree' } } }\n  List: { type: array, items: { $ref: '#/$defs/List' } }";
  expect(found(ioCircle, { "io/a": tree })).toEqual([]);
});

test("a definition that refers only to itself, directly or through other definitions, is reported", () => {
  const files = {
    "io/a":
      "$defs:\n  Self: { $ref: '#/$defs/Self' }\n  One: { $ref: '#/$defs/Two' }\n  Two: { anyOf: [{ type: string }, { $ref: '#/$defs/One' }] }",
  };
  expect(found(ioCircle, files)).toEqual([
    "io/a:2:3 definition Self refers only to itself",
    "io/a:3:3 definitions refer only to each other: One → Two",
  ]);
});
