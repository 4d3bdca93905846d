import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkSpec } from "./check.ts";
import type { Loaded } from "./entry.ts";
import { apply, caseNames, readCase, rewriteProblems, writeBase } from "./fixture-spec.ts";
import { printProblems } from "./print.ts";

/** Hints quote the schemas; after a change there, `UPDATE_CASES=1` writes the new text, for a reviewer to read. */
const isUpdate = process.env["UPDATE_CASES"] === "1";

let folder: string;
let base: Loaded;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-cases-"));
  writeBase(join(folder, "base"));
  base = checkSpec(join(folder, "base"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the base has no problems", () => {
  expect(base.problems).toEqual([]);
});

describe("a spec that differs from the base in one thing", () => {
  test.each(caseNames())("%s", (name) => {
    const root = join(folder, name);
    writeBase(root);
    const bad = readCase(name);
    apply(bad, root);
    // Starting from the base takes its schemas over, which would be compiled again for every case otherwise.
    const { problems } = checkSpec(root, base.spec);
    const printed = printProblems(problems, { format: "text", color: false });
    if (isUpdate && printed !== bad.problems.trimEnd()) rewriteProblems(name, printed);
    else expect(printed).toBe(bad.problems.trimEnd());
  });
});

test.each(["unknown-field", "bad-encoding-latin", "alias-bomb"])("%s: a cold start says the same", (name) => {
  const { problems } = checkSpec(join(folder, name));
  expect(printProblems(problems, { format: "text", color: false })).toBe(readCase(name).problems.trimEnd());
});
