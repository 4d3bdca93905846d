import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { bin, ROOT, run } from "./run.ts";
import { installConsumer } from "./testing/consumer.ts";
import { workedExample } from "./testing/worked-example.ts";

const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { exports: Record<string, unknown> };
/** Modules beside the providers that are not for importers. */
const HIDDEN = Object.keys(manifest.exports).filter((path) => manifest.exports[path] === null);
/** One entry for each provider, as `./providers/*` offers them. */
const PROVIDERS = readdirSync(join(ROOT, "generated/providers"))
  .map((file) => `./providers/${file.replace(/\.ts$/, "")}`)
  .filter((path) => !HIDDEN.includes(path));
/** Everything else that `exports` offers to code, as an importer writes it. */
const ENTRIES = Object.keys(manifest.exports)
  .filter((path) => !/\.(?:json|css)$|\*/.test(path) && !HIDDEN.includes(path))
  .map((path) => path.replace(/^\./, "hubsmith"));

/** The programs of a document, in order; a block that is no whole program is marked as a `fragment`. */
function programsOf(document: string): { name: string; code: string }[] {
  const found = readFileSync(join(ROOT, document), "utf8").matchAll(/```ts\n([^]*?)```/g);
  return [...found].map(([, code = ""], index) => ({ name: `${document} ${index + 1}`, code }));
}

const DOCUMENTS = readdirSync(join(ROOT, "site/docs")).filter((file) => file.endsWith(".md"));
const PROGRAMS = ["README.md", ...DOCUMENTS.map((file) => `site/docs/${file}`)].flatMap(programsOf);
/** What the programs use of Node, whose types the empty project lacks. */
const GLOBALS = `declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): void };
};`;

let project: string;
let tarball: string;

beforeAll(() => {
  const consumer = installConsumer();
  ({ folder: project, tarball } = consumer);
  return () => consumer.remove();
}, 120_000);

test("the package holds no test, no case file and no path of the machine that packed it", () => {
  const files = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).split("\n");
  expect(files.filter((file) => /\.test\.|\/cases\/|\/examples\//.test(file))).toEqual([]);
  const text = execFileSync("tar", ["-xzOf", tarball], { encoding: "utf8", maxBuffer: 2 ** 28 });
  expect(text.includes(ROOT)).toBe(false);
});

test.each(ENTRIES.filter((entry) => entry !== "hubsmith/react"))("%s runs in plain Node", async (entry) => {
  const code = `const entry = await import(${JSON.stringify(entry)}); console.log(Object.keys(entry).length);`;
  writeFileSync(join(project, "run.mjs"), code);
  const output = execFileSync(process.execPath, ["run.mjs"], { cwd: project, encoding: "utf8" });
  expect(Number(output)).toBeGreaterThan(0);
});

test("hubsmith/providers/* are the providers, each one object, and nothing else", async () => {
  const paths = [...PROVIDERS, ...HIDDEN].map((path) => path.replace(/^\./, "hubsmith"));
  const code = `const found = {};
for (const path of ${JSON.stringify(paths)}) {
  const entry = await import(path).catch((error) => ({ error: error.code }));
  found[path] = Object.values(entry).map((value) => value.id ?? value);
}
console.log(JSON.stringify(found));`;
  writeFileSync(join(project, "providers.mjs"), code);
  const output = execFileSync(process.execPath, ["providers.mjs"], { cwd: project, encoding: "utf8" });
  const wanted = [
    ...PROVIDERS.map((path) => [path.replace(/^\./, "hubsmith"), [path.replace("./providers/", "")]]),
    ...HIDDEN.map((path) => [path.replace(/^\./, "hubsmith"), ["ERR_PACKAGE_PATH_NOT_EXPORTED"]]),
  ];
  expect(PROVIDERS.length).toBeGreaterThan(19);
  expect(JSON.parse(output)).toEqual(Object.fromEntries(wanted));
});

test("the errors of hubsmith, hubsmith/inference and its core are the same classes", () => {
  const code = `const [one, two, three] = await Promise.all(["", "/inference", "/inference/core"].map((path) => import("hubsmith" + path)));
const names = Object.keys(three).filter((name) => name.endsWith("Error"));
console.log(names.length, names.every((name) => one[name] === three[name] && two[name] === three[name]));`;
  writeFileSync(join(project, "errors.mjs"), code);
  expect(execFileSync(process.execPath, ["errors.mjs"], { cwd: project, encoding: "utf8" })).toBe("8 true\n");
});

test.each(["nodenext", "bundler"])(
  "every entry and program type-checks under module resolution %s",
  async (moduleResolution) => {
    writeFileSync(join(project, "use.ts"), readFileSync(join(ROOT, "scripts/package-use.txt"), "utf8"));
    writeFileSync(join(project, "globals.d.ts"), GLOBALS);
    const files = PROGRAMS.map(({ code }, index) => {
      const file = `program-${index}.ts`;
      writeFileSync(join(project, file), code);
      return file;
    });
    const compilerOptions = {
      strict: true,
      noEmit: true,
      skipLibCheck: false,
      target: "es2022",
      lib: ["es2023", "dom"],
      module: moduleResolution === "bundler" ? "esnext" : "nodenext",
      moduleResolution,
      types: [],
    };
    writeFileSync(
      join(project, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: ["use.ts", "globals.d.ts", ...files] }),
    );
    const outcome = await run(process.execPath, [bin("typescript", "tsc"), "-p", project]);
    expect(outcome).toEqual({ code: 0, output: "" });
  },
);

