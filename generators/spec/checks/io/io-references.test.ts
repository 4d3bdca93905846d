import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { ioReferences } from "./io-references.ts";

const files = {
  "io/_common": "$defs: { Shared: { type: string }, Other: { $ref: '#/$defs/Shared' } }",
  "io/a": `input:
  anyOf:
    - $ref: "#/$defs/Own"
    - $ref: "_common.yaml#/$defs/Shared"
    - { type: array, items: { $ref: "#/$defs/Shared" } }
$defs: { Own: { properties: { field: { $ref: "_common.yaml#/$defs/Own" } } } }
`,
};

test("a $ref is looked up in its own file, or in _common.yaml if it names that file", () => {
  expect(found(ioReferences, files)).toEqual([
    'io/a:5:37 $ref "#/$defs/Shared" refers to no definition',
    'io/a:6:46 $ref "_common.yaml#/$defs/Own" refers to no definition',
  ]);
});
