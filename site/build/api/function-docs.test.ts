import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ts } from "ts-morph";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { STREAMED_TASK_OF, TASK_OF } from "../../../generated/functions.ts";
import { writeDeclarations } from "./surface.ts";

const NAMES = [...Object.keys(TASK_OF), ...Object.keys(STREAMED_TASK_OF), "request", "streamingRequest"];

/** A program that uses every function, and every method of a client. */
const PROGRAM = [
  'import * as all from "./runtime/inference/index.js";',
  'import * as core from "./runtime/inference/core.js";',
  "declare const client: all.InferenceClient;",
  ...NAMES.flatMap((name) => [`all.${name};`, `core.${name};`, `client.${name};`]),
].join("\n");

let folder = "";
let service: ts.LanguageService;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hubsmith-docs-"));
  await writeDeclarations(folder);
  const program = join(folder, "program.ts");
  const textOf = (path: string): string | undefined => (path === program ? PROGRAM : ts.sys.readFile(path));
  service = ts.createLanguageService({
    getCompilationSettings: () => ({ module: ts.ModuleKind.NodeNext, strict: true, skipLibCheck: true, types: [] }),
    getScriptFileNames: () => [program],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => textOf(path) !== undefined,
    readFile: textOf,
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the docstring that an editor shows for an expression of the program. */
function hover(expression: string): string {
  const at = PROGRAM.indexOf(`${expression};`) + expression.length - 1;
  const info = service.getQuickInfoAtPosition(join(folder, "program.ts"), at);
  return ts.displayPartsToString(info?.documentation);
}

test.each(NAMES)("an editor shows the same description for the function and the method %s", (name) => {
  const shown = hover(`all.${name}`);
  expect(shown).toMatch(/^[A-Z][a-z]+s (?:\S+ )+\S+/);
  expect(hover(`core.${name}`)).toBe(shown);
  expect(hover(`client.${name}`)).toBe(shown);
});

test("the sources contain the description of summarization only once", () => {
  const sources = [
    "generated/functions.ts",
    "runtime/inference/functions.ts",
    "runtime/inference/core.ts",
    "runtime/inference/client.ts",
  ];
  // A long sentence is broken into several lines of a comment.
  const text = sources.map((file) => readFileSync(file, "utf8").replaceAll(/\s+(?:\* )?/g, " ")).join("\n");
  const { functions } = parse(readFileSync("spec/io/summarization.yaml", "utf8"));
  const [firstSentence] = functions[0].description.split(/(?<=\.)\s/);
  expect(text.split(firstSentence).length - 1).toBe(1);
});
