import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as inference from "hubsmith/inference";
import { Template, TemplateError, type TemplateOptions } from "hubsmith/template";
import { SNIPPET_ERRORS } from "../../generators/snippets/errors.ts";
import { caseNames, readCase } from "../../generators/spec/fixture-spec.ts";
import { ROOT } from "../run.ts";
import { CLIENT_WORDS, TEMPLATE_WORDS } from "./error-words.ts";
import { type ErrorWords, SPEC_WORDS } from "./spec-error-words.ts";
import { row } from "./surface.ts";

/** How a code stands in the source of a check: as a field, a constant, the first argument of a helper, or the last. */
const WRITTEN = [
  /\bcode: "([a-z-]+)"/g,
  /\b(?:code|CODE) = "([a-z-]+)"/g,
  /\bperTask\("([a-z-]+)"/g,
  /^ {4,}"([a-z]+-[a-z-]+)",$/gm,
  /\["([a-z]+-[a-z]+)", "(?:folder|file)"\]/g,
];
const FILES_WITH_CODES = ["generators", "scripts/examples.ts"];

/** The page of all errors, and codes of which it could not tell. */
export function errorReport(): { readonly markdown: string; readonly problems: readonly string[] } {
  const { text, problems } = specPart();
  return {
    markdown: [clientPart(), templatePart(), snippetPart(), text].join("\n"),
    problems: [...problems, ...missingClasses()],
  };
}

function clientPart(): string {
  const rows = Object.entries(CLIENT_WORDS).map(([name, { meaning, example, wayOut }]) =>
    row(`\`${name}\``, meaning, example, wayOut),
  );
  const table = [row("class", "meaning", "example", "way out"), row("---", "---", "---", "---"), ...rows];
  return `## The inference client

All of them keep what is known: the request, the answer with status, headers and request id, and the cause. No token is
ever among it. A \`signal\` that aborts rejects with its own reason.

${table.join("\n")}
`;
}

function missingClasses(): string[] {
  const classes = Object.keys(inference).filter(
    (name) => name.endsWith("Error") && !name.startsWith("InferenceClient"),
  );
  return classes
    .filter((name) => !Object.hasOwn(CLIENT_WORDS, name))
    .map((name) => `${name} of hubsmith/inference is not told in scripts/reports/error-words.ts`);
}

function templatePart(): string {
  const parts = Object.entries(TEMPLATE_WORDS).map(([code, { meaning, example, wayOut, options }]) => {
    const source = code === "budget-nesting" ? `{{ ${"(".repeat(500)}1${")".repeat(500)} }}` : example;
    const printed = code === "budget-nesting" ? "five hundred brackets, one in the other" : fence("jinja", source);
    return `### ${code}\n\n${meaning}\n\n${printed}\n\n${fence("text", thrown(code, source, options))}\n\n${wayOut}\n`;
  });
  return `## Chat templates

Every \`TemplateError\` has a \`code\`, \`line\`, \`column\` and \`excerpt\`. A \`TemplateSyntaxError\` comes from the constructor, a
\`TemplateRuntimeError\` from \`render\`, and a \`TemplateBudgetError\` from limits.

${parts.join("\n")}`;
}

/** What a template throws, shortened to what a page can hold. */
function thrown(code: string, source: string, options: TemplateOptions = {}): string {
  try {
    new Template(source, options).render();
  } catch (error) {
    if (!(error instanceof TemplateError)) throw error;
    if (error.code !== code) throw new Error(`the example of ${code} gives ${error.code}`, { cause: error });
    const lines = error.message.split("\n").map((line) => (line.length > 100 ? `${line.slice(0, 100)}…` : line));
    return lines.slice(0, 4).join("\n");
  }
  throw new Error(`the example of ${code} renders`);
}

function snippetPart(): string {
  const parts = Object.entries(SNIPPET_ERRORS).map(
    ([code, { discussion, example, language, wayOut }]) =>
      `### ${code}\n\n${discussion}\n\n${fence(language, example)}\n\nWay out: ${inline(wayOut)}.\n`,
  );
  return `## Refused templates

A template of \`spec/libraries/\` or \`spec/clients/\` that cannot be made safe is refused when it is built.

${parts.join("\n")}`;
}

function specPart(): { readonly text: string; readonly problems: readonly string[] } {
  const shown = casesByCode();
  const codes = [...new Set([...codesInSource(), ...shown.keys(), ...Object.keys(SPEC_WORDS)])]
    .filter((code) => !Object.hasOwn(SNIPPET_ERRORS, code) || Object.hasOwn(SPEC_WORDS, code))
    .sort();
  const problems: string[] = [];
  const parts = codes.map((code) => {
    const found = shown.get(code);
    if (found !== undefined) return `### ${code}${twin(code)}\n\n${found.about}\n\n${fence("text", found.printed)}\n`;
    const words = Object.hasOwn(SPEC_WORDS, code) ? SPEC_WORDS[code] : undefined;
    if (words === undefined)
      problems.push(`the code ${code} is told nowhere: write a case in generators/spec/fixtures`);
    return words === undefined ? "" : toldByWords(code, words);
  });
  const text = `## Specs

What \`npm run generate\` and \`npm run check\` say about \`spec/\`: the place, the code, what is wrong, the line, and the way out
as a hint. Only errors stop the run; warnings are shown.

${parts.join("\n")}`;
  return { text, problems };
}

/** A code that stands above already gets a heading of its own. */
function twin(code: string): string {
  return Object.hasOwn(SNIPPET_ERRORS, code) || Object.hasOwn(TEMPLATE_WORDS, code) ? " in a spec" : "";
}

function toldByWords(code: string, { meaning, example, wayOut }: ErrorWords): string {
  return `### ${code}${twin(code)}\n\n${meaning}\n\n${fence("text", example)}\n\nWay out: ${inline(wayOut.replace(/\.$/, ""))}.\n`;
}

/** For each code, what the first case prints that has it alone, or else the first that has it. */
function casesByCode(): Map<string, { readonly about: string; readonly printed: string }> {
  const found = new Map<string, { about: string; printed: string; alone: boolean }>();
  for (const name of caseNames().sort()) {
    const { about, problems } = readCase(name);
    const blocks = problems.split(/^(?=\S+(?::\d+:\d+)? [a-z]+(?:-[a-z]+)* )/m).filter((block) => block.trim() !== "");
    const told = blocks.map((block) => [/^\S+:\d+:\d+ ([a-z]+(?:-[a-z]+)*) /.exec(block)?.[1], block] as const);
    const alone = told.length === 1;
    for (const [code, block] of told) {
      if (code === undefined || (found.has(code) && (found.get(code)?.alone === true || !alone))) continue;
      found.set(code, { about, alone, printed: block.replace(/^\d+ (?:error|warning)s?.*$/m, "").trimEnd() });
    }
  }
  return found;
}

/** Every code that a check of a spec can give, as it stands in the source. */
export function codesInSource(): Set<string> {
  const files = FILES_WITH_CODES.flatMap((path) =>
    path.endsWith(".ts")
      ? [path]
      : readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing/.test(file))
          .map((file) => join(path, file)),
  );
  const texts = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
  return new Set(
    texts.flatMap((text) => WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code ?? ""))),
  );
}

/** Text as code, with as many backticks around it as it needs. */
function fence(language: string, text: string): string {
  const ticks = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${ticks}${language}\n${text}\n${ticks}`;
}

/** Prose in which what Markdown would read stays as it is. */
function inline(text: string): string {
  return text.replaceAll(/[\\<>*_`[\]#]/g, String.raw`\$&`);
}
