import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findBreaches, FOLDERS } from "./breaches.ts";
import { ROOT } from "../../site/build/run.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Writes the given files, each with one line of code, to a new temporary folder. Returns the path of the folder. */
function repositoryWith(...files: readonly (readonly [file: string, line: string])[]): string {
  root = mkdtempSync(join(tmpdir(), "hubsmith-boundaries-"));
  for (const folder of FOLDERS) mkdirSync(join(root, folder));
  for (const [file, line] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `// first line\n${line}\n`);
  }
  return root;
}

test("this repository follows the import rules", () => {
  expect(findBreaches(ROOT)).toEqual([]);
});

test.each([
  ["generators/a.ts", 'import { x } from "../../generated/tasks/index.ts";'],
  ["generators/a.ts", 'import type { X } from "../../runtime/index.ts";'],
  ["generators/a.ts", 'import pc from "picocolors";'],
  ["generated/a.ts", 'import { x } from "../../runtime/index.ts";'],
  ["generated/a.ts", 'import fs from "node:fs";'],
  ["runtime/tasks/a.ts", 'import { x } from "../../generators/pipeline.ts";'],
  ["runtime/tasks/a.ts", 'import { useState } from "react";'],
  ["runtime/tasks/a.ts", 'const ajv = await import("ajv");'],
  ["runtime/tasks/a.ts", 'export * from "../../../elsewhere/a.ts";'],
  ["runtime/react/a.tsx", 'import { useState } from "@example/react";'],
  ["runtime/react/a.tsx", 'import { x } from "../../spec/a.ts";'],
  ["scripts/a.ts", 'import { x } from "../../elsewhere/a.ts";'],
  ["scripts/a.ts", 'import { x } from "./b.ts";'],
  ["scripts/tests/a.test.ts", 'import { x } from "../b.ts";'],
  ["site/build/a.ts", 'import { x } from "../../scripts/report/b.ts";'],
  ["site/src/a.tsx", 'import { TASKS } from "../../generated/tasks/index.ts";'],
  ["site/src/a.tsx", 'import { x } from "../../runtime/tasks/index.ts";'],
  ["runtime/inference/media/output.ts", 'import { x } from "../route/hub.ts";'],
  ["runtime/inference/route/hub.ts", 'import type { X } from "../job/poll.ts";'],
  ["runtime/inference/media/output.ts", 'const part = await import("./sniff.ts");'],
])("%s must not contain %s", (file, line) => {
  expect(findBreaches(repositoryWith([file, line]))).toMatchObject([{ file, line: 2 }]);
});

test.each([
  ["generators/a.ts", 'import { parse } from "yaml";'],
  ["generators/a.test.ts", 'import fc from "fast-check";'],
  ["generated/a.ts", 'import type { X } from "./records.ts";'],
  ["runtime/react/a.tsx", 'import { useState } from "react";'],
  ["site/src/a.tsx", 'import { TASKS_DATA } from "hubsmith/tasks";'],
  ["scripts/a.ts", 'import { build } from "vite";'],
  ["scripts/a.ts", 'import { x } from "./a/part.ts";'],
  ["site/tests/a.browser.ts", 'import { ROOT } from "../build/run.ts";'],
  ["runtime/inference/media/output.ts", 'import { send } from "../../http/send.ts";'],
  ["runtime/inference/media/output.test.ts", 'const part = await import("../index.ts");'],
])("%s may contain %s", (file, line) => {
  expect(findBreaches(repositoryWith([file, line]))).toEqual([]);
});

test.each([
  ["runtime/tasks", "ts", ["runtime/tasks"]],
  ["runtime/tasks", "test.ts", []],
  ["generated/tasks", "ts", []],
])("%s with 21 files *.%s: %j", (folder, ending, expected) => {
  const files = Array.from({ length: 21 }, (_, index) => [`${folder}/a${index}.${ending}`, "export {};"] as const);
  const found = findBreaches(repositoryWith(...files)).filter(({ problem }) =>
    problem.startsWith("has 21 source files"),
  );
  expect(found.map(({ file }) => file)).toEqual(expected);
});

test("reports a file that belongs to no layer, if other files of its folder have layers", () => {
  const breaches = findBreaches(repositoryWith(["runtime/inference/extra/a.ts", "export {};"]));
  expect(breaches).toMatchObject([{ file: "runtime/inference/extra/a.ts" }]);
  expect(breaches[0]?.problem).toMatch(/^belongs to no layer/);
});

test("files that import each other are reported as one circle, even if they import only types", () => {
  const breaches = findBreaches(
    repositoryWith(
      ["runtime/tasks/a.ts", 'import { b } from "./b.ts";'],
      ["runtime/tasks/b.ts", 'import type { C } from "./c.ts";'],
      ["runtime/tasks/c.ts", 'export * from "./a.ts";'],
      ["runtime/tasks/d.ts", 'import { a } from "./a.ts";'],
    ),
  );
  expect(breaches.map(({ file, problem }) => `${file} ${problem.replace(/;.*/, "")}`)).toEqual([
    "runtime/tasks/a.ts is part of an import circle: runtime/tasks/a.ts → runtime/tasks/b.ts → runtime/tasks/c.ts → runtime/tasks/a.ts",
  ]);
});
