import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { canonicalCircle } from "./canonical-circle.ts";

test("a chain of canonical tasks without a circle is not reported", () => {
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
    "tasks/d:1:14 the task names itself in canonicalId",
  ]);
});

test("if a task names a task in a circle, only the circle is reported", () => {
  const files = { "tasks/a": "canonicalId: c", "tasks/b": "canonicalId: c", "tasks/c": "canonicalId: b" };
  expect(found(canonicalCircle, files)).toEqual(["tasks/b:1:14 these tasks name each other in a circle: b → c"]);
});
