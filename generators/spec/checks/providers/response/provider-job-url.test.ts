import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobUrl } from "./provider-job-url.ts";

test("an address about a job needs exactly one form, and an id only if the job has one", () => {
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
    "providers/a:1:33 the address is missing",
    "providers/b:1:33 suffix and path cannot be combined",
    "providers/c:1:53 append has no effect together with path",
    "providers/d:1:33 the address contains {id}, but the field id of the job is missing",
    "providers/f:1:33 the address contains {id}, but the field id of the job is missing",
  ]);
});
