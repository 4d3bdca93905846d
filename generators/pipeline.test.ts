import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { check, generate, prepare, write } from "./pipeline.ts";
import { writeBase } from "./spec/fixture-spec.ts";

let root: string;

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

function textsIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]));
}

function edit(file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test.each([".", "", "spec", "spec/made", ".."])(
  "nothing is written to %j, which contains the specs or is inside them",
  (place) => {
    writeSpec();
    const before = Object.keys(textsIn(root));
    const { problems, written } = generate({ root, out: join(root, place) });
    expect(problems).toMatchObject([{ code: "output-place", line: 1 }]);
    expect(written).toEqual([]);
    expect(Object.keys(textsIn(root))).toEqual(before);
  },
);

test("two runs give the same bytes, and the second writes nothing", () => {
  writeSpec();
  const first = generate({ root });
  expect(first).toMatchObject({ problems: [], unchanged: 0, removed: [], stale: [] });
  expect(first.written).toContain("generated/tasks/transcription.ts");
  expect(generate({ root })).toMatchObject({ written: [], unchanged: first.written.length });
  generate({ root, out: join(root, "again") });
  expect(textsIn(join(root, "again"))).toEqual(textsIn(join(root, "generated")));
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
    ["generated/io/index.ts", "generated/io/transcription.ts", "generated/io/types.ts"],
  ],
])("an edit of %s (%j to %j) writes %j", (file, from, to, written) => {
  writeSpec();
  const { spec } = generate({ root });
  edit(file, from, to);
  const result = generate({ root, previous: spec });
  expect(result.problems).toEqual([]);
  expect(result.written).toEqual(written);
});

test("a library that names a task is in the task's record, and the reverse", () => {
  writeSpec();
  edit("spec/libraries/hum-kit.yaml", "  - transcription", "  - transcription\n  - tagging");
  const { spec } = generate({ root });
  expect(textsIn(root)["generated/tasks/tagging.ts"]).toContain('libraries: ["hum-kit"]');
  expect(textsIn(root)["generated/libraries.ts"]).toContain('tasks: ["transcription", "tagging"]');
  edit("spec/libraries/hum-kit.yaml", "  - transcription\n", "");
  edit("spec/tasks/transcription.yaml", "libraries: [hum-kit]\n", "");
  generate({ root, previous: spec });
  expect(textsIn(root)["generated/tasks/transcription.ts"]).toContain("libraries: []");
});

test("a broken spec writes nothing", () => {
  writeSpec();
  edit("spec/tasks/tagging.yaml", "modality: nlp", "modality: npl");
  const result = generate({ root });
  expect(result.problems).toMatchObject([{ file: "spec/tasks/tagging.yaml", line: 4 }]);
  expect(result.written).toEqual([]);
  expect(existsSync(join(root, "generated"))).toBe(false);
});

test("a schema that cannot be compiled is a problem with a place", () => {
  writeSpec();
  edit("spec/io/transcription.yaml", "        maximum: 64\n", "        maximum: 64\n        minLength: 1\n");
  expect(generate({ root }).problems).toMatchObject([
    { file: "spec/io/transcription.yaml", line: 30, code: "ignored-keyword" },
  ]);
});

test("an artifact that fails is a problem with its place in the code, and nothing is written", () => {
  writeSpec();
  edit("spec/schema/task.schema.json", "enumDescriptions", "examples");
  const { problems, written } = generate({ root });
  expect(problems).toMatchObject([{ file: "generators/artifacts/task-types.ts", code: "generator-failed" }]);
  expect(problems[0]?.message).toContain("each modality needs one label");
  expect(written).toEqual([]);
});

test("an obstacle in the output folder is a problem with its path", () => {
  writeSpec();
  generate({ root });
  writeFileSync(join(root, "generated/libraries.ts"), "export const mine = 1;\n");
  expect(generate({ root }).problems).toMatchObject([{ file: "generated/libraries.ts", code: "foreign-file" }]);
});

test("check lists outdated files, including orphans", () => {
  writeSpec();
  generate({ root });
  edit("spec/tasks/tagging.yaml", "marks the parts", "tags the parts");
  cpSync(join(root, "generated/samples.ts"), join(root, "generated/orphan.ts"));
  expect(generate({ root, check: true })).toMatchObject({
    written: [],
    stale: ["generated/orphan.ts", "generated/tasks/tagging.ts"],
  });
});

test("callers may add files before anything is written", () => {
  writeSpec();
  const prepared = prepare({ root });
  const files = [...prepared.files, { path: "examples/a.py", text: "print(1)\n" }];
  write({ ...prepared, files }, { root }, ["examples"]);
  expect(textsIn(join(root, "generated"))["examples/a.py"]).toBe("print(1)\n");
  expect(write(prepared, { root }).removed).toEqual([]);
  expect(write(prepared, { root }, ["examples"]).removed).toEqual(["generated/examples/a.py"]);
});

test("schema errors, wrong references and templates that cannot be compiled are reported together", () => {
  writeSpec();
  edit("spec/tasks/tagging.yaml", "label: Tagging", "label: 42");
  edit("spec/libraries/hum-kit.yaml", 'path:"hum.json"', 'pfad:"hum.json"');
  const codes = check({ root }).problems.map(({ file, code }) => `${file} ${code}`);
  expect(codes).toEqual(["spec/libraries/hum-kit.yaml bad-query", "spec/tasks/tagging.yaml wrong-type"]);
});

test("without facts, the holes of templates are not checked", () => {
  writeBase(root);
  writeFileSync(join(root, "spec/facts.yaml"), "# yaml-language-server: $schema=schema/fact.schema.json\nid: 42\n");
  expect(check({ root }).problems.map(({ file }) => file)).toEqual(["spec/facts.yaml"]);
});
