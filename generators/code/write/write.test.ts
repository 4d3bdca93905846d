import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { GENERATED_MARK } from "../names.ts";
import { writeFiles } from "./write.ts";

let out: string;

beforeEach(() => {
  out = join(mkdtempSync(join(tmpdir(), "hubsmith-write-")), "generated");
});

afterEach(() => rmSync(dirname(out), { recursive: true }));

function ours(path: string, content = "1"): { path: string; text: string } {
  return { path, text: `${GENERATED_MARK}\nexport const a = ${content};\n` };
}

function put(path: string, text: string): void {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), text);
}

function files(): string[] {
  if (!existsSync(out)) return [];
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1))
    .sort();
}

test("a second run writes only the files that changed", () => {
  expect(writeFiles(out, [ours("b.ts"), ours("a/a.ts")])).toMatchObject({ written: ["a/a.ts", "b.ts"], unchanged: 0 });
  const before = statSync(join(out, "b.ts")).mtimeMs;
  expect(writeFiles(out, [ours("b.ts"), ours("a/a.ts", "2")])).toMatchObject({ written: ["a/a.ts"], unchanged: 1 });
  expect(statSync(join(out, "b.ts")).mtimeMs).toBe(before);
  expect(readFileSync(join(out, "a/a.ts"), "utf8")).toBe(ours("a/a.ts", "2").text);
  expect(files()).toEqual(["a/a.ts", "b.ts"]);
});

test("generated files that are no longer made and empty folders are removed, and your own files stay", () => {
  writeFiles(out, [ours("gone/deep/a.ts"), ours("half/a.ts"), ours("b.ts")]);
  put("half/notes.md", "mine");
  put("hand-written.ts", "export {};\n");
  put("examples/a.py", "print(1)\n");
  expect(writeFiles(out, [ours("b.ts")]).removed).toEqual(["gone/deep/a.ts", "half/a.ts"]);
  expect(files()).toEqual(["b.ts", "examples/a.py", "half/notes.md", "hand-written.ts"]);
  expect(existsSync(join(out, "gone"))).toBe(false);
});

test("node_modules and hidden folders are never changed", () => {
  for (const folder of ["node_modules/hubsmith/generated", ".cache"]) put(`${folder}/a.ts`, ours("a.ts").text);
  expect(writeFiles(out, [ours("b.ts")]).removed).toEqual([]);
  expect(files()).toEqual([".cache/a.ts", "b.ts", "node_modules/hubsmith/generated/a.ts"]);
});

test("nothing is written if a folder for generated files already contains other files", () => {
  put("examples/mine.py", "print(1)\n");
  const made = [ours("a.ts"), { path: "examples/b.py", text: "new\n" }];
  expect(writeFiles(out, made, { ownFolders: ["examples"] })).toMatchObject({
    obstacles: [{ path: "examples", code: "foreign-file" }],
    written: [],
    removed: [],
  });
  expect(files()).toEqual(["examples/mine.py"]);
});

test("in a folder for generated files, every outdated file is removed, even without a header", () => {
  put("a.ts", ours("a.ts").text);
  put("examples/old/a.py", "print(1)\n");
  put("examples/b.py", "old\n");
  const made = [ours("a.ts"), { path: "examples/b.py", text: "new\n" }];
  const result = writeFiles(out, made, { ownFolders: ["examples"] });
  expect(result).toMatchObject({ written: ["examples/b.py"], removed: ["examples/old/a.py"], obstacles: [] });
  expect(files()).toEqual(["a.ts", "examples/b.py"]);
});

test("with check: true, outdated files are listed and nothing is written", () => {
  writeFiles(out, [ours("same.ts"), ours("old.ts"), ours("orphan.ts")]);
  const result = writeFiles(out, [ours("same.ts"), ours("old.ts", "2"), ours("new.ts")], { check: true });
  expect(result).toMatchObject({ written: [], removed: [], unchanged: 1, stale: ["new.ts", "old.ts", "orphan.ts"] });
  expect(files()).toEqual(["old.ts", "orphan.ts", "same.ts"]);
});

