import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { findBreaches } from "./boundaries.ts";
import { ROOT } from "./run.ts";

let root = "";
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository with one file in it. */
function repositoryWith(file: string, line: string): string {
  root = mkdtempSync(join(tmpdir(), "hubsmith-boundaries-"));
  for (const folder of ["spec", "generators", "generated", "runtime", "site", "scripts"]) mkdirSync(join(root, folder));
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), `// first line\n${line}\n`);
  return root;
}

test("this repository has no breach", () => {
  expect(findBreaches(ROOT)).toEqual([]);
});

test.each([
  ["generators/a.ts", 'import { x } from "../generated/tasks/index.ts";'],
  ["generators/a.ts", 'import type { X } from "../runtime/index.ts";'],
  ["generators/a.ts", 'import pc from "picocolors";'],
  ["generated/a.ts", 'import { x } from "../runtime/index.ts";'],
  ["generated/a.ts", 'import fs from "node:fs";'],
  ["runtime/tasks/a.ts", 'import { x } from "../../generators/pipeline.ts";'],
  ["runtime/tasks/a.ts", 'import { useState } from "react";'],
  ["runtime/tasks/a.ts", 'const ajv = await import("ajv");'],
  ["runtime/tasks/a.ts", 'export * from "../../../elsewhere/a.ts";'],
  ["runtime/react/a.tsx", 'import { useState } from "@example/react";'],
  ["runtime/react/a.tsx", 'import { x } from "../../spec/a.ts";'],
  ["scripts/a.ts", 'import { x } from "../../elsewhere/a.ts";'],
  ["site/src/a.tsx", 'import { TASKS } from "../../generated/tasks/index.ts";'],
  ["site/src/a.tsx", 'import { x } from "../../runtime/tasks/index.ts";'],
])("%s must not say %s", (file, line) => {
  expect(findBreaches(repositoryWith(file, line))).toMatchObject([{ file, line: 2 }]);
});

test.each([
  ["generators/a.ts", 'import { parse } from "yaml";'],
  ["generators/a.test.ts", 'import fc from "fast-check";'],
  ["generated/a.ts", 'import type { X } from "./records.ts";'],
  ["runtime/react/a.tsx", 'import { useState } from "react";'],
  ["site/src/a.tsx", 'import { TASKS_DATA } from "hubsmith/tasks";'],
  ["scripts/a.ts", 'import { build } from "vite";'],
])("%s may say %s", (file, line) => {
  expect(findBreaches(repositoryWith(file, line))).toEqual([]);
});
