import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobStatus } from "./provider-job-status.ts";

test("a status has one meaning, and a status ends the wait for a failed job", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [ok], done: [ok], otherwise: failed } } } }",
    "providers/b": "tasks: { x: { job: { status: { done: [ok] } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [ok], failed: [no] } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failedAt: error } } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    'providers/a:1:53 the status "ok" is in pending and in done',
    "providers/b:1:30 no status ends a wait that failed",
  ]);
});

test("a flag is no text, and both of its values have a meaning", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [false], done: [true], failedAt: error } } } }",
    "providers/b": "tasks: { x: { job: { status: { pending: [false], done: [ok], failedAt: error } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [true], failedAt: error } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [true], otherwise: pending } } } }",
    "providers/e": "tasks: { x: { job: { status: { pending: [false], done: [true], failed: [true] } } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    "providers/b:1:30 the status is a text in one place, and true or false in another",
    "providers/c:1:30 the status false has no meaning",
    "providers/e:1:72 the status true is in done and in failed",
  ]);
});

test("a job has a status, unless its last reply is the file", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { id: id }, response: { kind: url } } }",
    "providers/b": "tasks: { x: { job: { id: id }, response: { kind: binary } } }",
    "providers/c": "tasks: { x: { job: { id: id, resultUrl: { path: /b } }, response: { kind: binary } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
    "providers/e":
      "tasks: { x: { job: { resultUrl: { path: /b }, status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    "providers/a:1:20 nothing says when the job is done: status is missing",
    "providers/c:1:20 nothing says when the job is done: status is missing",
    "providers/d:1:30 the file ends the wait, so no status is read",
  ]);
});
