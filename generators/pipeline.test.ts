import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check, generate, prepare, write } from "./pipeline.ts";
import { writeBase } from "./spec/fixture-spec.ts";
import { baseSpec } from "./spec/testing.ts";
import { fileTexts } from "./testing/files.ts";

let root: string;

/** All specs of these tests are almost the same, so only their changed entries are read and compiled. */
const previous = baseSpec();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-pipeline-"));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a small spec to a temporary folder: two tasks, a library without snippets, one call, two enumerations. */
function writeSpec(): void {
  writeBase(root);
  const file = join(root, "spec/libraries/hum-kit.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^snippets:[^]*$/m, ""));
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test.each([".", "", "spec", "spec/made", ".."])(
  "nothing is written if the output folder %j contains spec/ or is inside it",
  (place) => {
    writeSpec();
    const before = Object.keys(fileTexts(root));
    const { problems, written } = generate({ root, previous, out: join(root, place) });
    expect(problems).toMatchObject([{ code: "output-place", line: 1 }]);
    expect(written).toEqual([]);
    expect(Object.keys(fileTexts(root))).toEqual(before);
  },
);

test("a second run computes the same files, and writes nothing", () => {
  writeSpec();
  const first = generate({ root, previous });
  expect(first).toMatchObject({ problems: [], unchanged: 0, removed: [], stale: [] });
  expect(first.written).toContain("generated/tasks/transcription.ts");
  expect(generate({ root, previous })).toMatchObject({ written: [], unchanged: first.written.length });
  generate({ root, previous, out: join(root, "again") });
  expect(fileTexts(join(root, "again"))).toEqual(fileTexts(join(root, "generated")));
});

test.each([
  ["spec/tasks/tagging.yaml", "marks the parts", "tags the parts", ["generated/tasks/tagging.ts"]],
  [
    "spec/tasks/tagging.yaml",
    "label: Tagging",
    "label: Marking",
    ["generated/task-types.ts", "generated/tasks/tagging.ts"],
  ],
  ["spec/libraries/hum-kit.yaml", "prettyLabel: HumKit", "prettyLabel: Hum", ["generated/libraries.ts"]],
  [
    "spec/io/transcription.yaml",
    "title: TranscriptionOutput",
    "title: Transcript",
    ["generated/io/transcription.ts", "generated/io/types.ts"],
  ],
])("after an edit of %s (%j to %j), only %j are written", (file, from, to, written) => {
  writeSpec();
  const { spec } = generate({ root, previous });
  edit(file, from, to);
  const result = generate({ root, previous: spec });
  expect(result.problems).toEqual([]);
  expect(result.written).toEqual(written);
});

test("if only the library names the task, the generated library and the generated task name each other", () => {
  writeSpec();
  edit("spec/libraries/hum-kit.yaml", "  - transcription", "  - transcription\n  - tagging");
  const { spec } = generate({ root, previous });
  expect(fileTexts(root)["generated/tasks/tagging.ts"]).toContain('libraries: ["hum-kit"]');
  expect(fileTexts(root)["generated/libraries.ts"]).toContain('tasks: ["transcription", "tagging"]');
  edit("spec/libraries/hum-kit.yaml", "  - transcription\n", "");
  edit("spec/tasks/transcription.yaml", "libraries: [hum-kit]\n", "");
  generate({ root, previous: spec });
  expect(fileTexts(root)["generated/tasks/transcription.ts"]).toContain("libraries: []");
});

test("nothing is written if a spec has errors", () => {
  writeSpec();
  edit("spec/tasks/tagging.yaml", "modality: nlp", "modality: npl");
  const result = generate({ root, previous });
  expect(result.problems).toMatchObject([{ file: "spec/tasks/tagging.yaml", line: 4 }]);
  expect(result.written).toEqual([]);
  expect(existsSync(join(root, "generated"))).toBe(false);
});

test("a keyword that would be ignored in a schema is reported at its place", () => {
  writeSpec();
  edit("spec/io/transcription.yaml", "        maximum: 64\n", "        maximum: 64\n        minLength: 1\n");
  expect(generate({ root, previous }).problems).toMatchObject([
    { file: "spec/io/transcription.yaml", line: 30, code: "ignored-keyword" },
  ]);
});

test("an error in a generator is reported at its place in the code, and nothing is written", () => {
  writeSpec();
  edit("spec/schema/task.schema.json", "enumDescriptions", "examples");
  const { problems, written } = generate({ root, previous });
  expect(problems).toMatchObject([{ file: "generators/artifacts/task-types.ts", code: "generator-failed" }]);
  expect(problems[0]?.message).toContain("each modality needs one label");
  expect(written).toEqual([]);
});

test("a file of your own in the output folder is reported, and not overwritten", () => {
  writeSpec();
  generate({ root, previous });
  writeFileSync(join(root, "generated/libraries.ts"), "export const mine = 1;\n");
  expect(generate({ root, previous }).problems).toMatchObject([
    { file: "generated/libraries.ts", code: "foreign-file" },
  ]);
});

test("with check: true, outdated and unneeded files are listed, and nothing is written", () => {
  writeSpec();
  generate({ root, previous });
  edit("spec/tasks/tagging.yaml", "marks the parts", "tags the parts");
  cpSync(join(root, "generated/samples.ts"), join(root, "generated/orphan.ts"));
  expect(generate({ root, previous, check: true })).toMatchObject({
    written: [],
    stale: ["generated/orphan.ts", "generated/tasks/tagging.ts"],
  });
});

test("a caller can add files of its own to the generated files", () => {
  writeSpec();
  const prepared = prepare({ root, previous });
  const files = [...prepared.files, { path: "examples/a.py", text: "print(1)\n" }];
  write({ ...prepared, files }, { root }, ["examples"]);
  expect(fileTexts(join(root, "generated"))["examples/a.py"]).toBe("print(1)\n");
  expect(write(prepared, { root }).removed).toEqual([]);
  expect(write(prepared, { root }, ["examples"]).removed).toEqual(["generated/examples/a.py"]);
});

test("invalid download queries are reported once all files match their schemas", () => {
  writeSpec();
  edit("spec/tasks/tagging.yaml", "label: Tagging", "label: 42");
  edit("spec/libraries/hum-kit.yaml", 'path:"hum.json"', 'pfad:"hum.json"');
  const codes = check({ root, previous }).problems.map(({ file, code }) => `${file} ${code}`);
  expect(codes).toEqual(["spec/tasks/tagging.yaml wrong-type"]);
  edit("spec/tasks/tagging.yaml", "label: 42", "label: Tagging");
  const later = check({ root, previous }).problems.map(({ file, code }) => `${file} ${code}`);
  expect(later).toEqual(["spec/libraries/hum-kit.yaml bad-query"]);
});

test("if the facts cannot be read, templates are not checked", () => {
  writeBase(root);
  writeFileSync(join(root, "spec/facts.yaml"), "# yaml-language-server: $schema=schema/fact.schema.json\nid: 42\n");
  expect(check({ root, previous }).problems.map(({ file }) => file)).toEqual(["spec/facts.yaml"]);
});
