import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import type { ScalarTag, Tags } from "yaml";
import { float, Template, TemplateError, TemplateSyntaxError } from "./index.ts";
import { type PrecompiledTemplate, precompile } from "./precompile.ts";
import { Template as ModuleTemplate } from "./runtime.ts";

/** What Python gave: a text, or an error with the line it names. `line` is missing where Python names none. */
interface Expected {
  readonly text?: string;
  readonly error?: string;
  readonly line?: number;
  /** In place of a long text: how it begins, its length in code points, the SHA-256 of its UTF-8. */
  readonly start?: string;
  readonly length?: number;
  readonly sha256?: string;
  /** Start and end, in code points, of what stands in `generation` blocks; only of templates that have some. */
  readonly spans?: readonly (readonly [number, number])[];
}

interface Case extends Expected {
  readonly name: string;
  readonly template: string;
  readonly context?: Record<string, unknown>;
  readonly options?: Record<string, boolean>;
  readonly now?: string;
  /** Why the engine is meant to answer otherwise. */
  readonly differs?: string;
}

interface Conversation {
  readonly name: string;
  readonly context: Record<string, unknown>;
}

const FOLDER = import.meta.dirname;
const NOW = "2026-01-05T07:08:09.012";
const SYNTAX = /^(TemplateSyntaxError|TemplateAssertionError|SyntaxError):/;

const tally = { agreed: 0, total: 0, meant: 0, errors: 0, lines: [] as string[] };

afterAll(() => {
  const named = tally.errors - tally.lines.length;
  console.log(
    `agreement with Python: ${tally.agreed} of ${tally.total}, ${tally.meant} differ on purpose; its line named in ${named} of ${tally.errors} errors`,
  );
});

/** YAML numbers as Python reads them: `1.0` is a float even though it is integral, a long int keeps every digit. */
function pythonNumbers(tags: Tags): Tags {
  return tags.map((tag) => {
    if (!isScalarTag(tag)) return tag;
    if (tag.tag === "tag:yaml.org,2002:float") return { ...tag, resolve: (text: string) => float(toNumber(text)) };
    const decimal = tag.tag === "tag:yaml.org,2002:int" && tag.format === undefined;
    return decimal ? { ...tag, resolve: (text: string) => toInteger(text) } : tag;
  });
}

function isScalarTag(tag: Tags[number]): tag is ScalarTag {
  return typeof tag !== "string" && tag.collection === undefined;
}

function toNumber(text: string): number {
  if (text.endsWith(".nan")) return Number.NaN;
  if (text.endsWith(".inf")) return text.startsWith("-") ? -Infinity : Infinity;
  return Number(text);
}

function toInteger(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Files that were read; each is asked for several times. */
const documents = new Map<string, ReturnType<typeof parseDocument>>();

/** What a file holds: a value of its own for each question, since a template may change its context. */
function read(file: string): unknown {
  const text = readFileSync(join(FOLDER, file), "utf8");
  const document = documents.get(file) ?? parseDocument(text, { customTags: pythonNumbers });
  if (document.errors.length > 0) throw document.errors[0];
  documents.set(file, document);
  return toPlain(document.toJS({ mapAsMap: true, maxAliasCount: -1 }));
}

/** Maps become plain objects, except where an object could not hold their keys or would reorder them. */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlain);
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([key, inner]): [unknown, unknown] => [key, toPlain(inner)]);
  const plain = entries.every(([key]) => typeof key === "string" && key !== "__proto__" && !/^\d+$/.test(key));
  return plain ? Object.fromEntries(entries) : new Map(entries);
}

/** Renders, and says in one line how the result differs from Python's; undefined when it does not. */
function differing(source: string, context: Record<string, unknown>, expected: Expected, more: Partial<Case> = {}) {
  tally.total++;
  const difference = compare(source, context, expected, more);
  if (difference === undefined) tally.agreed++;
  return difference;
}

function compare(source: string, context: Record<string, unknown>, expected: Expected, more: Partial<Case>) {
  const now = new Date(more.now ?? NOW);
  try {
    const template = new Template(source, { ...more.options, now: () => now });
    const text = template.render(context);
    return compareText(text, expected) ?? compareSpans(text, template.generationSpans, expected);
  } catch (problem) {
    if (problem instanceof TemplateError) return compareError(problem, expected);
    return `not an error of the template: ${problem instanceof Error ? problem.stack : String(problem)}`;
  }
}