test("a hand-written file with the same name is not overwritten, and nothing is written", () => {
  put("a.ts", "export const mine = true;\n");
  const { obstacles, written } = writeFiles(out, [ours("a.ts"), ours("b.ts")]);
  expect(obstacles).toMatchObject([{ path: "a.ts", code: "foreign-file" }]);
  expect(written).toEqual([]);
  expect(files()).toEqual(["a.ts"]);
});

test("an empty file is overwritten, because a run with a full disk may have left it", () => {
  put("a.ts", "");
  expect(writeFiles(out, [ours("a.ts")]).written).toEqual(["a.ts"]);
});

test.each([
  ["a symbolic link instead of a file", "a.ts", "file"],
  ["a symbolic link instead of a folder", "sub", "folder"],
])("%s is not followed", (_, name, kind) => {
  const outside = join(dirname(out), "outside");
  mkdirSync(outside, { recursive: true });
  writeFileSync(join(outside, "a.ts"), ours("a.ts", "0").text);
  mkdirSync(out);
  symlinkSync(kind === "file" ? join(outside, "a.ts") : outside, join(out, name));
  const { obstacles } = writeFiles(out, [ours(kind === "file" ? "a.ts" : "sub/a.ts"), ours("b.ts")]);
  expect(obstacles).toMatchObject([{ path: name, code: "output-link" }]);
  expect(readFileSync(join(outside, "a.ts"), "utf8")).toBe(ours("a.ts", "0").text);
  expect(existsSync(join(out, "b.ts"))).toBe(false);
});

test("outdated files behind a symbolic link are not removed", () => {
  const outside = join(dirname(out), "outside");
  mkdirSync(outside);
  writeFileSync(join(outside, "a.ts"), ours("a.ts").text);
  mkdirSync(out);
  symlinkSync(outside, join(out, "link"));
  writeFiles(out, [ours("b.ts")]);
  expect(existsSync(join(outside, "a.ts"))).toBe(true);
});

test("the output folder itself may be a symbolic link", () => {
  const real = join(dirname(out), "real");
  mkdirSync(real);
  symlinkSync(real, out);
  expect(writeFiles(out, [ours("a.ts")]).written).toEqual(["a.ts"]);
  expect(existsSync(join(real, "a.ts"))).toBe(true);
});

test.each([
  ["a file where a folder is needed", "sub", () => put("sub", "mine")],
  ["a folder where a file is needed", "sub/a.ts", () => put("sub/a.ts/x", "mine")],
])("%s is reported", (_, path, prepare) => {
  prepare();
  const { obstacles } = writeFiles(out, [ours("sub/a.ts"), ours("b.ts")]);
  expect(obstacles).toMatchObject([{ path, code: "output-blocked" }]);
  expect(existsSync(join(out, "b.ts"))).toBe(false);
});

test.skipIf(process.getuid?.() === 0)("a folder without write permission is reported, and nothing is written", () => {
  put("locked/x.md", "mine");
  chmodSync(join(out, "locked"), 0o500);
  const { obstacles } = writeFiles(out, [ours("a.ts"), ours("locked/b.ts")]);
  chmodSync(join(out, "locked"), 0o700);
  expect(obstacles).toMatchObject([{ path: "locked/b.ts", code: "cannot-write" }]);
  expect(files()).toEqual(["locked/x.md"]);
});

test("a name that the file system refuses is reported, and nothing is written", () => {
  const long = `sub/${"y".repeat(300)}.ts`;
  const { obstacles } = writeFiles(out, [ours("a.ts"), ours(long)]);
  expect(obstacles).toMatchObject([{ code: "cannot-write" }]);
  expect(files()).toEqual([]);
});

