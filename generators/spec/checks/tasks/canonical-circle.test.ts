import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { canonicalCircle } from "./canonical-circle.ts";

test("a chain of tasks has an end", () => {
  expect(
    found(canonicalCircle, { "tasks/a": "canonicalId: b", "tasks/b": "canonicalId: c", "tasks/c": "order: 1" }),
  ).toEqual([]);
});

test("each circle is reported once, at its first task", () => {
  const files = {
    "tasks/a": "canonicalId: b",
    "tasks/b": "canonicalId: c",
    "tasks/c": "canonicalId: b",
    "tasks/d": "canonicalId: d",
    "tasks/e": "canonicalId: unknown",
  };
  expect(found(canonicalCircle, files)).toEqual([
    "tasks/b:1:14 these tasks name each other in a circle: b → c",
    "tasks/d:1:14 the task names itself",
  ]);
});

test("the first task of a chain is not part of a circle that the chain enters later", () => {
  const files = { "tasks/a": "canonicalId: c", "tasks/b": "canonicalId: c", "tasks/c": "canonicalId: b" };
  expect(found(canonicalCircle, files)).toEqual(["tasks/b:1:14 these tasks name each other in a circle: b → c"]);
});
