import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { toLocalId } from "hubsmith/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSpec } from "../../generators/spec/check.ts";
import { catalogueSpec } from "../../generators/spec/testing.ts";
import type { Spec } from "../../generators/spec/entry.ts";
import { printProblems } from "../../generators/spec/print.ts";
import { readDifferences } from "../fuzz-template/explanations.ts";
import { scaffold } from "../hubsmith/new.ts";
import { writeApiDocuments } from "../../site/build/api/write.ts";
import { ROOT } from "../lib/run.ts";

// Writes the reference pages, because other documents link to them, and they are not committed.
await writeApiDocuments();
/** Every document, by its path in the repository. */
const DOCUMENTS = [
  ...readdirSync(ROOT),
  ...readdirSync(join(ROOT, "site/docs"), { encoding: "utf8", recursive: true }).map((file) => `site/docs/${file}`),
].filter((file) => file.endsWith(".md"));
const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

/** Returns a document without its code blocks, because the tests must not read headings and links in code. */
const prose = (file: string): string => textOf(file).replaceAll(/^(`{3,})[^]*?^\1$/gm, "");

/** Returns the ids of the headings of a document. If a heading is repeated, its id ends in a number. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, title = ""] of prose(file).matchAll(/^#+ +(.+?) *$/gm)) {
    const id = toLocalId(title.replaceAll(/[`*]/g, ""));
    const more = [1, 2, 3].map((number) => `${id}-${number}`);
    anchors.add([id, ...more].find((one) => !anchors.has(one)) ?? id);
  }
  return anchors;
}

test.each(DOCUMENTS)("%s: every link leads to a file and a heading that exist", (file) => {
  const links = [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address);
  const inner = links.filter((address) => !address.startsWith("https://"));
  const broken = inner.filter((address) => {
    const [path = "", anchor] = address.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).has(anchor);
  });
  expect(broken).toEqual([]);
});

let root: string;
let sound: Spec;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-walk-"));
  cpSync(join(ROOT, "spec"), join(root, "spec"), { recursive: true });
  sound = checkSpec(root, catalogueSpec()).spec;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** All versions of the file in the walk-through, in order, each with the messages that the document shows for it. */
const STATES = [
  ...textOf("site/docs/providers.md").matchAll(/```yaml\n([^]*?)```[^]*?(?=```text)```text\n([^]*?)```/g),
];

test.each(STATES.map(([, yaml = "", said = ""], index) => [index + 1, yaml, said] as const))(
  "version %i of the file in the walk-through causes the messages that the document shows",
  (_, yaml, said) => {
    writeFileSync(join(root, "spec/providers/siliconflow.yaml"), yaml);
    const { problems } = checkSpec(root, sound);
    const own = problems.filter(({ file }) => file === "spec/providers/siliconflow.yaml");
    const printed = printProblems(own, { format: "text", color: false });
    if (/^\d+ written/.test(said)) expect(printed).toBe("no problems");
    else expect(`${printed}\nnothing was written\n`).toBe(said);
  },
);

test("the first file in the walk-through is what `npm run new` writes", () => {
  rmSync(join(root, "spec/providers/siliconflow.yaml"), { force: true });
  const written = readFileSync(join(root, scaffold(root, "provider", "siliconflow")), "utf8");
  expect(written.replace(/(?<=addedOn: )".*"/, '"2026-11-21"')).toBe(STATES[0]?.[1]);
});

test("the walk-through shows the new file, the file with mistakes, and the complete file", () => {
  expect(STATES).toHaveLength(3);
});

const WITH_EXAMPLES = [
  "README.md",
  ...["gguf", "snippets", "tasks", "templates"].map((name) => `site/docs/${name}.md`),
];

/**
 * The programs in the documents of `WITH_EXAMPLES`, except programs that send requests. Each has its expected output.
 * The documents show the output in comments after `console.log`, and in a text block after the program.
 */
const EXAMPLES = WITH_EXAMPLES.flatMap((document) =>
  [...textOf(document).matchAll(/```ts\n([^]*?)```(?:\n\n```text\n([^]*?)```)?/g)]
    .map(([, code = "", printed = ""], index) => {
      const comments = [...code.matchAll(/console\.log\(.*\);(?: |\n\s*)\/\/ (.*)$/gm)].map(([, comment]) => comment);
      return [index + 1, document, code, [...comments, ...printed.split("\n").filter(Boolean)]] as const;
    })
    .filter(([, , code]) => !/InferenceClient|readHeader|modelRecord/.test(code)),
);

test.each(EXAMPLES)("example %i of %s prints the output in its comments", (index, document, code, printed) => {
  const file = join(root, `${basename(document)}-${index}.mjs`);
  const stdin = { contents: code, resolveDir: ROOT, loader: "ts" } as const;
  buildSync({ stdin, outfile: file, bundle: true, format: "esm", platform: "node", conditions: ["source"] });
  const output = execFileSync(process.execPath, [file], { encoding: "utf8" });
  const lines = output.split("\n").map((line) => line.trimEnd());
  expect(lines.filter((line) => printed.includes(line))).toEqual(printed);
});

test("migration.md lists exactly the differences from Jinja2 that the fuzz command accepts", () => {
  const section = textOf("site/docs/migration.md").split("\n## Chat templates\n")[1]?.split("\n## ")[0] ?? "";
  const list = section.split("These details differ from Jinja2 3.1.6:")[1] ?? "";
  const reasons = list.split(/\n- /).slice(1);
  const unwrapped = reasons.map((reason) => reason.replaceAll(/\s+/g, " ").trim());
  expect(unwrapped).toEqual(readDifferences().map(({ reason }) => reason));
});
