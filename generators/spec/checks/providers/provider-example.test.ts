import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerExample } from "./provider-example.ts";

test("an incomplete example is reported, because it cannot be replayed", () => {
  const files = {
    "providers/a": "tasks: { x: {} }",
    "providers/b": "tasks: { x: { example: {} } }",
    "providers/c": "tasks: { x: { example: { output: 1, statuses: [] } } }",
    "providers/d": "tasks: { x: { job: {}, example: { output: 1 } } }",
    "providers/e": "tasks: { x: { job: { resultUrl: {} }, example: { output: 1, statuses: [1] } } }",
    "providers/f": "tasks: { x: { job: { initial: status }, example: { output: 1 } } }",
  };
  expect(found(providerExample, files)).toEqual([
    "providers/a:1:13 the task has no example",
    "providers/b:1:24 the example has neither output nor media",
    "providers/c:1:24 the example has statuses, but the task is not a job",
    "providers/d:1:33 the example has no statuses, although the task is a job",
    "providers/e:1:48 the example has no result, although the job has a resultUrl",
  ]);
});
