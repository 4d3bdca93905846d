import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filesIn } from "../lib/repository.ts";
import { bin, ROOT } from "../lib/run.ts";

/* Plants imports in an empty repository with our linter configuration, and checks which of them the linter refuses. */

const REFUSED = [
  ["runtime/contract/a.ts", "../tasks/index.ts"],
  ["runtime/contract/a.ts", "node:fs"],
  ["generators/spec/a.ts", "../../generated/tasks/index.ts"],
  ["generators/spec/a.ts", "../../runtime/index.ts"],
  ["generators/spec/checks/tasks/a.ts", "../../../../generated/records.ts"],
  ["generators/spec/a.ts", "picocolors"],
  ["generators/spec/a.test.ts", "../../generated/tasks/index.ts"],
  ["generated/tasks/a.ts", "../../runtime/index.ts"],
  ["generated/tasks/a.ts", "../../spec/facts.json"],
  ["generated/a.ts", "node:fs"],
  ["runtime/tasks/a.ts", "../../generators/pipeline.ts"],
  ["runtime/tasks/a.ts", "../../spec/facts.json"],
  ["runtime/tasks/a.ts", "react"],
  ["runtime/tasks/a.ts", "node:fs"],
  ["runtime/tasks/a.test.ts", "../../site/build/build.ts"],
  ["runtime/inference/http/a.ts", "../../../scripts/lib/run.ts"],
  ["runtime/react/a.tsx", "@example/react"],
  ["runtime/react/a.tsx", "../../site/src/icons.ts"],
  ["runtime/mock/a.ts", "undici"],
  ["runtime/ai-sdk/a.ts", "ai"],
  ["runtime/otel/a.ts", "@opentelemetry/sdk-trace-base"],
  ["runtime/mcp/a.ts", "node:fs"],
  ["runtime/inference/a.ts", "@ai-sdk/provider"],
  ["site/src/pages/a.tsx", "../../../generated/tasks/index.ts"],
  ["site/src/pages/a.tsx", "../../../runtime/tasks/index.ts"],
  ["site/src/pages/a.tsx", "../../build/build.ts"],
  ["site/src/a.tsx", "handlebars"],
  ["site/build/a.ts", "../../spec/facts.json"],
  ["site/build/a.ts", "../../generators/pipeline.ts"],
  ["site/build/a.ts", "../../scripts/report/all.ts"],
  ["scripts/a.ts", "./b.ts"],
  ["scripts/wire/a.ts", "../b.ts"],
  ["scripts/hubsmith/generate/a.ts", "../../b.ts"],
] as const;

const ALLOWED = [
  ["runtime/contract/a.ts", "./b.ts"],
  ["generators/spec/a.ts", "../../runtime/contract/a.ts"],
  ["generators/spec/a.ts", "node:fs/promises"],
  ["generators/spec/a.ts", "../code/a.ts"],
  ["generators/spec/a.ts", "ajv/dist/types/index.js"],
  ["generators/spec/a.test.ts", "fast-check"],
  ["generated/tasks/a.ts", "../../runtime/contract/a.ts"],
  ["generated/tasks/a.ts", "../records.ts"],
  ["runtime/tasks/a.ts", "../../generated/tasks/index.ts"],
  ["runtime/react/a.tsx", "react/jsx-runtime"],
  ["runtime/mock/a.ts", "node:http"],
  ["runtime/ai-sdk/a.ts", "@ai-sdk/provider"],
  ["runtime/otel/a.ts", "@opentelemetry/api"],
  ["runtime/mcp/a.ts", "@modelcontextprotocol/sdk/client/index.js"],
  ["runtime/tasks/a.test.ts", "yaml"],
  ["site/src/pages/a.tsx", "hubsmith/libraries/lazy"],
  ["site/build/a.ts", "../../generated/tasks/index.ts"],
  ["site/build/a.ts", "../../scripts/lib/run.ts"],
  ["site/vite.config.ts", "vite"],
  ["scripts/a.ts", "./a/part.ts"],
  ["scripts/hubsmith/generate/a.ts", "../terminal.ts"],
  ["scripts/report/a.ts", "../../site/build/api/surface.ts"],
] as const;

/** Files that import only types from each other. */
const CIRCLE = {
  "runtime/tasks/one.ts": "./two.ts",
  "runtime/tasks/two.ts": "./three.ts",
  "runtime/tasks/three.ts": "./one.ts",
};

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

let root: string;
let found: readonly Diagnostic[];
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-boundaries-"));
  cpSync(join(ROOT, ".oxlintrc.json"), join(root, ".oxlintrc.json"));
  const files = new Map<string, string>(
    Object.entries(CIRCLE).map(([file, target]) => [file, `export type { A } from "${target}";\n`]),
  );
  for (const [file, target] of [...REFUSED, ...ALLOWED]) {
    files.set(file, `${files.get(file) ?? ""}export type { A } from "${target}";\n`);
  }
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { stdout } = spawnSync(process.execPath, [bin("oxlint"), "--format", "json"], { cwd: root, encoding: "utf8" });
  found = (JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Returns the imports that a rule refuses, each as "file imports name". */
function refusedBy(code: string): string[] {
  return found.flatMap(({ code: by, filename, labels }) => {
    const line = readFileSync(join(root, filename), "utf8").split("\n")[(labels[0]?.span.line ?? 0) - 1];
    return by === code ? [`${filename} imports ${/"(.*)"/.exec(line ?? "")?.[1]}`] : [];
  });
}

test("the linter refuses exactly the imports that break the table", () => {
  const expected = REFUSED.map(([file, target]) => `${file} imports ${target}`);
  expect(refusedBy("eslint(no-restricted-imports)").sort()).toEqual(expected.sort());
});

test("the linter refuses a circle of types", () => {
  const expected = Object.entries(CIRCLE).map(([file, target]) => `${file} imports ${target}`);
  expect(refusedBy("import(no-cycle)").sort()).toEqual(expected.sort());
});

/** The hand-written source files, without tests. */
const SOURCES = filesIn("runtime", "generators", "site", "scripts").filter(
  (file) => /(?<!\.(?:test|browser))\.tsx?$/.test(file) && !/\/(?:testing|tests|fixtures)\//.test(file),
);

test("a folder has at most 20 source files", () => {
  const counts = new Map<string, number>();
  for (const file of SOURCES) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});

test("the client and the template engine load nothing late", () => {
  const parts = SOURCES.filter((file) => /^runtime\/(?:inference|template)\//.test(file));
  expect(parts.filter((file) => /\bimport\(\s*["'`]/.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});

/** Pairs of folders that still import each other. */
const PAIRS = new Set(["site/src/components <> site/src/islands"]);

test("two folders do not import each other, unless one contains the other", () => {
  const arrows = new Set<string>();
  for (const file of SOURCES) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [, name = ""] of text.matchAll(/^(?:import|export)\b[^;"']*?["'](\.[^"']+)["']/gm)) {
      arrows.add(`${dirname(file)} ${posix.join(dirname(file), dirname(name))}`);
    }
  }
  const pairs = [...arrows].flatMap((arrow) => {
    const [from = "", to = ""] = arrow.split(" ");
    const isPair = from < to && !to.startsWith(`${from}/`) && arrows.has(`${to} ${from}`);
    return isPair ? [`${from} <> ${to}`] : [];
  });
  expect(pairs.filter((pair) => !PAIRS.has(pair))).toEqual([]);
});
