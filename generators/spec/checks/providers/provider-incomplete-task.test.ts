import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerIncompleteTask } from "./provider-incomplete-task.ts";

test("a task without a route, a body or a response is reported", () => {
  const files = {
    "providers/a": "tasks: { x: { route: v1 } }",
    "providers/b": "tasks: { x: { route: v1, input: { as: raw-body }, response: {} } }",
    "providers/_presets": "presets: { p: { body: [] } }",
    "providers/c": "tasks: { x: { use: p, route: v1 } }",
  };
  expect(found(providerIncompleteTask, files)).toEqual([
    "providers/a:1:13 body is missing: it describes what is sent",
    "providers/a:1:13 response is missing: it describes what the provider returns",
    "providers/c:1:13 response is missing: it describes what the provider returns",
  ]);
});
