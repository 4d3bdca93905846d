import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generate } from "./pipeline.ts";
import { fileTexts } from "./testing/files.ts";

const REPOSITORY = fileURLToPath(new URL("..", import.meta.url));

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-layout-"));
});
afterAll(() => rmSync(root, { recursive: true }));

/**
 * Modules that may differ from the formatter's layout. The widget texts are among them, because the formatter and the
 * generator compute different widths for Bengali characters.
 */
const LAID_OUT_ELSEWHERE = /^(apps\/.*|hub\/widgets|clients\/.*|downloads|facts|functions|snippets\/.*)\.ts$/;

test("the modules of the real catalogue compile, and are formatted", () => {
  const out = join(root, "generated");
  expect(generate({ root: REPOSITORY, out }).problems.filter(({ severity }) => severity === "error")).toEqual([]);
  cpSync(join(REPOSITORY, "runtime/contract"), join(root, "runtime/contract"), { recursive: true });
  const config = {
    extends: join(REPOSITORY, "tsconfig.json"),
    compilerOptions: { types: [], declaration: true, isolatedDeclarations: true },
    include: [out],
    exclude: [],
  };
  writeFileSync(join(root, "tsconfig.json"), JSON.stringify(config));
  writeFileSync(join(root, "package.json"), '{ "type": "module" }');
  const bin = join(REPOSITORY, "node_modules/.bin");
  expect(run(join(bin, "tsc"), ["-p", join(root, "tsconfig.json")])).toBe("");

  const before = fileTexts(out);
  const settings = readFileSync(join(REPOSITORY, ".oxfmtrc.json"), "utf8");
  expect(settings).toContain('"generated/**", ');
  writeFileSync(join(root, ".oxfmtrc.json"), settings.replace('"generated/**", ', ""));
  expect(run(join(bin, "oxfmt"), ["-c", join(root, ".oxfmtrc.json"), out])).toBe("");
  const after = fileTexts(out);
  const modules = Object.keys(before).filter((path) => path.endsWith(".ts"));
  const changed = modules.filter((path) => before[path] !== after[path] && !LAID_OUT_ELSEWHERE.test(path));
  expect(changed).toEqual([]);
});

/** Runs a program. Returns the program's output if the program fails, otherwise an empty string. */
function run(program: string, parameters: readonly string[]): string {
  try {
    execFileSync(program, parameters, { cwd: root, encoding: "utf8", stdio: "pipe" });
    return "";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) || error.message : String(error);
  }
}
