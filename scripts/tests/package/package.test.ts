import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, transform } from "esbuild";
import { beforeAll, expect, test } from "vitest";
import { type Mock, startMock } from "../../../runtime/mock/index.ts";
import { bin, ROOT, run } from "../../lib/run.ts";
import { copyConsumer } from "./consumer.ts";
import { ENTRIES, HIDDEN, PROVIDERS } from "./entries.ts";

/**
 * Returns the TypeScript programs in a document. Leaves out code blocks that are marked as `fragment`, because they are
 * not complete programs.
 */
function programsOf(document: string): { name: string; code: string }[] {
  const found = readFileSync(join(ROOT, document), "utf8").matchAll(/```ts\n([^]*?)```/g);
  return [...found].map(([, code = ""], index) => ({ name: `${document} ${index + 1}`, code }));
}

const DOCUMENTS = readdirSync(join(ROOT, "site/docs")).filter((file) => file.endsWith(".md"));
const PROGRAMS = ["README.md", ...DOCUMENTS.map((file) => `site/docs/${file}`)].flatMap(programsOf);
/** Documents whose programs call the mock server. The programs of other documents get fixed responses. */
const CALLS_MOCK = new Set(
  ["ai-sdk", "gguf", "hub", "inference", "mock", "opentelemetry"].map((name) => `site/docs/${name}.md`),
);
/** Types for the parts of Node and undici that the programs use. The project has no other types for them. */
const GLOBALS = `declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdout: { write(text: string): void };
};
declare module "undici" {
  export class ProxyAgent {
    constructor(address: string);
  }
}`;

/** Matches programs for the AI SDK, whose own declarations need the types of Node and do not compile in every project. */
const USES_AI_SDK = /from "ai"/;

/** Writes the programs that meet a condition into the project. Returns their files. */
function writePrograms(isMeant: (code: string) => boolean): string[] {
  return PROGRAMS.flatMap(({ code }, index) => {
    if (!isMeant(code)) return [];
    const file = `program-${index}.ts`;
    writeFileSync(join(project, file), code);
    return [file];
  });
}

let project: string;
let tarball: string;

let mock: Mock;

beforeAll(async () => {
  const consumer = copyConsumer();
  ({ folder: project, tarball } = consumer);
  link("zod", "ai", "@ai-sdk", "@opentelemetry", "@modelcontextprotocol");
  mock = await startMock();
  return async () => {
    await mock.close();
    consumer.remove();
  };
});

test("the package contains no tests, no case files and no paths of the machine that packed it", () => {
  const files = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).split("\n");
  expect(files.filter((file) => /\.test\.|\/cases\/|\/examples\//.test(file))).toEqual([]);
  // The only sources are the rules of providers. `hubsmith generate` copies them into the catalogue of an own hub.
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  expect(sources.filter((file) => !file.startsWith("package/dist/cli/spec/"))).toEqual([]);
  const text = execFileSync("tar", ["-xzOf", tarball], { encoding: "utf8", maxBuffer: 2 ** 28 });
  expect(text.includes(ROOT)).toBe(false);
});

// hubsmith/contract contains only types.
test.each(ENTRIES.filter((entry) => !["hubsmith/react", "hubsmith/contract"].includes(entry)))(
  "%s runs in plain Node",
  async (entry) => {
    const code = `const entry = await import(${JSON.stringify(entry)}); console.log(Object.keys(entry).length);`;
    writeFileSync(join(project, "run.mjs"), code);
    const output = execFileSync(process.execPath, ["run.mjs"], { cwd: project, encoding: "utf8" });
    expect(Number(output)).toBeGreaterThan(0);
  },
);

test.each(["dist", "dist/cjs"])("in %s, only hubsmith/react starts with the directive of a client module", (format) => {
  const folder = join(project, "node_modules/hubsmith", format);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?!cli|cjs).*\.js$/.test(file),
  );
  const marked = files.filter((file) =>
    /^(?:"use strict";\s*)?"use client";/.test(readFileSync(join(folder, file), "utf8")),
  );
  expect(marked.map((file) => file.replaceAll("\\", "/"))).toEqual(["runtime/react/index.js"]);
});

