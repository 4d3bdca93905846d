import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SAMPLES } from "../../../generated/samples.ts";
import { snippets } from "../../../runtime/snippets/index.ts";
import { bin, ROOT, run } from "../../lib/run.ts";

const FOLDER = join(ROOT, "generated/examples");

/** The examples in JavaScript and TypeScript that import a package. */
const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((file) => [".js", ".ts"].includes(extname(file)))
  .map((file) => join(FOLDER, file))
  .filter((file) => statSync(file).isFile() && /^import .* from "[^./]/m.test(readFileSync(file, "utf8")));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-types-"));
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles the files against the declarations of the installed packages, and returns the messages of the compiler. */
async function typeErrors(paths: readonly string[]): Promise<string> {
  const config = join(folder, "tsconfig.json");
  const compilerOptions = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    target: "ES2022",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "nodenext",
    moduleDetection: "force",
    types: ["node"],
    typeRoots: [join(ROOT, "node_modules/@types")],
    // Examples may import this package. With this condition, such an import resolves to the source files of the
    // package.
    customConditions: ["source"],
    allowImportingTsExtensions: true,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, files: paths }));
  const { code, output } = await run(process.execPath, [bin("typescript", "tsc"), "-p", config]);
  return code === 0 ? "" : output;
}

test("JavaScript examples type-check with the packages that they import", async () => {
  expect(files.length).toBeGreaterThan(5);
  expect(await typeErrors(files)).toBe("");
});

test("reports an example with a type error", async () => {
  const file = files.find((path) => readFileSync(path, "utf8").includes("@huggingface/transformers")) ?? "";
  const text = readFileSync(file, "utf8");
  const bad = join(folder, "bad-example.js");
  writeFileSync(bad, text.replaceAll("pipeline", "pipelines"));
  expect(await typeErrors([bad])).toContain("pipelines");
});

test("the snippets that use @huggingface/inference type-check, for every task with a sample input", async () => {
  const paths = Object.keys(SAMPLES).flatMap((task) => {
    const model = { id: "acme/tiny", pipeline_tag: task as keyof typeof SAMPLES, tags: [], inference: "" };
    return snippets
      .getInferenceSnippets(model, "hf-inference")
      .filter(({ client }) => client === "huggingface.js")
      .map(({ content }, index) => {
        const path = join(folder, `${task}-${index}.mts`);
        writeFileSync(path, content);
        return path;
      });
  });
  expect(paths.length).toBeGreaterThan(15);
  expect(await typeErrors(paths)).toBe("");
});
