import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobUrl } from "./provider-job-url.ts";

test("the address of a job has one form, and its id is known", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { statusUrl: { query: a=b } } } }",
    "providers/b": "tasks: { x: { job: { statusUrl: { suffix: /a, path: /b } } } }",
    "providers/c": "tasks: { x: { job: { statusUrl: { path: /b, append: /c } } } }",
    "providers/d": 'tasks: { x: { job: { statusUrl: { suffix: "/{id}" } } } }',
    "providers/e":
      'tasks: { x: { job: { id: id, statusUrl: { suffix: "/{id}" }, cancelUrl: { pathOf: a, append: /b } } } }',
    "providers/f": 'tasks: { x: { job: { resultUrl: { path: /b, query: "job={id}" } } } }',
  };
  expect(found(providerJobUrl, files)).toEqual([
    "providers/a:1:33 nothing says where to ask",
    "providers/b:1:33 suffix and path both say where to ask",
    "providers/c:1:53 append has no meaning beside path",
    "providers/d:1:33 {id} is filled in, but nothing says where the id is",
    "providers/f:1:33 {id} is filled in, but nothing says where the id is",
  ]);
});
