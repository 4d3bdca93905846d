import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { toLocalId } from "hubsmith/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkSpec } from "../generators/spec/check.ts";
import type { Spec } from "../generators/spec/entry.ts";
import { printProblems } from "../generators/spec/print.ts";
import { scaffold } from "./new.ts";
import { ROOT } from "./run.ts";

const FOLDER = join(ROOT, "site/docs");
const DOCUMENTS = readdirSync(FOLDER, { encoding: "utf8", recursive: true }).filter((file) => file.endsWith(".md"));
const textOf = (file: string): string => readFileSync(join(FOLDER, file), "utf8");

/** A document without its blocks of code, in which neither headings nor links count. */
const prose = (file: string): string => textOf(file).replaceAll(/^(`{3,})[^]*?^\1$/gm, "");

/** Ids of the headings; the second of the same gets a number. */
function anchorsOf(file: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, title = ""] of prose(file).matchAll(/^#+ +(.+?) *$/gm)) {
    const id = toLocalId(title.replaceAll(/[`*]/g, ""));
    const more = [1, 2, 3].map((number) => `${id}-${number}`);
    anchors.add([id, ...more].find((one) => !anchors.has(one)) ?? id);
  }
  return anchors;
}

test.each(DOCUMENTS)("%s: its links lead to documents and headings that are there", (file) => {
  const links = [...prose(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = ""]) => address);
  const inner = links.filter((address) => !address.startsWith("https://"));
  const broken = inner.filter((address) => {
    const [path = "", anchor] = address.split("#");
    const target = path === "" ? file : join(dirname(file), path);
    if (!existsSync(join(FOLDER, target))) return true;
    return anchor !== undefined && !anchorsOf(target).has(anchor);
  });
  expect(broken).toEqual([]);
});

let root: string;
let sound: Spec;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "hubsmith-walk-"));
  cpSync(join(ROOT, "spec"), join(root, "spec"), { recursive: true });
  sound = checkSpec(root).spec;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Each state of the file in the walk-through, with what it says that the checks said. */
const STATES = [
  ...textOf("walkthrough-provider.md").matchAll(/```yaml\n([^]*?)```[^]*?(?=```text)```text\n([^]*?)```/g),
];

test.each(STATES.map(([, yaml = "", said = ""], index) => [index + 1, yaml, said] as const))(
  "state %i of the file in the walk-through is judged as it says",
  (_, yaml, said) => {
    writeFileSync(join(root, "spec/providers/mistral.yaml"), yaml);
    const printed = printProblems(checkSpec(root, sound).problems, { format: "text", color: false });
    if (/^\d+ written/.test(said)) expect(printed).toBe("no problems");
    else expect(`${printed}\nnothing was written\n`).toBe(said);
  },
);

test("the first state is what `npm run new` writes", () => {
  rmSync(join(root, "spec/providers/mistral.yaml"), { force: true });
  const written = readFileSync(join(root, scaffold(root, "provider", "mistral")), "utf8");
  expect(written.replace(/(?<=addedOn: )".*"/, '"2026-11-21"')).toBe(STATES[0]?.[1]);
});

test("the walk-through has the state of the scaffold, of the mistakes, and of the end", () => {
  expect(STATES).toHaveLength(3);
});
