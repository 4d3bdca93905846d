import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { identicalExamples } from "./identical-examples.ts";

test("equal examples are reported, even if the order of their fields differs", () => {
  const examples =
    "examples:\n  one: { id: a, tags: [x, y] }\n  two: { id: a, tags: [y, x] }\n  three: { tags: [x, y], id: a }\n";
  expect(
    found(identicalExamples, { "libraries/a": examples, "libraries/b": examples.replace(/ {2}three.*\n/, "") }),
  ).toEqual(['libraries/a:4:3 example "three" is the same as "one"']);
});