test.each(PROGRAMS)("$name runs", async ({ name, code }) => {
  const { code: script } = await transform(code, { loader: "ts", format: "esm" });
  const file = `${name.replaceAll(/\W+/g, "-")}.mjs`;
  writeFileSync(join(project, file), script);
  const parameters = ["--import", join(ROOT, "scripts/testing/network.mjs"), file];
  const output = execFileSync(process.execPath, parameters, { cwd: project, encoding: "utf8" });
  // What a comment behind console.log promises is what is printed.
  for (const [, promised = ""] of code.matchAll(/console\.log\(.*\); \/\/ (.+)/g)) {
    expect(output.replaceAll("'", '"')).toContain(
      promised
        .replaceAll("'", '"')
        .replace(/^\[\{ |\}\]$/g, "")
        .trim(),
    );
  }
});

test("publint finds nothing", async () => {
  const { code, output } = await run(process.execPath, [bin("publint"), tarball, "--strict"]);
  expect({ code, output }).toMatchObject({ code: 0 });
});

test("attw finds nothing", async () => {
  const { code, output } = await run(process.execPath, [
    bin("@arethetypeswrong/cli", "attw"),
    tarball,
    "--profile",
    "esm-only",
    "--exclude-entrypoints",
    "react.css",
  ]);
  expect({ code, output }).toMatchObject({ code: 0 });
});

test.each([
  ["hubsmith/gguf", 3],
  ["hubsmith/template", 47],
  ["hubsmith/template/runtime", 28],
])("%s bundles to at most %i KB gzip", async (entry, limit) => {
  const bundle = await build({
    stdin: { contents: `export * from ${JSON.stringify(entry)};`, resolveDir: project },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
  });
  const [file] = bundle.outputFiles;
  expect(gzipSync(file?.contents ?? "", { level: 9 }).length).toBeLessThanOrEqual(limit * 1024);
});

describe("the command", () => {
  /** Packages that compiling specs needs. The empty project has none of them. */
  const PEERS = ["ajv", "ajv-formats", "handlebars", "ts-morph", "yaml"];
  const hubsmith = (words: readonly string[], cwd = project) => {
    const { status, stdout, stderr } = spawnSync(join(project, "node_modules/.bin/hubsmith"), words, {
      cwd,
      encoding: "utf8",
    });
    return { code: status, out: stdout, error: stderr };
  };
  const read = (path: string) => readFileSync(join(project, path), "utf8");
  beforeAll(() => {
    const record = { id: "acme/painter", library_name: "diffusers" };
    writeFileSync(join(project, "painter.json"), JSON.stringify(record));
  });

  test("prints its version, and help with code 0", () => {
    expect(hubsmith(["--version"])).toMatchObject({ code: 0, out: "0.1.0\n" });
    expect(hubsmith(["generate", "--help"])).toMatchObject({ code: 0, out: expect.stringContaining("Examples:") });
  });

  test("installs nothing for those who only import the runtime", () => {
    const installed = readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."));
    expect(installed).toEqual(["hubsmith"]);
  });

  test("snippet, render and completion need nothing else", () => {
    expect(hubsmith(["snippet", "painter.json", "--language", "python"]).out).toContain('"acme/painter"');
    writeFileSync(join(project, "a.jinja"), "{{ messages[0].content }}!");
    writeFileSync(join(project, "messages.json"), JSON.stringify({ messages: [{ role: "user", content: "Hi" }] }));
    expect(hubsmith(["render", "a.jinja", "messages.json"])).toEqual({ code: 0, out: "Hi!\n", error: "" });
    expect(hubsmith(["completion", "bash"]).out).toContain("complete -o default -F _hubsmith hubsmith");
  });

  test("mock answers without anything else installed, too", async () => {
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
  ])("%s tells in one line what to install", (...words) => {
    const ran = hubsmith(words);
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.error).toContain("npm install --save-dev ajv@8 ajv-formats@3 handlebars@4 ts-morph@28 yaml@2\n");
  });

  test("the packages that it names are those of the manifest", () => {
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

  test("the worked example of a catalogue of one's own holds, with the packed package", async () => {
    const document = readFileSync(join(ROOT, "site/docs/own-hub.md"), "utf8");
    const { files, commands } = workedExample(document);
    for (const name of PEERS) symlinkSync(join(ROOT, "node_modules", name), join(project, "node_modules", name), "dir");
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
    for (const { words, output } of commands) {
      const ran = hubsmith(words);
      expect({ words, ...ran }).toMatchObject({ code: 0 });
      // Results are on standard output, what is told about them on the other one.
      expect((words.includes("check") ? ran.error : ran.out).trim()).toBe(output);
    }
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
    const promised = /It prints [^:]*:\n\n```text\n([^]*?)```/.exec(document)?.[1] ?? "nothing";
    expect(printed).toContain(promised.trim());
    expect(printed).toContain("https://api.fastgpu.example/v1/chat/completions");

    const added = hubsmith(["new", "library", "whistle"]);
    expect(added).toMatchObject({ code: 0, out: expect.stringContaining("wrote spec/libraries/whistle.yaml") });
    const broken = hubsmith(["check"]);
    expect(broken.code).toBe(1);
    expect(broken.error).toContain("spec/libraries/whistle.yaml:");
    expect(broken.error).not.toContain("wrong-header");
  });
});
