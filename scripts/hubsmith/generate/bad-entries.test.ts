import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import type { Spec } from "../../../generators/spec/entry.ts";
import { catalogueSpec } from "../../../generators/spec/testing.ts";
import { ROOT } from "../../lib/run.ts";
import { workedExample } from "../../tests/package/worked-example.ts";
import { examine } from "./generate.ts";

/* Tests the messages for mistakes: each case is an entry of the cookbook with one mistake, and the expected message. */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

interface BadEntry {
  readonly about: string;
  readonly file: string;
  readonly replace: string;
  readonly by: string;
  /** The first problem in the file, as `line:column code message`. */
  readonly problem: string;
}

/** With `UPDATE_CASES=1`, the test writes the messages to the case file. Review the messages before you commit. */
const isUpdate = process.env["UPDATE_CASES"] === "1";
const CASES = join(import.meta.dirname, "cases/bad-entries.yaml");
const cases = parse(readFileSync(CASES, "utf8")) as readonly BadEntry[];
const { files } = workedExample(readFileSync(join(ROOT, "site/docs/cookbook.md"), "utf8"));
const said = new Map<string, string>();

let folder: string;
let previous: Spec;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-bad-"));
  cpSync(join(ROOT, "spec"), join(folder, "spec"), { recursive: true });
  for (const [file, text] of files) write(file, text);
  previous = (await examine({ root: folder, previous: catalogueSpec() })).spec;
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  const updated = cases.map((one) => ({ ...one, problem: said.get(one.about) ?? one.problem }));
  if (isUpdate) writeFileSync(CASES, stringify(updated, { lineWidth: 0 }));
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

test("each entry is valid before a mistake is added to it", async () => {
  const { problems } = await examine({ root: folder, previous });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each(cases)("$about", async ({ about, file, replace, by, problem }) => {
  const text = files.get(file) ?? "";
  expect(text.split(replace)).toHaveLength(2);
  write(
    file,
    text.replace(replace, () => by),
  );
  const { spec, problems } = await examine({ root: folder, previous });
  write(file, text);
  previous = spec;
  const first = problems.find((one) => one.file === file && one.severity === "error");
  const found = first && `${first.line}:${first.column} ${first.code} ${first.message}`;
  if (found !== undefined) said.set(about, found);
  expect(found).toBe(isUpdate && found !== undefined ? found : problem);
});
