import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { npmCommand, ROOT, run } from "../lib/run.ts";
import { missingFiles } from "./pack.ts";

const FILES = ["dist/main.js", "dist/main.d.ts", "dist/cli.js", "dist/providers/groq.js", "package.json"];

test.each([
  ["a file", { main: "./dist/main.js", types: "dist/main.d.ts" }, []],
  ["a missing file", { main: "./dist/other.js" }, ["dist/other.js"]],
  ["a missing command", { bin: { tool: "dist/tool.js" } }, ["dist/tool.js"]],
  ["a condition", { exports: { ".": { require: { default: "./dist/cjs.js" } } } }, ["dist/cjs.js"]],
  ["a path that is not exported", { exports: { "./secret": null } }, []],
  ["a pattern", { exports: { "./providers/*": "./dist/providers/*.js" } }, []],
  ["a pattern without a file", { exports: { "./p/*": "./dist/providers/*.d.ts" } }, ["dist/providers/*.d.ts"]],
  ["old TypeScript", { typesVersions: { "*": { a: ["./dist/a.d.ts"] } } }, ["dist/a.d.ts"]],
  ["a path that is named twice", { main: "./dist/x.js", exports: { ".": "./dist/x.js" } }, ["dist/x.js"]],
])("%s", (_, manifest, missing) => {
  expect(missingFiles(manifest, FILES)).toEqual(missing);
});

test("a checkout without a build lacks every entry point", () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as Record<string, unknown>;
  const missing = missingFiles(manifest, ["package.json", "README.md", "LICENSE", "spec/hub.yaml"]);
  expect(missing).toContain("dist/runtime/index.js");
  expect(missing).toContain("dist/cli/hubsmith.js");
});

test.each(["pack", "publish"])("npm %s in a checkout refuses, and names the command to run", async (command) => {
  const [npm, ...first] = npmCommand();
  const { code, output } = await run(npm, [...first, command, "--dry-run"]);
  expect(code).not.toBe(0);
  expect(output).toContain("npm run pack");
});
