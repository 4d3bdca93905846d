import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobLimit } from "./provider-job-limit.ts";

test("a job needs a limit for its status requests, or else a reason", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { attempts: unlimited } } }",
    "providers/b": "tasks: { x: { job: { attempts: 3, unlimitedBecause: of no reason } } }",
    "providers/c": "tasks: { x: { job: { attempts: unlimited, unlimitedBecause: of a contract } } }",
  };
  expect(found(providerJobLimit, files)).toEqual([
    "providers/a:1:32 the number of status requests has no limit",
    "providers/b:1:53 the number of status requests has a limit, so no reason is needed",
  ]);
});
