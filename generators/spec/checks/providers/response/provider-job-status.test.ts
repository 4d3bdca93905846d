import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobStatus } from "./provider-job-status.ts";

test("a status has one meaning, and a status ends the wait for a failed job", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [ok], done: [ok], otherwise: failed } } } }",
    "providers/b": "tasks: { x: { job: { status: { done: [ok] } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [ok], failed: [no] } } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    'providers/a:1:53 the status "ok" is in pending and in done',
    "providers/b:1:30 no status ends a wait that failed",
  ]);
});
