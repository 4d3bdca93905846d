import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as inference from "hubsmith/inference";
import { Template, TemplateError, type TemplateOptions } from "hubsmith/template";
import { SNIPPET_ERRORS } from "../../generators/snippets/errors.ts";
import { caseNames, readCase } from "../../generators/spec/fixture-spec.ts";
import { TASK_RULES } from "../../runtime/contract/provider-rules.ts";
import { ROOT } from "../lib/run.ts";
import { codeBlock, escapeMarkdown, table } from "../lib/markdown.ts";
import { CLIENT_EXPLANATIONS, RESPONSE_EXPLANATIONS, TEMPLATE_EXPLANATIONS } from "./error-explanations.ts";
import { SPEC_EXPLANATIONS } from "./spec-error-explanations.ts";

/** Patterns that find error codes in the source of the checks: in a field, in a constant, or in a list of arguments. */
const WRITTEN = [
  /\bcode: "([a-z-]+)"/g,
  /\b(?:code|CODE) = "([a-z-]+)"/g,
  /^ {4,}"([a-z]+-[a-z-]+)",$/gm,
  /\["([a-z]+-[a-z]+)", "(?:folder|file)"\]/g,
];
const FILES_WITH_CODES = ["generators", "scripts/hubsmith/generate/examples.ts"];

/** Returns the page with all errors, and a problem for each error that has no explanation. */
export function errorReport(): { readonly markdown: string; readonly problems: readonly string[] } {
  const { text, problems } = specPart();
  return {
    markdown: [clientPart(), templatePart(), responsePart(), snippetPart(), text].join("\n"),
    problems: [...problems, ...missingClasses()],
  };
}

function clientPart(): string {
  const rows = Object.entries(CLIENT_EXPLANATIONS).map(([name, { cause, example, fix }]) => [
    `\`${name}\``,
    cause,
    example,
    fix,
  ]);
  return `## The inference client

All classes extend \`InferenceError\`. An error contains the request. If there was a response, the error
also contains its status, headers, request id and body. Errors never contain a token. If your \`signal\` aborts, the
call rejects with the reason of the signal.

${table(["class", "cause", "example", "fix"], rows)}
`;
}

function missingClasses(): string[] {
  const classes = Object.keys(inference).filter(
    (name) => name.endsWith("Error") && !name.startsWith("InferenceClient"),
  );
  return classes
    .filter((name) => !Object.hasOwn(CLIENT_EXPLANATIONS, name))
    .map((name) => `${name} of hubsmith/inference is missing in scripts/report/error-explanations.ts`);
}

function templatePart(): string {
  const parts = Object.entries(TEMPLATE_EXPLANATIONS).map(([code, { cause, example, fix, options }]) => {
    const source = code === "budget-nesting" ? `{{ ${"(".repeat(500)}1${")".repeat(500)} }}` : example;
    const printed = code === "budget-nesting" ? "five hundred nested brackets" : codeBlock("jinja", source);
    return section(code, `${cause}\n\n${printed}`, "text", thrown(code, source, options), fix);
  });
  return `## Chat templates

Every \`TemplateError\` has a \`code\`, \`line\`, \`column\` and \`excerpt\`. The constructor throws a \`TemplateSyntaxError\`. \`render\`
throws a \`TemplateRuntimeError\`, or a \`TemplateBudgetError\` when a limit is reached.

${parts.join("\n")}`;
}

function responsePart(): string {
  const rows = Object.entries(RESPONSE_EXPLANATIONS).map(([code, { cause, fix }]) => [`\`${code}\``, cause, fix]);
  return `## Answers of models

\`hubsmith/template/response\` throws a \`ResponseError\` with \`code\` and \`path\`, the place in the response template.

${table(["code", "cause", "fix"], rows)}
`;
}

