import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { unknownLibrary } from "./unknown-library.ts";

test("a task may name a library whose file has errors, but an unknown library is reported", () => {
  const files = { "libraries/hum": "filter: false", "tasks/tagging": "libraries: [hum, Hum, old]" };
  expect(found(unknownLibrary, files, ["libraries/old"])).toEqual(['tasks/tagging:1:18 there is no library "Hum"']);
});

test("an API file must belong to a library of the catalogue", () => {
  const files = { "libraries/hum": "filter: false", "apis/hum": "a: 1", "apis/humm": "a: 1", "apis/old": "a: 1" };
  expect(found(unknownLibrary, files, ["libraries/old"])).toEqual(['apis/humm:1:1 there is no library "humm"']);
});

test("a kernel library must be a library of the catalogue", () => {
  const files = {
    "libraries/hum": "filter: false",
    "libraries/drum": "snippets: [{ message: none }]",
    "kernels/drum": "library: drum",
    "kernels/hum": "library: hum",
    "kernels/sum": "library: sum",
  };
  expect(found(unknownLibrary, files)).toEqual([
    'kernels/hum:1:10 there is no library "hum" with snippets',
    'kernels/sum:1:10 there is no library "sum" with snippets',
  ]);
});
