import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../site/build/run.ts";
import { COMPILER_PACKAGES } from "../../hubsmith/peers.ts";
import { copyConsumer } from "./consumer.ts";
import { workedExample } from "./worked-example.ts";

/* Tests the command of the packed package in a project without other packages. */

const PEERS = Object.keys(COMPILER_PACKAGES);
const hubsmith = (words: readonly string[], cwd = project) => {
  const { status, stdout, stderr } = spawnSync(join(project, "node_modules/.bin/hubsmith"), words, {
    cwd,
    encoding: "utf8",
  });
  return { code: status, out: stdout, error: stderr };
};

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

let project: string;
beforeAll(() => {
  const consumer = copyConsumer();
  project = consumer.folder;
  const record = { id: "acme/painter", library_name: "diffusers" };
  writeFileSync(join(project, "painter.json"), JSON.stringify(record));
  return () => consumer.remove();
});

test("hubsmith prints its version and its help with exit code 0", () => {
  expect(hubsmith(["--version"])).toMatchObject({ code: 0, out: "0.1.0\n" });
  expect(hubsmith(["generate", "--help"])).toMatchObject({ code: 0, out: expect.stringContaining("Examples:") });
});

test("npm installs the package without any other package", () => {
  const installed = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
  expect(installed).toEqual(["hubsmith"]);
});

test("`hubsmith snippet`, `render` and `completion` need only this package", () => {
  expect(hubsmith(["snippet", "painter.json", "--language", "python"]).out).toContain('"acme/painter"');
  writeFileSync(join(project, "a.jinja"), "{{ messages[0].content }}!");
  writeFileSync(join(project, "messages.json"), JSON.stringify({ messages: [{ role: "user", content: "Hi" }] }));
  expect(hubsmith(["render", "a.jinja", "messages.json"])).toEqual({ code: 0, out: "Hi!\n", error: "" });
  expect(hubsmith(["completion", "bash"]).out).toContain("complete -o default -F _hubsmith hubsmith");
});

test("`hubsmith mock` needs only this package", async () => {
  const child = spawn(join(project, "node_modules/.bin/hubsmith"), ["mock", "--port", "0"], { cwd: project });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", (text: Buffer) => {
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text.toString());
        if (found !== null) resolve(found[0]);
      });
      child.on("close", (code) => reject(new Error(`the server ended with code ${code}`)));
    });
    const answer = await fetch(`${origin}/api/models/acme/text-to-image`);
    expect(await answer.json()).toMatchObject({ pipeline_tag: "text-to-image" });
  } finally {
    child.kill();
  }
});

test.each([
  ["check"],
  ["generate"],
  ["new", "library", "x"],
  ["diff", "main"],
  ["snippet", "painter.json", "--spec", "."],
])("without the compiler's packages, %s prints the install command in one line", (...words) => {
  const ran = hubsmith(words);
  expect(ran).toMatchObject({ code: 2, out: "" });
  expect(ran.error).toContain("npm install --save-dev ajv@8 ajv-formats@3 handlebars@4 ts-morph@28 yaml@2\n");
});

test("the install command contains the versions from package.json", () => {
  const { peerDependencies } = JSON.parse(read("node_modules/hubsmith/package.json")) as {
    peerDependencies: Record<string, string>;
  };
  const { react: _, ...compiling } = peerDependencies;
  expect(Object.keys(compiling)).toEqual(PEERS);
  for (const name of PEERS) {
    const { version } = JSON.parse(readFileSync(join(ROOT, "node_modules", name, "package.json"), "utf8")) as {
      version: string;
    };
    expect(version.split(".")[0]).toBe(compiling[name]?.replace("^", "").split(".")[0]);
  }
});

test("the example in own-hub.md works with the packed package", async () => {
  const document = readFileSync(join(ROOT, "site/docs/own-hub.md"), "utf8");
  const { files, commands } = workedExample(document);
  for (const name of PEERS)
    symlinkSync(join(ROOT, "node_modules", name), join(project, "node_modules", name), "junction");
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
