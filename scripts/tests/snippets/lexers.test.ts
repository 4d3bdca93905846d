import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { Refusal } from "../../../generators/snippets/errors.ts";
import { parseCode } from "./parsers.ts";
import { renderer, type Values } from "./render-template.ts";

const LANGUAGES = ["python", "bash", "javascript", "powershell", "json", "url"] as const;
const corpus = parse(readFileSync(new URL("corpus.yaml", import.meta.url), "utf8")) as Record<
  (typeof LANGUAGES)[number],
  readonly string[]
>;

const VALUES = ["\"'`\\$(id)${x}{x}\n*/ #", '"""', "}", "{", "1", "/", "\n"];
const PLACEHOLDERS = ["{{v}}", "{{n}}", "{{list}}", "{{name}}"];
const values = (v: string): Values => ({ v, n: 7, list: [v], name: "name" });

function compiled(language: (typeof LANGUAGES)[number], template: string) {
  try {
    return renderer(language, template);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Escapes double braces in code, so that no value is inserted there. */
const escaped = (code: string): string => code.replaceAll("{{", String.raw`\{{`);

const cases = LANGUAGES.flatMap((language) => corpus[language].map((code) => ({ language, code })));

test.each(cases)("in $language, a value at any position in $code is safe or rejected", ({ language, code }) => {
  expect(parseCode(language, code).error).toBeUndefined();
  expect(compiled(language, escaped(code))).toBeDefined();
  const found: unknown[] = [];
  for (let offset = 0; offset <= code.length; offset++) {
    for (const placeholder of PLACEHOLDERS) {
      const template = escaped(code.slice(0, offset)) + placeholder + escaped(code.slice(offset));
      const render = compiled(language, template);
      if (render === undefined) continue;
      const text = render(values("plain"));
      const plain = parseCode(language, text);
      // Skips places where even a harmless value results in invalid code.
      if (plain.error !== undefined) continue;
      for (const value of VALUES) {
        const hostile = render(values(value));
        // Numbers and names are the same for every hostile value.
        if (hostile === text) continue;
        const { tokens } = parseCode(language, hostile);
        if (tokens.join("\n") !== plain.tokens.join("\n")) found.push({ template, value });
      }
    }
  }
  expect(found).toEqual([]);
});
