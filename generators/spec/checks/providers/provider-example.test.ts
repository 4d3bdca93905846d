import { expect, test } from "vitest";
import { found } from "../../testing.ts";
import { providerExample } from "./provider-example.ts";

test("an example is complete enough to be replayed", () => {
  const files = {
    "providers/a": "tasks: { x: {} }",
    "providers/b": "tasks: { x: { example: {} } }",
    "providers/c": "tasks: { x: { example: { output: 1, statuses: [] } } }",
    "providers/d": "tasks: { x: { job: {}, example: { output: 1 } } }",
    "providers/e": "tasks: { x: { job: { resultUrl: {} }, example: { output: 1, statuses: [1] } } }",
    "providers/f": "tasks: { x: { job: { initial: status }, example: { output: 1 } } }",
  };
  expect(found(providerExample, files)).toEqual([
    "providers/a:1:13 there is no example of a call",
    "providers/b:1:24 the example does not say what the result is",
    "providers/c:1:24 the example has statuses, but the task is no job",
    "providers/d:1:33 the example does not say what is answered about the job",
    "providers/e:1:48 the example does not say what the request for the result gives",
  ]);
});
