import { expect, test } from "vitest";
import { found } from "../../../testing.ts";
import { providerJobStatus } from "./provider-job-status.ts";

test("a status with two meanings is reported, and so is a job without a sign of failure", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [ok], done: [ok], otherwise: failed } } } }",
    "providers/b": "tasks: { x: { job: { status: { done: [ok] } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [ok], failed: [no] } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failedAt: error } } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    'providers/a:1:53 the status "ok" is in pending and in done',
    "providers/b:1:30 the spec does not say how to recognise a failed job",
  ]);
});

test("true and false cannot be mixed with texts, and both need a meaning", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { status: { pending: [false], done: [true], failedAt: error } } } }",
    "providers/b": "tasks: { x: { job: { status: { pending: [false], done: [ok], failedAt: error } } } }",
    "providers/c": "tasks: { x: { job: { status: { done: [true], failedAt: error } } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [true], otherwise: pending } } } }",
    "providers/e": "tasks: { x: { job: { status: { pending: [false], done: [true], failed: [true] } } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    "providers/b:1:30 some statuses are texts, and others are true or false",
    "providers/c:1:30 the status false has no meaning",
    "providers/e:1:72 the status true is in done and in failed",
  ]);
});

test("a job needs a status, unless its last response is the file", () => {
  const files = {
    "providers/a": "tasks: { x: { job: { id: id }, response: { kind: url } } }",
    "providers/b": "tasks: { x: { job: { id: id }, response: { kind: binary } } }",
    "providers/c": "tasks: { x: { job: { id: id, resultUrl: { path: /b } }, response: { kind: binary } } }",
    "providers/d": "tasks: { x: { job: { status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
    "providers/e":
      "tasks: { x: { job: { resultUrl: { path: /b }, status: { done: [ok], failed: [no] } }, response: { kind: binary } } }",
  };
  expect(found(providerJobStatus, files)).toEqual([
    "providers/a:1:20 status is missing: it describes when the job is done",
    "providers/c:1:20 status is missing: it describes when the job is done",
    "providers/d:1:30 the last response is the file, so no status is read",
  ]);
});
