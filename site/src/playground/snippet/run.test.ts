import { readdirSync, readFileSync } from "node:fs";
import { librarySnippetsWithRules } from "hubsmith/libraries/lazy";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readSnippetBase } from "../../../services/playground-data.ts";
import { runSnippet } from "./run.ts";

const base = readSnippetBase();
const spec = (path: string): string => readFileSync(new URL(`../../../../spec/${path}`, import.meta.url), "utf8");
const keys = readdirSync(new URL("../../../../spec/libraries", import.meta.url))
  .map((file) => file.replace(/\.yaml$/, ""))
  .filter((key) => spec(`libraries/${key}.yaml`).includes("\nsnippets:"));

describe("every library with rules", () => {
  test("this test covers more than 50 libraries, some of which reuse rules of another library", () => {
    expect(keys.length).toBeGreaterThan(50);
    expect(Object.keys(base.libraries)).toEqual(["diffusers", "transformers"]);
  });

  test.each(keys)("%s: the playground finds no problems, and shows the same snippets as the package", async (key) => {
    const text = spec(`libraries/${key}.yaml`);
    const { problems, examples } = runSnippet(base, key, text);
    expect(problems).toEqual([]);
    const records = Object.entries<never>(parse(text).examples);
    const expected = await Promise.all(
      records.map(async ([name, model]) => ({ name, snippets: await librarySnippetsWithRules(key, model) })),
    );
    expect(examples).toMatchObject(expected);
    expect(examples.map(({ snippets }) => snippets.length)).toEqual(expected.map(({ snippets }) => snippets.length));
  });
});

const HEADER = "# yaml-language-server: $schema=../schema/library.schema.json\n";
const ENTRY = `${HEADER}prettyLabel: AudioKit
repoName: audiokit
repoUrl: https://github.com/acme/audiokit
tasks: [text-to-speech]
parts:
  trust: "{{#if custom_code}}, trust=True{{/if}}"
snippets:
  - when: { tag: speech }
    language: python
    template: |
      from audiokit import {{auto_model}}, load
      # {{id}}
      load("{{id}}", n={{sentence_count}}{{> trust}})
      texts = [{{#each sentences}}"{{this}}", {{/each}}]
  - language: bash
    template: |
      audiokit '{{id}}' -d '{"id": {{json id}} }'
examples:
  speech: { id: acme/a, tags: [speech, custom_code] }
  other: { id: acme/b, tags: [] }
`;

const run = (text: string) => runSnippet(base, "audiokit", text);
const codes = (text: string) => run(text).problems.map(({ code, line, column }) => `${code} ${line}:${column}`);

test("lists every hole with its kind and its position in the YAML file", () => {
  const lines = ENTRY.split("\n");
  const holes = run(ENTRY).holes.map(({ line, column, width, kind }) => [
    lines[line - 1]?.slice(column - 1, column - 1 + width),
    kind,
  ]);
  expect(holes).toEqual([
    ["{{auto_model}}", "name"],
    ["{{id}}", "comment"],
    ["{{id}}", "string"],
    ["{{sentence_count}}", "name"],
    ["{{this}}", "string"],
    ["{{id}}", "string"],
    ["{{json id}}", "json"],
  ]);
});

test("reports a pattern that could run for years, and never runs it", () => {
  const text = ENTRY.replace("{ tag: speech }", '{ matches: { id: "(a+)+$" } }').replaceAll(
    "acme/a",
    `${"a".repeat(100)}!`,
  );
  expect(codes(text)).toContain("slow-pattern 9:28");
});

test("returns the code of each example", () => {
  const [speech, other] = run(ENTRY).examples;
  expect(speech?.snippets[0]?.code).toContain('load("acme/a", n=3, trust=True)');
  expect(other?.snippets).toMatchObject([{ rule: [1], language: "bash", line: 16, column: 5 }]);
});

test.each([
  ["a hole outside a string", ENTRY.replace('load("{{id}}",', "load({{{id}}},"), ["raw-hole 14:12"]],
  ["an unknown fact", ENTRY.replace("# {{id}}", "# {{idd}}"), ["unknown-fact 13:9"]],
  ["an unknown task", ENTRY.replace("text-to-speech", "text-to-sing"), ["unknown-task 5:9"]],
  ["an unknown field", ENTRY.replace("repoName:", "repoNam:"), ["unknown-field 3:1"]],
  ["a rule that no example uses", ENTRY.replace("[speech, custom_code]", "[]"), ["unreached-rule 9:5"]],
  ["invalid YAML", "a: [", undefined],
])("%s", (_, text, expected) => {
  const found = codes(text);
  if (expected === undefined) expect(found).not.toEqual([]);
  else expect(found).toEqual(expect.arrayContaining(expected));
});

test("a rejected template does not hide the code of other rules", () => {
  const { examples } = run(ENTRY.replace("# {{id}}", "# {{idd}}"));
  expect(examples.map(({ snippets }) => snippets.map(({ kind }) => kind))).toEqual([["message"], ["usage"]]);
});

test("reports invalid patterns and conditions without an exception", () => {
  const text = ENTRY.replace("when: { tag: speech }", 'when: { matches: { id: "(" }, has: nothing }');
  expect(codes(text).length).toBeGreaterThan(0);
});