/** Returns the message of the error that a template throws, shortened for the page. */
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
  const parts = Object.entries(SNIPPET_ERRORS).map(([code, { discussion, example, language, wayOut }]) =>
    section(
      code,
      discussion,
      language,
      example,
      `${escapeMarkdown(wayOut.charAt(0).toUpperCase() + wayOut.slice(1))}.`,
    ),
  );
  return `## Refused templates

The build rejects a template in \`spec/libraries/\` or \`spec/clients/\` if the template is not valid, or if its code could
be unsafe. A placeholder is an expression in double braces, such as \`{{id}}\`, which is replaced by a value.

${parts.join("\n")}`;
}

function specPart(): { readonly text: string; readonly problems: readonly string[] } {
  const shown = casesByCode();
  const codes = [...new Set([...codesInSource(), ...shown.keys(), ...Object.keys(SPEC_EXPLANATIONS)])]
    .filter((code) => !Object.hasOwn(SNIPPET_ERRORS, code) || Object.hasOwn(SPEC_EXPLANATIONS, code))
    .sort();
  const problems: string[] = [];
  const parts = codes.map((code) => {
    const found = shown.get(code);
    // If two parts of the page explain a code, the headings must differ.
    const heading = [SNIPPET_ERRORS, TEMPLATE_EXPLANATIONS].some((known) => Object.hasOwn(known, code))
      ? `${code} in a spec`
      : code;
    if (found !== undefined) return section(heading, found.about, "text", found.printed);
    const own = Object.hasOwn(SPEC_EXPLANATIONS, code) ? SPEC_EXPLANATIONS[code] : undefined;
    if (own !== undefined) return section(heading, own.cause, "text", own.example, own.fix);
    problems.push(`the code ${code} has no explanation: write a case in generators/spec/fixtures`);
    return "";
  });
  const text = `## Specs

\`npm run generate\` and \`npm run check\` report problems in \`spec/\`. Each problem is printed with its position, its
code, a message, the line, and a hint with the fix. Errors stop the run. Warnings do not.

${parts.join("\n")}`;
  return { text, problems };
}

/** Returns the explanation of an error: its cause, an example, and how to fix it. */
function section(heading: string, cause: string, language: string, example: string, fix?: string): string {
  const end = fix === undefined ? "" : `\n**Fix:** ${fix}\n`;
  return `### ${heading}\n\n${cause}\n\n${codeBlock(language, example)}\n${end}`;
}

/**
 * Returns an example for each code: the first case that reports only this code. If there is no such case, the example
 * is the first case that reports this code and other codes.
 */
function casesByCode(): Map<string, { readonly about: string; readonly printed: string }> {
  const found = new Map<string, { about: string; printed: string; alone: boolean }>();
  for (const name of caseNames().sort()) {
    const { about, problems } = readCase(name);
    const blocks = problems.split(/^(?=\S+(?::\d+:\d+)? [a-z]+(?:-[a-z]+)* )/m).filter((block) => block.trim() !== "");
    const reported = blocks.map((block) => [/^\S+:\d+:\d+ ([a-z]+(?:-[a-z]+)*) /.exec(block)?.[1], block] as const);
    const alone = reported.length === 1;
    for (const [code, block] of reported) {
      if (code === undefined || (found.has(code) && (found.get(code)?.alone === true || !alone))) continue;
      found.set(code, { about, alone, printed: block.replace(/^\d+ (?:error|warning)s?.*$/m, "").trimEnd() });
    }
  }
  return found;
}

/** Returns every error code that occurs in the source of the spec checks. */
export function codesInSource(): Set<string> {
  const files = FILES_WITH_CODES.flatMap((path) =>
    path.endsWith(".ts")
      ? [path]
      : readdirSync(join(ROOT, path), { recursive: true, encoding: "utf8" })
          .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing/.test(file))
          .map((file) => join(path, file)),
  );
  const texts = files.map((file) => readFileSync(join(ROOT, file), "utf8"));
  const written = texts.flatMap((text) =>
    WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code]) => code ?? "")),
  );
  return new Set([...written, ...Object.keys(TASK_RULES)]);
}
