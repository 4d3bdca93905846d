import { expect, test } from "vitest";
import { found } from "../testing.ts";
import { unknownLibrary } from "./unknown-library.ts";

test("a task may name libraries of the catalogue only, broken ones included", () => {
  const files = { "libraries/hum": "filter: false", "tasks/tagging": "libraries: [hum, Hum, old]" };
  expect(found(unknownLibrary, files, ["libraries/old"])).toEqual(['tasks/tagging:1:18 there is no library "Hum"']);
});
