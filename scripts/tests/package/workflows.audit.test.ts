import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { bin, npmCommand, ROOT, run } from "../../lib/run.ts";
import { COMPILER_PACKAGES as PEERS } from "../../hubsmith/peers.ts";
import { copyConsumer, linkPackage } from "./consumer.ts";
import { writeLockedProject } from "./locked-project.ts";
import { workedExample } from "./worked-example.ts";

/* Long tests of the packed package: installations, an own hub, and the types under every module resolution. */

/**
 * Runs several command lines of the packed package, one after another. All run in one process, because each new process
 * compiles the whole catalogue again, which takes seconds.
 */
function hubsmithEach(lines: readonly (readonly string[])[]) {
  const script = join(ROOT, "scripts/tests/package/each-command.mjs");
  const program = join(project, "node_modules/hubsmith/dist/cli/hubsmith.js");
  const { stdout, stderr } = spawnSync(process.execPath, [script, program, JSON.stringify(lines)], {
    cwd: project,
    encoding: "utf8",
  });
  const [outputs, errors] = [stdout.split("\0"), stderr.split("\0")];
  return lines.map((words, index) => ({
    words,
    code: Number(outputs[2 * index + 1]),
    out: outputs[2 * index],
    error: errors[index],
  }));
}

const read = (path: string) => readFileSync(join(project, path), "utf8");

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hubsmith-workflow-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function npm(folder: string, ...words: string[]) {
  const [program, ...first] = npmCommand();
  return run(program, [...first, ...words], {}, folder);
}

let project: string;
let tarball: string;
beforeAll(() => {
  const consumer = copyConsumer();
  ({ folder: project, tarball } = consumer);
  return () => consumer.remove();
});

test("without a network and with an empty cache, npm installs only this package, and its command runs", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  const offline = ["--offline", "--cache", join(folder, "cache")];
  expect(await npm(folder, "install", "--no-audit", "--no-fund", "--omit=peer", ...offline, tarball)).toMatchObject({
    code: 0,
  });
  const installed = readdirSync(join(folder, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed).toEqual(["hubsmith"]);
  const { stdout } = spawnSync(join(folder, "node_modules/.bin/hubsmith"), ["--version"], { encoding: "utf8" });
  expect(stdout).toBe("0.1.0\n");
});

test("the example in own-hub.md works with the packed package", async () => {
  const document = readFileSync(join(ROOT, "site/docs/own-hub.md"), "utf8");
  const { files, commands } = workedExample(document);
  for (const name of PEERS) linkPackage(project, name);
  expect([...files.keys()]).toEqual([
    "spec/hub.yaml",
    "spec/libraries/humkit.yaml",
    "spec/libraries/timm.yaml",
    "spec/providers/fastgpu.yaml",
    "model.json",
    "main.ts",
  ]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  }
  const last = [["new", "library", "whistle"], ["check"]];
  const ran = hubsmithEach([...commands.map(({ words }) => words), ...last]);
  for (const [index, { words, output }] of commands.entries()) {
    const one = ran[index];
    expect(one).toMatchObject({ words, code: 0 });
    // `check` prints its report to standard error. The other commands print their results to standard output.
    expect((words.includes("check") ? one?.error : one?.out)?.trim()).toBe(output);
  }
  const [added, broken] = ran.slice(commands.length);
  expect(added).toMatchObject({ code: 0, out: expect.stringContaining("wrote spec/libraries/whistle.yaml") });
  expect(broken).toMatchObject({ code: 1, error: expect.stringContaining("spec/libraries/whistle.yaml:") });
  expect(broken?.error).not.toContain("wrong-header");
  expect(read("generated/examples/libraries/timm/plain.py")).toContain("acme-mirror/resnet50");
  expect(existsSync(join(project, "generated/snippets/pxia.ts"))).toBe(false);
  expect(read("generated/tasks/audio-to-audio.ts")).toContain('"humkit"');

  await build({
    entryPoints: [join(project, "main.ts")],
    bundle: true,
    packages: "external",
    format: "esm",
    outfile: join(project, "main.mjs"),
  });
  const printed = execFileSync(process.execPath, ["main.mjs"], { cwd: project, encoding: "utf8" });
  const promised = /^The program .*\n\n```text\n([^]*?)```/m.exec(document)?.[1] ?? "nothing";
  expect(printed).toContain(promised.trim());
  expect(printed).toContain("https://api.fastgpu.example/v1/chat/completions");
});

test("installs the compiler's packages from npm's cache, and checks a spec", async ({ skip }) => {
  const folder = temporaryFolder();
  writeLockedProject(folder, tarball, PEERS);
  const installed = await npm(folder, "ci", "--offline", "--no-audit", "--no-fund");
  if (installed.output.includes("ENOTCACHED")) skip("npm's cache is empty: `npm ci` in the repository fills it");
  expect(installed).toMatchObject({ code: 0 });
  const { files } = workedExample(readFileSync(join(ROOT, "site/docs/own-hub.md"), "utf8"));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const program = join(folder, "node_modules/hubsmith/dist/cli/hubsmith.js");
  expect(await run(process.execPath, [program, "check"], {}, folder)).toMatchObject({ code: 0 });
});

test("attw finds no problems under any module resolution", async () => {
  const { code, output } = await run(process.execPath, [bin("@arethetypeswrong/cli", "attw"), tarball]);
  expect({ code, output }).toMatchObject({ code: 0 });
});