test("temporary files of processes that have ended are removed, and those of running processes stay", () => {
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  put(`.a.ts.hubsmith-${ended}.tmp`, "half");
  put(`sub/.b.ts.hubsmith-${process.pid}.tmp`, "half");
  put(`.c.ts.hubsmith-${process.ppid}.tmp`, "half");
  writeFiles(out, [ours("a.ts")]);
  expect(files()).toEqual([`.c.ts.hubsmith-${process.ppid}.tmp`, "a.ts"]);
});

/** The files of a large first run: some with the header, and many in a folder of generated files. */
const MANY = [
  ...Array.from({ length: 1000 }, (_, index) => ({
    path: `examples/${index % 9}/${index}.py`,
    text: `x = ${index}\n`,
  })),
  ours("b.ts"),
  ours("z/c.ts"),
];

/** Starts a process that writes `MANY` into the output folder. */
function startRun() {
  const module = new URL("write.ts", import.meta.url).href;
  const script = `import { writeFiles } from ${JSON.stringify(module)};
    const result = writeFiles(process.argv[1], ${JSON.stringify(MANY)}, { ownFolders: ["examples"] });
    console.log(JSON.stringify(result.obstacles));`;
  const parameters = ["--import", "tsx", "--input-type=module", "--eval", script, out];
  return spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
}

function expectMany(): void {
  const texts = new Map(files().map((path) => [path, readFileSync(join(out, path), "utf8")]));
  expect(texts).toEqual(new Map(MANY.map(({ path, text }) => [path, text] as const)));
}

test.each([
  ["the first temporary file exists", () => files().length > 0],
  ["the first file is in its place", () => files().some((path) => !path.endsWith(".tmp"))],
  ["the first file without a header is in its place", () => files().some((path) => path.endsWith(".py"))],
])("after a run is killed as soon as %s, the next run succeeds", async (_, isReached) => {
  const killed = startRun();
  const ended = once(killed, "exit");
  while (killed.exitCode === null && !isReached()) await new Promise(setImmediate);
  killed.kill("SIGKILL");
  await ended;
  expect(files()).not.toEqual([]);
  expect(writeFiles(out, MANY, { ownFolders: ["examples"] }).obstacles).toEqual([]);
  expectMany();
});

test.each([
  ["only temporary files", 0],
  ["some files in their place", 2],
])("a killed first run that left %s can be repeated", (_, moved) => {
  const ended = spawnSync(process.execPath, ["--version"]).pid;
  const made = [ours("a.ts"), { path: "examples/deep/b.py", text: "b\n" }, { path: "examples/c.py", text: "c\n" }];
  for (const { path, text } of made.slice(0, moved)) put(path, text);
  for (const { path, text } of made.slice(moved))
    put(join(dirname(path), `.${basename(path)}.hubsmith-${ended}.tmp`), text.slice(1));
  expect(writeFiles(out, made, { ownFolders: ["examples"] }).obstacles).toEqual([]);
  expect(files()).toEqual(["a.ts", "examples/c.py", "examples/deep/b.py"]);
});

test("runs at the same time all succeed", async () => {
  const runs = [startRun(), startRun(), startRun()];
  const outputs = await Promise.all(runs.map(({ stdout }) => stdout.toArray()));
  expect(outputs.map((pieces) => pieces.join(""))).toEqual(["[]\n", "[]\n", "[]\n"]);
  expectMany();
});

test.each([["../a.ts"], ["/a.ts"], ["a//b.ts"], [""], ["a/../b.ts"], [".hidden/a.ts"], ["a\\b.ts"]])(
  "the invalid output path %j throws an error",
  (path) => {
    expect(() => writeFiles(out, [ours(path)])).toThrow("is not a valid path for an output file");
    expect(files()).toEqual([]);
  },
);

test.each([
  ["a.ts", "a.ts"],
  ["a.ts", "A.ts"],
])("the output files %s and %s cannot both be written", (one, other) => {
  expect(() => writeFiles(out, [ours(one), ours(other)])).toThrow("two output files are called");
});