function compareText(text: string, expected: Expected): string | undefined {
  if (expected.error !== undefined) return `${JSON.stringify(text)} instead of ${expected.error}`;
  if (expected.sha256 === undefined) {
    return text === expected.text ? undefined : `${JSON.stringify(text)} instead of ${JSON.stringify(expected.text)}`;
  }
  if (createHash("sha256").update(text).digest("hex") === expected.sha256) return undefined;
  return `${JSON.stringify(text)} instead of ${expected.length} characters that begin ${JSON.stringify(expected.start)}`;
}

/** Ours are UTF-16 offsets, Python's are code points. */
function compareSpans(text: string, spans: Template["generationSpans"], { spans: wanted }: Expected) {
  if (wanted === undefined) return undefined;
  const found = spans.map((span) => span.map((offset) => Array.from(text.slice(0, offset)).length));
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? undefined
    : `spans ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
}

function compareError(problem: TemplateError, expected: Expected): string | undefined {
  const { error, line } = expected;
  if (error === undefined) return `${problem.message} instead of ${JSON.stringify(expected.text ?? expected.start)}`;
  if (problem instanceof TemplateSyntaxError !== SYNTAX.test(error)) return `${problem.name} instead of ${error}`;
  const raised = /^TemplateError: (.*)$/s.exec(error)?.[1];
  if (raised !== undefined && problem.templateMessage !== raised)
    return `"${problem.templateMessage}" instead of ${error}`;
  tally.errors++;
  if (line !== undefined && problem.line !== line) {
    tally.lines.push(`${JSON.stringify(error)}: line ${problem.line} instead of ${line}`);
  }
  return undefined;
}

function isCases(value: unknown): value is Case[] {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && "template" in one);
}

function isConversations(value: unknown): value is Conversation[] {
  return Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null && "context" in one);
}

function readExpected(name: string): Record<string, Expected> {
  return JSON.parse(readFileSync(join(FOLDER, "goldens/expected", `${name}.json`), "utf8"));
}

describe("small cases give what Python gives", () => {
  const files = readdirSync(join(FOLDER, "cases")).filter((file) => file.endsWith(".yaml"));
  test.each(files.sort())("%s", (file) => {
    const cases = read(join("cases", file));
    if (!isCases(cases)) throw new Error(`${file} is no list of cases`);
    const found = cases.flatMap((one) => {
      const difference = differing(one.template, one.context ?? {}, one, one);
      if (one.differs !== undefined) tally.meant++;
      if ((difference === undefined) === (one.differs === undefined)) return [];
      return [`${one.name}: ${one.template}\n  ${difference ?? `does not differ, although: ${one.differs}`}`];
    });
    expect(found.join("\n\n")).toBe("");
  });
});

describe("chat templates give what Python gives, with every conversation", () => {
  const conversations = read("goldens/conversations.yaml");
  const files = readdirSync(join(FOLDER, "goldens/chat")).filter((file) => file.endsWith(".jinja"));
  test.each(files.sort())("%s", (file) => {
    if (!isConversations(conversations)) throw new Error("conversations.yaml is no list of conversations");
    const source = readFileSync(join(FOLDER, "goldens/chat", file), "utf8");
    const expected = readExpected(file.replace(".jinja", ""));
    const found = conversations.flatMap(({ name, context }) => {
      const difference = differing(source, context, expected[name] ?? {});
      return difference === undefined ? [] : [`${name}\n  ${difference}`];
    });
    expect(found.join("\n\n")).toBe("");
  });
});

/** The text, or that there is none: what formatting and precompiling must not change. */
function result(source: string | PrecompiledTemplate, context: Record<string, unknown>): string {
  try {
    const options = { now: () => new Date(NOW) };
    const template = typeof source === "string" ? new Template(source, options) : new ModuleTemplate(source, options);
    return `text ${template.render(context)}`;
  } catch (problem) {
    return problem instanceof TemplateError ? problem.name : String(problem);
  }
}

describe("precompiled modules give the same", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "template-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Compiles and loads templates. All by one import: the test runner takes long for each. */
  async function compileAndLoad(sources: readonly string[], name: string): Promise<readonly PrecompiledTemplate[]> {
    for (const [index, source] of sources.entries()) {
      writeFileSync(join(folder, `${name}-${index}.mjs`), precompile(source));
    }
    const imports = sources.map((_, index) => `import * as module${index} from "./${name}-${index}.mjs";\n`);
    const all = join(folder, `${name}.mjs`);
    writeFileSync(
      all,
      `${imports.join("")}export const modules = [${sources.map((_, index) => `module${index}`).join()}];`,
    );
    return (await import(/* @vite-ignore */ pathToFileURL(all).href)).modules;
  }

  const caseFiles = readdirSync(join(FOLDER, "cases")).filter((file) => file.endsWith(".yaml"));
  test.each(caseFiles.sort())("%s", async (file) => {
    const [cases, copies] = [read(join("cases", file)), read(join("cases", file))];
    if (!isCases(cases) || !isCases(copies)) throw new Error(`${file} is no list of cases`);
    const compared = cases.flatMap(({ name, template, context = {}, options, now }, index) => {
      const wanted = result(template, context);
      if (options !== undefined || now !== undefined || wanted === "TemplateSyntaxError") return [];
      return [{ name, template, wanted, context: copies[index]?.context ?? {} }];
    });
    const sources = compared.map(({ template }) => template);
    const modules = await compileAndLoad(sources, file);
    const found = compared.flatMap(({ name, template, wanted, context }, index) => {
      const given = result(modules[index] ?? "{{ missing", context);
      return given === wanted ? [] : [`${name}: ${template}\n  ${given} instead of ${wanted}`];
    });
    expect(found.join("\n\n")).toBe("");
  });

  const chatFiles = readdirSync(join(FOLDER, "goldens/chat")).filter((file) => file.endsWith(".jinja"));
  test.each(chatFiles.sort())("%s", async (file) => {
    const conversations = read("goldens/conversations.yaml");
    if (!isConversations(conversations)) throw new Error("conversations.yaml is no list of conversations");
    const source = readFileSync(join(FOLDER, "goldens/chat", file), "utf8");
    const [module = ""] = await compileAndLoad([source], file);
    const found = conversations.filter(({ context }) => result(module, context) !== result(source, context));
    expect(found.map(({ name }) => name)).toEqual([]);
  });
});

describe("format", () => {
  const conversations = read("goldens/conversations.yaml");
  const chat = readdirSync(join(FOLDER, "goldens/chat")).filter((file) => file.endsWith(".jinja"));

  test.each(chat.sort())("%s renders the same when formatted, and is formatted once and for all", (file) => {
    if (!isConversations(conversations)) throw new Error("conversations.yaml is no list of conversations");
    const source = readFileSync(join(FOLDER, "goldens/chat", file), "utf8");
    const formatted = new Template(source).format();
    const changed = conversations.filter(({ context }) => result(formatted, context) !== result(source, context));
    expect(changed.map(({ name }) => name)).toEqual([]);
    expect(new Template(formatted).format()).toBe(formatted);
  });

  test("every small case that gives a text gives the same when formatted", () => {
    const files = readdirSync(join(FOLDER, "cases")).filter((file) => file.endsWith(".yaml"));
    const changed = files.flatMap((file) => {
      // A context each: a template may pop from a list.
      const [cases, copies] = [read(join("cases", file)), read(join("cases", file))];
      if (!isCases(cases) || !isCases(copies)) throw new Error(`${file} is no list of cases`);
      return cases.flatMap(({ template, context = {}, text, options, now }, index) => {
        if (text === undefined || options !== undefined || now !== undefined) return [];
        const before = result(template, copies[index]?.context ?? {});
        if (!before.startsWith("text ")) return [];
        const formatted = new Template(template).format();
        return result(formatted, context) === before ? [] : [`${template}\n->\n${formatted}`];
      });
    });
    expect(changed.join("\n\n")).toBe("");
  });
});

test("errors name the line that Python names", () => {
  expect(tally.errors).toBeGreaterThan(0);
  expect(tally.lines).toEqual([]);
});
