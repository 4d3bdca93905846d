import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { generate, prepare } from "../../pipeline.ts";
import { checkSpec } from "../check.ts";
import { writeBase } from "../fixture-spec.ts";
import { printProblems } from "../print.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-hub-"));
  writeBase(join(folder, "base"));
  const facts = join(folder, "base/spec/facts.yaml");
  writeFileSync(facts, readFileSync(facts, "utf8").replace("path: id\n", "path: id\n  default: some-model\n"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HEADER = "# yaml-language-server: $schema=../../../base/spec/schema/library.schema.json\n";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(folder, "own-"));
  mkdirSync(join(root, "spec"));
  add("hub.yaml", "extends: ../base\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function add(name: string, text: string): void {
  mkdirSync(dirname(join(root, "spec", name)), { recursive: true });
  writeFileSync(join(root, "spec", name), text);
}

const baseText = (name: string) => readFileSync(join(folder, "base/spec", name), "utf8");
/**
 * Returns a changed copy of `libraries/hum-kit.yaml`, which replaces this file in a spec that extends the base spec.
 */
const ownLibrary = (change: (text: string) => string) =>
  HEADER + change(baseText("libraries/hum-kit.yaml").replace(/.*\n/, ""));
const problemsOf = () => printProblems(checkSpec(root).problems, { format: "text", color: false });

test("a spec without entries of its own generates the same files as the spec that it extends", () => {
  const own = prepare({ root });
  const base = prepare({ root: join(folder, "base") });
  expect(own.problems).toEqual(base.problems);
  expect(own.files.length).toBeGreaterThan(10);
  const place = `../base/`;
  expect(own.files.map(({ path, text }) => ({ path, text: text.replaceAll(`${place}spec/`, "spec/") }))).toEqual(
    base.files.map(({ path, text }) => ({ path, text })),
  );
});

test("entries of your own are added, and replace entries of the extended spec with the same name", () => {
  add(
    "libraries/whistle.yaml",
    ownLibrary((text) => text.replaceAll("HumKit", "Whistle").replaceAll("hum-kit", "whistle")),
  );
  add(
    "libraries/hum-kit.yaml",
    ownLibrary((text) => text.replace("HumKit", "Our Hum")),
  );
  const { spec, problems } = checkSpec(root);
  expect(problems).toEqual([]);
  const libraries = spec.libraries.map(({ file, data }) => [file, data["prettyLabel"]]);
  expect(libraries).toEqual([
    ["spec/libraries/hum-kit.yaml", "Our Hum"],
    ["spec/libraries/whistle.yaml", "Whistle"],
  ]);
  expect(spec.tasks.map(({ file }) => file)).toContain("../base/spec/tasks/tagging.yaml");
});

test("a problem names the file that must be changed", () => {
  add(
    "libraries/hum-kit.yaml",
    ownLibrary((text) => text.replace("tasks:\n  - transcription\n", "tasks: [transcribing]\n")),
  );
  expect(problemsOf()).toContain("spec/libraries/hum-kit.yaml:7:");
  add("hub.yaml", "extends: ../base\nwithout: [io/transcription]\n");
  rmSync(join(root, "spec/libraries"), { recursive: true });
  const problems = problemsOf();
  expect(problems === "no problems" || problems.includes("../base/spec/")).toBe(true);
});

test("an entry with a syntax error still replaces the entry of the extended spec", () => {
  add("libraries/hum-kit.yaml", `${HEADER}prettyLabel: [`);
  const { spec, problems } = checkSpec(root);
  expect(spec.libraries).toEqual([]);
  expect(problems.map(({ file }) => file)).toEqual(["spec/libraries/hum-kit.yaml"]);
});

test("an entry that replaces a broken entry of the extended spec fixes the problem", () => {
  const broken = join(folder, "broken");
  cpSync(join(folder, "base"), broken, { recursive: true });
  writeFileSync(join(broken, "spec/libraries/hum-kit.yaml"), "prettyLabel: [");
  add("hub.yaml", "extends: ../broken\n");
  expect(checkSpec(root).problems.map(({ file }) => file)).toContain("../broken/spec/libraries/hum-kit.yaml");
  add(
    "libraries/hum-kit.yaml",
    ownLibrary((text) => text),
  );
  expect(problemsOf()).toBe("no problems");
});

test("a spec can extend a spec that extends another spec", () => {
  add(
    "libraries/hum-kit.yaml",
    ownLibrary((text) => text.replace("HumKit", "Our Hum")),
  );
  const third = join(folder, "third");
  mkdirSync(join(third, "spec"), { recursive: true });
  writeFileSync(join(third, "spec/hub.yaml"), `extends: ../${root.slice(folder.length + 1)}\n`);
  const { spec, problems } = checkSpec(third);
  expect(problems).toEqual([]);
  expect(spec.libraries.map(({ data }) => data["prettyLabel"])).toEqual(["Our Hum"]);
  expect(spec.tasks[0]?.file).toMatch(/^\.\.\/base\/spec\/tasks\//);
});

test.each([
  "tasks/tagging",
  "tasks/transcription",
  "tasks/*",
  "io/*",
  "providers/*",
  "libraries/*",
  "libraries/hum-kit",
  "io/transcription",
  "providers/hum-cloud",
])("if %s is left out, mentions of it are removed too", (name) => {
  add("hub.yaml", `extends: ../base\nwithout: [${name}]\n`);
  const { problems, files } = prepare({ root });
  expect(problems).toEqual([]);
  const [kind, id = ""] = name.split("/");
  if (id !== "*" && (kind === "tasks" || kind === "libraries"))
    expect(JSON.stringify(files)).not.toContain(`\\"${id}\\"`);
});

test("if all entries of a folder are left out, its shared file is kept for your own entries", () => {
  add("hub.yaml", "extends: ../base\nwithout: [io/*, providers/*]\n");
  add("io/transcription.yaml", baseText("io/transcription.yaml").replace(/.*\n/, HEADER.replace("library", "io")));
  const { spec, problems } = checkSpec(root);
  expect(problems).toEqual([]);
  expect(spec.io.map(({ id }) => id)).toEqual(["_common", "transcription"]);
  expect(spec.providers.map(({ id }) => id)).toEqual(["_presets"]);
});

test("if an entry is no longer left out, other entries mention it again", () => {
  const whole = checkSpec(root).spec;
  add("hub.yaml", "extends: ../base\nwithout: [tasks/transcription, libraries/hum-kit]\n");
  const { spec } = checkSpec(root, whole);
  expect(spec.providers.map(({ data }) => Object.keys(data["tasks"] ?? {}))).toEqual([[], ["tagging"]]);
  expect(spec.io.map(({ id }) => id)).toEqual(["_common"]);
  add("hub.yaml", "extends: ../base\n");
  const again = checkSpec(root, spec).spec;
  expect(again.providers.map(({ data }) => data)).toEqual(whole.providers.map(({ data }) => data));
  expect(again.tasks.map(({ data }) => data)).toEqual(whole.tasks.map(({ data }) => data));
});

test("a library of your own that names a left-out task is reported", () => {
  add("hub.yaml", "extends: ../base\nwithout: [tasks/transcription]\n");
  add(
    "libraries/hum-kit.yaml",
    ownLibrary((text) => text),
  );
  expect(problemsOf()).toContain("spec/libraries/hum-kit.yaml:");
  expect(problemsOf()).toContain('there is no task "transcription"');
});

test("unchanged files are not parsed again", () => {
  const { spec } = checkSpec(root);
  const again = checkSpec(root, spec).spec;
  expect(again.schemas).toBe(spec.schemas);
  expect(again.tasks.every((entry, index) => entry === spec.tasks[index])).toBe(true);
});

test("generated files are written next to spec/", () => {
  const result = generate({ root });
  expect(result.problems).toEqual([]);
  expect(readFileSync(join(root, "generated/libraries.ts"), "utf8")).toContain("HumKit");
  expect(generate({ root, check: true }).stale).toEqual([]);
});

test.each([
  ["extends: ../nowhere", "spec/hub.yaml:1:10 unknown-spec there is no folder spec in"],
  ["extends: .", "spec/hub.yaml:1:10 extends-circle"],
  ["extends: 3", 'spec/hub.yaml:1:10 wrong-type the field "extends" must name a spec'],
  ["without: []", 'wrong-type the field "extends" must name a spec'],
  ["extend: ../base", 'did you mean "extends"?'],
  ["extends: ../base\nwithout: libraries/hum-kit", 'spec/hub.yaml:2:10 wrong-type the field "without" must be a list'],
  ["extends: ../base\nwithout: [libraries/hum-kits]", 'did you mean "libraries/hum-kit"?'],
])("a fault in hub.yaml is reported at its position: %j", (text, problem) => {
  add("hub.yaml", `${text}\n`);
  expect(problemsOf()).toContain(problem);
});

test("specs that extend each other are reported, even through a symbolic link", () => {
  const other = join(folder, "other");
  mkdirSync(join(other, "spec"), { recursive: true });
  symlinkSync(root, join(folder, "link"));
  writeFileSync(join(other, "spec/hub.yaml"), "extends: ../link\n");
  add("hub.yaml", "extends: ../other\n");
  expect(problemsOf()).toContain("../other/spec/hub.yaml:1:10 extends-circle");
});

test("in a spec that extends another spec, the first line of an entry must name the right schema", () => {
  add("libraries/hum-kit.yaml", ownLibrary((text) => text).replace("library.schema", "task.schema"));
  expect(problemsOf()).toContain("spec/libraries/hum-kit.yaml:1:1 wrong-header");
});
