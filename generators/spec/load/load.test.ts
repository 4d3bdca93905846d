import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkSpec } from "../check.ts";
import { writeBase } from "../fixture-spec.ts";
import { loadSpec } from "./load.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-load-"));
  writeBase(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const library = (): string => join(root, "spec/libraries/hum-kit.yaml");

test("all files in spec/ are loaded, and tasks are in the order of the catalogue", () => {
  const { spec, problems } = loadSpec(root);
  expect(problems).toEqual([]);
  expect(spec.tasks.map(({ id }) => id)).toEqual(["transcription", "tagging"]);
  expect(spec.io.map(({ id }) => id)).toEqual(["_common", "transcription"]);
  expect(spec.libraries[0]).toMatchObject({ kind: "libraries", id: "hum-kit", file: "spec/libraries/hum-kit.yaml" });
  expect(spec.facts.data).toHaveProperty("tags.kind", "list");
  expect(Object.keys(spec.schemas)).toEqual(
    expect.arrayContaining(["task", "io", "library", "quantization", "fact", "model"]),
  );
  expect(spec.root).toBe(root);
});

describe("the result of the previous check is used again for unchanged files", () => {
  /** Gives a file a new modification time, as if it was saved again without changes. */
  const settle = (file: string): void => utimesSync(file, new Date(), new Date());

  test("files that did not change, or were saved with the same text, are not parsed again", () => {
    const first = checkSpec(root).spec;
    settle(library());
    const second = checkSpec(root, first).spec;
    expect(second.libraries[0]).toBe(first.libraries[0]);
    expect(second.tasks[1]).toBe(first.tasks[1]);
    expect(second.schemas).toBe(first.schemas);
    expect(second.facts).toBe(first.facts);
  });

  test("only a changed file is parsed again", () => {
    const first = checkSpec(root).spec;
    writeFileSync(library(), first.libraries[0]?.text.replace("HumKit", "HumSet") ?? "");
    const second = checkSpec(root, first).spec;
    expect(second.libraries[0]).not.toBe(first.libraries[0]);
    expect(second.libraries[0]?.data["prettyLabel"]).toBe("HumSet");
    expect(second.tasks[0]).toBe(first.tasks[0]);
  });

  test("every change of a file is noticed, even if its size and modification time stay the same", () => {
    const time = new Date(Date.now() - 60_000);
    let spec = loadSpec(root).spec;
    for (const label of ["AumKit", "BumKit", "CumKit", "DumKit"]) {
      writeFileSync(library(), spec.libraries[0]?.text.replace(/\w+Kit\n/, `${label}\n`) ?? "");
      utimesSync(library(), time, time);
      spec = loadSpec(root, spec).spec;
      expect(spec.libraries[0]?.data["prettyLabel"]).toBe(label);
    }
  });

  test("problems are reported until they are fixed", () => {
    const first = checkSpec(root);
    const text = first.spec.libraries[0]?.text ?? "";
    for (const bad of [
      text.replace("filter: false", "filter: 1"),
      text.replace("acme/hum", '"acme'),
      text.replace("# yaml", "# jaml"),
    ]) {
      writeFileSync(library(), bad);
      const second = checkSpec(root, first.spec);
      const third = checkSpec(root, second.spec);
      expect(second.problems).toHaveLength(1);
      expect(third.problems).toEqual(second.problems);
      writeFileSync(library(), text);
      expect(checkSpec(root, third.spec).problems).toEqual([]);
    }
  });

  test("a changed schema is applied to unchanged entries", () => {
    const first = checkSpec(root);
    const path = join(root, "spec/schema/library.schema.json");
    const schema = { ...first.spec.schemas["library"], required: ["docsUrl"] };
    writeFileSync(path, JSON.stringify(schema));
    const second = checkSpec(root, first.spec);
    expect(second.spec.libraries[0]).toBe(first.spec.libraries[0]);
    expect(second.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      'missing-field "docsUrl" is missing',
    ]);
  });

  test("removed files and added files are noticed", () => {
    const first = checkSpec(root).spec;
    renameSync(library(), join(root, "aside"));
    const second = checkSpec(root, first);
    expect(second.spec.libraries).toEqual([]);
    expect(second.problems.map(({ code }) => code)).toEqual(["unknown-library"]);
    renameSync(join(root, "aside"), library());
    expect(checkSpec(root, second.spec).problems).toEqual([]);
  });
});

test("a broken schema does not prevent checks of entries of other kinds", () => {
  writeFileSync(join(root, "spec/schema/task.schema.json"), "{");
  writeFileSync(library(), "# yaml-language-server: $schema=../schema/library.schema.json\nfilter: 1\n");
  const { problems } = checkSpec(root);
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "spec/libraries/hum-kit.yaml missing-field",
    "spec/libraries/hum-kit.yaml missing-field",
    "spec/libraries/hum-kit.yaml missing-field",
    "spec/libraries/hum-kit.yaml wrong-type",
    "spec/schema/task.schema.json bad-json",
  ]);
});

const isWindows = process.platform === "win32";

test.skipIf(isWindows)("a named pipe is reported, and never read", () => {
  execFileSync("mkfifo", [join(root, "spec/tasks/pipe.yaml")]);
  expect(loadSpec(root).problems).toMatchObject([{ file: "spec/tasks/pipe.yaml", code: "no-file" }]);
});

// Skipped for the user `root`, who may read every file, and on Windows.
test.skipIf(isWindows || process.getuid?.() === 0)("a file that hubsmith has no permission to read is reported", () => {
  chmodSync(library(), 0);
  expect(loadSpec(root).problems).toMatchObject([{ file: "spec/libraries/hum-kit.yaml", code: "unreadable" }]);
});

test.skipIf(isWindows)("a symbolic link is reported, and never followed", () => {
  renameSync(library(), join(root, "aside.yaml"));
  symlinkSync("../../aside.yaml", library());
  symlinkSync("tasks", join(root, "spec/agents"));
  expect(loadSpec(root).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    "spec/agents no-file",
    "spec/libraries/hum-kit.yaml no-file",
  ]);
});

test.each(["no spec", "spec is a file"])("%s", (name) => {
  rmSync(join(root, "spec"), { recursive: true });
  if (name === "spec is a file") writeFileSync(join(root, "spec"), "");
  expect(checkSpec(root).problems).toMatchObject([{ file: "spec", line: 1, column: 1, code: "missing-folder" }]);
});
