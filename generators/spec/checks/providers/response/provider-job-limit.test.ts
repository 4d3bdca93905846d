import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobLimit } from "./provider-job-limit.ts";

test("a wait without a limit is explained, and only such a wait", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { attempts: unlimited } } }",
    "providers/b": "tasks: { x: { job: { attempts: 3, unlimitedBecause: of no reason } } }",
    "providers/c": "tasks: { x: { job: { attempts: unlimited, unlimitedBecause: of a contract } } }",
  };
  expect(found(providerJobLimit, files)).toEqual([
    "providers/a:1:32 the wait has no limit",
    "providers/b:1:53 the wait has a limit, so there is nothing to explain",
  ]);
});
