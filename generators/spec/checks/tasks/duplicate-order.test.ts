import { expect, test } from "vitest";
import { found, specOf } from "../../testing.ts";
import { duplicateOrder } from "./duplicate-order.ts";

test("if tasks have the same order, every task after the first is reported", () => {
  const files = { "tasks/a": "order: 10", "tasks/b": "order: 20", "tasks/c": "order: 10", "tasks/d": "order: 10.0" };
  expect(found(duplicateOrder, files)).toEqual([
    "tasks/c:1:8 order 10 is taken by spec/tasks/a.yaml",
    "tasks/d:1:8 order 10 is taken by spec/tasks/a.yaml",
  ]);
});

test("the hint names an order that no task has", () => {
  const [finding] = duplicateOrder(specOf({ "tasks/a": "order: 437", "tasks/b": "order: 437" }));
  expect(finding?.hint).toContain("or 440 to be last");
});
