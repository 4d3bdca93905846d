import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compileTemplate, type HostLanguage } from "./compile.ts";
import { printTemplate } from "./render.ts";
import { sampleFacts as facts } from "../testing/sample-facts.ts";

interface Case {
  readonly template: string;
  /** The code that the template is compiled to: the content of a JavaScript template literal. */
  readonly writes?: string;
  /** Expected error code, if the template is refused. */
  readonly refused?: string;
  /** The text that the error marks. */
  readonly at?: string;
}

function outcome(template: string, language: HostLanguage): Omit<Case, "template"> {
  const compiled = compileTemplate(template, { language, facts });
  if (compiled.ok) {
    return { writes: printTemplate(compiled.nodes, facts).text.slice(1, -1) };
  }
  const { offset, length } = compiled.place;
  return { refused: compiled.refusal.code, at: template.slice(offset, offset + length) };
}

describe.each(["python", "bash", "javascript"] as const)("%s", (language) => {
  const cases = parse(readFileSync(new URL(`cases/${language}.yaml`, import.meta.url), "utf8")) as Case[];

  test.each(cases)("$template", ({ template, ...expected }) => {
    expect(outcome(template, language)).toEqual(expected);
  });
});

describe("names of facts in single braces", () => {
  const refused = "single-braces";
  const text = readFileSync(new URL("cases/braces.yaml", import.meta.url), "utf8");
  const languages = Object.entries(parse(text) as Record<HostLanguage, Record<"refused" | "allowed", string[]>>);
  const rows = (kind: "refused" | "allowed") =>
    languages.flatMap(([language, cases]) => cases[kind].map((template) => [language, template] as const));

  test.each(rows("refused"))("in %s, the template %s is refused", (language, template) => {
    expect(outcome(template, language as HostLanguage)).toMatchObject({ refused });
  });

  test.each(rows("allowed"))("in %s, the template %s is allowed", (language, template) => {
    expect(outcome(template, language as HostLanguage)).not.toHaveProperty("refused");
  });
});

test("values in TypeScript are escaped as in JavaScript", () => {
  expect(outcome('const id: string = "{{id}}";', "typescript")).toEqual({
    writes: 'const id: string = "${javascript.inDouble(facts.id)}";',
  });
});

test.each(["# $\\{{steps.constructor}}", "# $\\{{id}} ${x} $\\{{", "# a\rb", "# \u2028`\u2029"])(
  "the template %j is printed as text, never as code of the generated module",
  (template) => {
    const compiled = compileTemplate(template, { language: "python", facts });
    if (!compiled.ok) throw compiled.refusal;
    expect(runInNewContext(printTemplate(compiled.nodes, facts).text)).toBe(template.replaceAll("\\", ""));
  },
);

test("a fact that the condition of its rule guarantees needs no {{#if}}", () => {
  const template = 'load("{{revision}}")';
  expect(outcome(template, "python")).toMatchObject({ refused: "may-be-missing" });
  const sure = new Set(["revision"]);
  expect(compileTemplate(template, { language: "python", facts, sure })).toMatchObject({ ok: true });
});

test("a part is compiled in the template that includes it, and its errors are reported in the part", () => {
  const parts = new Map([
    ["quoted", '"{{id}}'],
    ["open", 'f("{{revision}}"'],
  ]);
  const write = (template: string) => compileTemplate(template, { language: "python", facts, parts });
  expect(write('load({{> quoted}}")')).toMatchObject({ ok: true });
  expect(write("load({{> quoted}})")).toMatchObject({ ok: false, refusal: { code: "open-end" } });
  expect(write("{{> open}})")).toMatchObject({
    ok: false,
    refusal: { code: "may-be-missing" },
    place: { part: "open", offset: 3, length: 12 },
  });
  const circle = new Map([
    ["a", "{{> b}}"],
    ["b", "{{> a}}"],
  ]);
  expect(compileTemplate("{{> a}}", { language: "python", facts, parts: circle })).toMatchObject({
    ok: false,
    refusal: { code: "unknown-part" },
  });
});

test.each([
  ["x = 1\n", "x = 1"],
  ["a\n{{#if revision}}\nb\n{{/if}}\n", 'a${facts.revision !== "" ? `\nb` : ""}'],
  ["{{#if revision}}\na\n{{else}}\nb\n{{/if}}\n", '${facts.revision !== "" ? `a` : `b`}'],
  ["a\n{{#each tags}}\nb\n{{/each}}\n", 'a${facts.tags.map((text) => `\nb`).join("")}'],
  [
    "a\n{{#if revision}}\nb\n{{/if}}\n{{#if custom_code}}\nc\n{{/if}}\n",
    'a${facts.revision !== "" ? `\nb` : ""}${facts.custom_code ? `\nc` : ""}',
  ],
])("the code of the template %j never ends with a line break", (template, writes) => {
  expect(outcome(template, "python")).toEqual({ writes });
});
