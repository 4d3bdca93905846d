import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerIncompleteTask } from "./provider-incomplete-task.ts";

test("a task describes its address, its body and its reply", () => {
  const files = {
    "providers/a": "tasks: { x: { route: v1 } }",
    "providers/b": "tasks: { x: { route: v1, input: { as: raw-body }, response: {} } }",
    "providers/_presets": "presets: { p: { body: [] } }",
    "providers/c": "tasks: { x: { use: p, route: v1 } }",
  };
  expect(found(providerIncompleteTask, files)).toEqual([
    "providers/a:1:13 nothing says what is sent: body is missing",
    "providers/a:1:13 nothing says what comes back: response is missing",
    "providers/c:1:13 nothing says what comes back: response is missing",
  ]);
});
