import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { duplicateSubtask } from "./duplicate-subtask.ts";

test("a subtask may occur in two tasks, but not twice in one task", () => {
  const files = {
    "tasks/a": "subtasks:\n  - { type: one, name: One }\n  - { type: two, name: Two }\n  - { type: one, name: First }",
    "tasks/b": "subtasks: [{ type: one, name: One }]",
  };
  expect(found(duplicateSubtask, files)).toEqual(['tasks/a:4:13 subtask "one" is listed twice: item 1 is the same']);
});
