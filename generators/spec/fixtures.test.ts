import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkSpec } from "./check.ts";
import type { Loaded, Spec } from "./entry.ts";
import { apply, caseNames, readCase, rewriteProblems, writeBase } from "./fixture-spec.ts";
import { printProblems } from "./print.ts";

/**
 * The expected hints quote the schemas. If a schema changes, run the tests with `UPDATE_CASES=1` to update the hints,
 * and review the changes.
 */
const isUpdate = process.env["UPDATE_CASES"] === "1";

let folder: string;
let base: Loaded;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-cases-"));
  writeBase(join(folder, "base"));
  base = checkSpec(join(folder, "base"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the unchanged base spec has no problems", () => {
  expect(base.problems).toEqual([]);
});

/** Writes the spec of a case and checks it. */
function replay(name: string, previous?: Spec): string {
  const root = join(folder, name);
  rmSync(root, { recursive: true, force: true });
  writeBase(root);
  apply(readCase(name), root);
  return printProblems(checkSpec(root, previous).problems, { format: "text", color: false });
}

/** Returns true if the file system of this machine supports the files of a case. */
function isPossible(name: string): boolean {
  const { needs } = readCase(name);
  const hasCapitals = !existsSync(fileURLToPath(new URL("FIXTURES", import.meta.url)));
  return needs === undefined || (needs === "posix" ? process.platform !== "win32" : hasCapitals);
}

describe("each changed spec has exactly the problems that its case file lists", () => {
  test.each(caseNames().filter(isPossible))("%s", (name) => {
    const expected = readCase(name).problems.trimEnd();
    // Passes the base spec, so that its compiled schemas are reused. Compiling them for every case would be slow.
    const printed = replay(name, base.spec);
    if (isUpdate && printed !== expected) rewriteProblems(name, printed);
    else expect(printed).toBe(expected);
  });
});

test.each(["unknown-field", "bad-encoding-latin", "alias-bomb"])(
  "%s: the problems are the same without the results of an earlier check",
  (name) => {
    expect(replay(name)).toBe(readCase(name).problems.trimEnd());
  },
);
