import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { raggedTable } from "./ragged-table.ts";

test("a row with more or fewer cells than the header is reported", () => {
  const demo =
    "demo:\n  outputs:\n    - type: text\n    - table:\n        - [a, b]\n        - [c, d]\n        - [e]\n        - [f, g, h]\n";
  expect(found(raggedTable, { "tasks/a": demo })).toEqual([
    "tasks/a:7:11 this row and the header have different numbers of cells: 1 and 2",
    "tasks/a:8:11 this row and the header have different numbers of cells: 3 and 2",
  ]);
});
