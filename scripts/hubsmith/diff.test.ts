import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { writeBase } from "../../generators/spec/fixture-spec.ts";
import { hubsmith } from "./testing.ts";

const LIBRARY = "spec/libraries/hum-kit.yaml";

let root: string;
let clean: string;
beforeAll(() => {
  root = repositoryWith((text) => text);
  clean = git(root, "status", "--porcelain");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function git(cwd: string, ...parameters: string[]): string {
  return execFileSync("git", parameters, { cwd, encoding: "utf8" });
}

/**
 * Creates a Git repository with one commit, which contains the base spec with a changed library. Returns the folder.
 */
function repositoryWith(change: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-diff-test-"));
  writeBase(folder);
  const edit = (file: string, edited: (text: string) => string): void =>
    writeFileSync(join(folder, file), edited(readFileSync(join(folder, file), "utf8")));
  edit("spec/facts.yaml", (text) => text.replace("path: id\n", "path: id\n  default: some-model\n"));
  edit(LIBRARY, change);
  git(folder, "init", "--quiet");
  git(folder, "add", "--all");
  git(folder, "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "first");
  return folder;
}

/** Runs `hubsmith diff` on a changed spec, and restores the spec afterwards. */
async function diffOf(change: (text: string) => string, ...words: string[]) {
  const before = readFileSync(join(root, LIBRARY), "utf8");
  writeFileSync(join(root, LIBRARY), change(before));
  try {
    return await hubsmith("diff", "HEAD", "--root", root, ...words);
  } finally {
    writeFileSync(join(root, LIBRARY), before);
  }
}

test("ignores changed comments and spaces, and does not change the repository", async () => {
  const index = readFileSync(join(root, ".git/index"));
  const ran = await diffOf((text) => text.replace("filter: false", "# not offered\nfilter:   false"));
  expect(ran).toEqual({ code: 0, out: "nothing changed\n", error: "" });
  expect(readFileSync(join(root, ".git/index"))).toEqual(index);
  expect(git(root, "status", "--porcelain")).toBe(clean);
  expect(existsSync(join(root, ".git/worktrees"))).toBe(false);
});

test("prints a changed template with its path in the entry, and all snippets that change", async () => {
  const ran = await diffOf((text) => text.replace('load("{{id}}", slow=True)', 'load("{{id}}", speed=1)'));
  expect(ran.out).toBe(`${LIBRARY} changed
  @ snippets[0].template
  @@ -1,4 +1,4 @@
   from hum_kit import load
   
  -model = load("{{id}}", slow=True)
  +model = load("{{id}}", speed=1)
   print(model("hum.wav"))

generated/examples/libraries/hum-kit/slow.py changed
  @@ -1,4 +1,4 @@
   from hum_kit import load
   
  -model = load("acme/hum", slow=True)
  +model = load("acme/hum", speed=1)
   print(model("hum.wav"))

1 entry (1 changed); 1 snippet (1 changed)
`);
});

test("--json prints the path of each changed field", async () => {
  const ran = await diffOf((text) => text.replace("  - transcription", "  - tagging\n  - transcription"), "--json");
  expect(JSON.parse(ran.out)).toEqual({
    entries: [{ file: LIBRARY, change: "changed", fields: [{ path: "tasks[0]", change: "added", after: "tagging" }] }],
    snippets: [],
  });
});

test("prints a renamed example as one removed and one added snippet", async () => {
  const ran = await diffOf((text) => text.replace("  slow: {", "  lazy: {"), "--json");
  const { snippets } = JSON.parse(ran.out) as { snippets: { file: string; change: string; difference: string }[] };
  expect(snippets.map(({ file, change }) => `${file} ${change}`)).toEqual([
    "generated/examples/libraries/hum-kit/lazy.py added",
    "generated/examples/libraries/hum-kit/slow.py removed",
  ]);
  expect(snippets.map(({ difference }) => difference.split("\n")[1])).toEqual([
    "+from hum_kit import load",
    "-from hum_kit import load",
  ]);
});

test("for a changed text of one line, prints the old and the new text", async () => {
  const ran = await diffOf((text) => text.replace("HumKit", "Hum kit"));
  expect(ran.out).toContain('  @ prettyLabel\n  - "HumKit"\n  + "Hum kit"\n');
});

test("for a revision with errors, compares the entries but not the snippets", async () => {
  const own = repositoryWith((text) => text.replace("filter: false", "filter: perhaps"));
  writeFileSync(join(own, LIBRARY), readFileSync(join(root, LIBRARY), "utf8"));
  const ran = await hubsmith("diff", "HEAD", "--root", own);
  rmSync(own, { recursive: true });
  expect(ran).toEqual({
    code: 0,
    out: `${LIBRARY} changed\n  @ filter\n  - "perhaps"\n  + false\n\n1 entry (1 changed); 0 snippets\n`,
    error: 'the specs of "HEAD" have errors; snippets are not compared\n',
  });
});

test("finds an item that was added between equal items of a list", async () => {
  const ran = await diffOf(
    (text) => text.replace("  - transcription", "  - transcription\n  - transcription"),
    "--json",
  );
  expect(JSON.parse(ran.out)).toMatchObject({
    entries: [{ file: LIBRARY, fields: [{ path: "tasks[1]", change: "added", after: "transcription" }] }],
  });
});

test("text in an entry cannot end the Markdown block around it", async () => {
  const ran = await diffOf((text) => text.replace("HumKit", '"```\\n@everyone\\u202e"'), "--format", "github");
  expect(ran.out).toContain("### `spec/libraries/hum-kit.yaml` changed\n\n````diff\n@ prettyLabel");
  expect(ran.out).toContain(String.raw`\u{202e}`);
});

test("prints one line for an added or removed entry", async () => {
  writeFileSync(join(root, "spec/tasks/humming.yaml"), readFileSync(join(root, "spec/tasks/tagging.yaml"), "utf8"));
  const ran = await hubsmith("diff", "HEAD", "--root", root, "--json");
  rmSync(join(root, "spec/tasks/humming.yaml"));
  expect((JSON.parse(ran.out) as { entries: unknown[] }).entries).toContainEqual({
    file: "spec/tasks/humming.yaml",
    change: "added",
    fields: [],
  });
});

test("for specs with errors, compares what can be read, and prints the errors", async () => {
  const ran = await diffOf((text) => text.replace("filter: false", "filter: perhaps"));
  expect(ran).toMatchObject({ code: 1, error: expect.stringContaining(`${LIBRARY}:`) });
  expect(ran.out).toContain('+ "perhaps"');
});

test.each([
  [["diff", "nowhere"], "there is no revision"],
  [["diff", "--upload-pack=x"], "unknown option"],
])("%j is rejected as a wrong command", async (words, message) => {
  expect(await hubsmith(...words, "--root", root)).toMatchObject({ code: 2, error: expect.stringContaining(message) });
});

test.each([
  ["a folder outside git", "HEAD", 2, "is not in a git repository"],
  ["a revision without a spec", "empty", 1, "contains no spec"],
])("reports %s, and leaves no temporary files", async (_, revision, code, message) => {
  const bare = mkdtempSync(join(tmpdir(), "hubsmith-bare-"));
  writeBase(bare);
  if (revision === "empty") {
    git(bare, "init", "--quiet");
    const tree = execFileSync("git", ["hash-object", "-w", "-t", "tree", "--stdin"], { cwd: bare, input: "" });
    git(bare, "tag", revision, tree.toString().trim());
  }
  const temporary = join(bare, "temporary");
  mkdirSync(temporary);
  for (const name of ["TMPDIR", "TEMP", "TMP"]) vi.stubEnv(name, temporary);
  const ran = await hubsmith("diff", revision, "--root", bare).finally(() => vi.unstubAllEnvs());
  const left = readdirSync(temporary);
  rmSync(bare, { recursive: true });
  expect(ran).toMatchObject({ code, error: expect.stringContaining(message) });
  expect(left).toEqual([]);
});