test("hubsmith/providers/* exports exactly one object per provider", async () => {
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

test("hubsmith, hubsmith/inference and hubsmith/inference/core export the same error classes", () => {
  const code = `const [one, two, three] = await Promise.all(["", "/inference", "/inference/core"].map((path) => import("hubsmith" + path)));
const names = Object.keys(three).filter((name) => name.endsWith("Error"));
console.log(names.length, names.every((name) => one[name] === three[name] && two[name] === three[name]));`;
  writeFileSync(join(project, "errors.mjs"), code);
  expect(execFileSync(process.execPath, ["errors.mjs"], { cwd: project, encoding: "utf8" })).toBe("8 true\n");
});

test.each(["nodenext", "bundler"])(
  "every entry point and every program type-checks under module resolution %s",
  async (moduleResolution) => {
    writeFileSync(join(project, "use.ts"), readFileSync(join(ROOT, "scripts/tests/package/use.txt"), "utf8"));
    writeFileSync(join(project, "globals.d.ts"), GLOBALS);
    const files = writePrograms((code) => !USES_AI_SDK.test(code));
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

/** A program as a user may write it. It is compiled with strict options and without the types of browsers. */
const NODE_PROGRAM = `import * as everything from "hubsmith";
import * as core from "hubsmith/inference/core";
import * as template from "hubsmith/template";
import { InferenceClient } from "hubsmith/inference";
import { PIPELINE_TYPES, PIPELINE_TYPES_SET, SUBTASK_TYPES, TASKS_MODEL_LIBRARIES, LIBRARY_TASK_MAPPING, type PipelineType, type TaskDataCustom } from "hubsmith/tasks";
import { ALL_DISPLAY_MODEL_LIBRARY_KEYS, ALL_MODEL_LIBRARY_KEYS, type ModelLibraryKey } from "hubsmith/libraries";
import { GGUF_QUANT_ORDER, type GGMLFileQuantizationType } from "hubsmith/gguf";
import { getModelInputSnippet, type ModelDataMinimal } from "hubsmith/snippets";
import { readFileSync } from "node:fs";

const client = new InferenceClient(process.env["HF_TOKEN"], { includeCredentials: "same-origin" });
export const label = (bytes: Uint8Array) => client.imageClassification({ model: "acme/cats", data: bytes });
export const words = () => client.automaticSpeechRecognition({ model: "acme/ears", inputs: readFileSync("hum.flac") });
// The lists that others export are theirs to sort and to pass on.
export const tasks: PipelineType[] = PIPELINE_TYPES.sort();
export const known: Set<PipelineType> = PIPELINE_TYPES_SET;
export const subtasks: string[] = SUBTASK_TYPES;
export const libraries: ModelLibraryKey[] = [...TASKS_MODEL_LIBRARIES["fill-mask"], ...ALL_MODEL_LIBRARY_KEYS];
export const shown: ModelLibraryKey[] = ALL_DISPLAY_MODEL_LIBRARY_KEYS;
export const mapped: PipelineType[] | undefined = LIBRARY_TASK_MAPPING.transformers;
export const order: GGMLFileQuantizationType[] = GGUF_QUANT_ORDER;
export const page: TaskDataCustom = {
  summary: "S", demo: { inputs: [], outputs: [] }, datasets: [], models: [], spaces: [], metrics: [], widgetModels: [],
};
export const sample = (model: ModelDataMinimal) => getModelInputSnippet(model);
export const names = [everything, core, template].map((entry) => Object.keys(entry).length);
`;
const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  target: "es2022",
};

/** Links packages of the repository into the project, as if a user had installed them there. */
function link(...names: readonly string[]): void {
  for (const name of names) {
    const path = join(project, "node_modules", name);
    if (!existsSync(path)) symlinkSync(join(ROOT, "node_modules", name), path, "junction");
  }
}

/** Compiles files of the project. Returns the exit code and the messages of the compiler. */
function compile(compilerOptions: object, files: readonly string[]) {
  link("@types", "undici-types", "csstype");
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [bin("typescript", "tsc"), "-p", project]);
}

test.each(["node16", "nodenext", "bundler"])(
  "a strict program for Node type-checks without browser types under module resolution %s",
  async (moduleResolution) => {
    writeFileSync(join(project, "node-program.ts"), NODE_PROGRAM);
    const module = moduleResolution === "bundler" ? "esnext" : moduleResolution;
    const options = { ...STRICT, lib: ["es2022"], types: ["node"], module, moduleResolution };
    expect(await compile(options, ["node-program.ts"])).toEqual({ code: 0, output: "" });
  },
);

test("the programs for the AI SDK type-check", async () => {
  const files = writePrograms((code) => USES_AI_SDK.test(code));
  expect(files.length).toBeGreaterThan(3);
  const options = { ...STRICT, skipLibCheck: true, lib: ["es2023"], types: ["node"], module: "nodenext" };
  expect(await compile(options, files)).toEqual({ code: 0, output: "" });
});

test("the components in react-components.md type-check, including their style sheet", async () => {
  const found = readFileSync(join(ROOT, "site/docs/react-components.md"), "utf8").matchAll(/```tsx\n([^]*?)```/g);
  const files = [...found].map(([, code = ""], index) => {
    writeFileSync(join(project, `component-${index}.tsx`), code);
    return `component-${index}.tsx`;
  });
  expect(files.length).toBeGreaterThan(1);
  const lib = ["es2023", "dom", "dom.iterable"];
  const options = { ...STRICT, lib, types: ["react"], jsx: "react-jsx", module: "esnext", moduleResolution: "bundler" };
  expect(await compile(options, files)).toEqual({ code: 0, output: "" });
});

test.concurrent.each(PROGRAMS)("$name runs", async ({ name, code }) => {
  const { code: script } = await transform(code, { loader: "ts", format: "esm" });
  const file = `${name.replaceAll(/\W+/g, "-")}.mjs`;
  writeFileSync(join(project, file), script);
  link("undici");
  const network = CALLS_MOCK.has(name.replace(/ \d+$/, "")) ? "lead-to-mock.mjs" : "network.mjs";
  const parameters = ["--import", join(ROOT, "scripts/tests/package", network), file];
  // The program must not run synchronously, because the mock server runs in this process.
  const { code: status, output } = await run(process.execPath, parameters, { MOCK_ORIGIN: mock.url }, project);
  expect(`${output}\nstatus ${status}`).toMatch(/status 0$/);
  // The comment after a `console.log` must be the text that it prints.
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

test.each([
  ["hubsmith/gguf", 4],
  ["hubsmith/gguf/read", 14],
  ["hubsmith/template", 47],
])("%s bundles to at most %s KB gzip", async (entry, limit) => {
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

/** Returns the source files that an entry point needs: its own, and those of its static and dynamic imports. */
async function sourcesReadBy(entry: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export * from ${JSON.stringify(entry)};`, resolveDir: project },
    absWorkingDir: project,
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
  });
  const files = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path } of metafile.inputs[file]?.imports ?? []) follow(path);
  };
  follow("<stdin>");
  // The package contains no source maps. They are in the folder where the package was built.
  const maps = [...files]
    .map((file) => join(ROOT, `${file.replace("node_modules/hubsmith/", "")}.map`))
    .filter((path) => existsSync(path));
  return maps.flatMap((path) => (JSON.parse(readFileSync(path, "utf8")) as { sources: string[] }).sources);
}

test("hubsmith/template bundles no client, and hubsmith/inference/core bundles no providers", async () => {
  const template = await sourcesReadBy("hubsmith/template");
  expect(template.join()).toContain("runtime/template/template.ts");
  expect(template.filter((source) => source.includes("runtime/inference/"))).toEqual([]);
  const core = await sourcesReadBy("hubsmith/inference/core");
  expect(core.join()).toContain("runtime/inference/stream/stream.ts");
  expect(core.filter((source) => /providers\/(?!presets)/.test(source))).toEqual([]);
});
