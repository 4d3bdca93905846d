import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { unknownLibrary } from "./unknown-library.ts";

test("a task must name a library of the catalogue", () => {
  const files = { "libraries/hum": "filter: false", "tasks/tagging": "libraries: [hum, Hum]" };
  expect(found(unknownLibrary, files)).toEqual(['tasks/tagging:1:18 there is no library "Hum"']);
});

test("an API file must belong to a library of the catalogue", () => {
  const files = { "libraries/hum": "filter: false", "apis/hum": "a: 1", "apis/humm": "a: 1" };
  expect(found(unknownLibrary, files)).toEqual(['apis/humm:1:1 there is no library "humm"']);
});
