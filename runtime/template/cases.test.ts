import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parseDocument } from "yaml";
import type { ScalarTag, Tags } from "yaml";
import { float, parseJson, Template, TemplateError, TemplateSyntaxError } from "./index.ts";

/** The result in Python: a text, or an error and its line. `line` is absent if Python does not report a line. */
interface Expected {
  readonly text?: string;
  readonly error?: string;
  readonly line?: number;
  /**
   * Only for long texts: `start` is the start of the text, `length` is its length in code points, and `sha256` is the
   * hash of its UTF-8 bytes.
   */
  readonly start?: string;
  readonly length?: number;
  readonly sha256?: string;
  /**
   * Start and end of each `generation` block in the rendered text, in code points. Absent for templates without such
   * blocks.
   */
  readonly spans?: readonly (readonly [number, number])[];
}

interface Case extends Expected {
  readonly name: string;
  readonly template: string;
  readonly context?: Record<string, unknown>;
  /** The same as `context`, but as JSON text. Each case has at most one of the two fields. */
  readonly json?: string;
  readonly options?: Record<string, boolean>;
  readonly now?: string;
  /** The reason why the result of this engine intentionally differs from the result in Python. */
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

/**
 * Reads YAML numbers as Python does: `1.0` is a float although its value is a whole number, and a long int keeps every
 * digit.
 */
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

/** A cache of the contents of files, because several tests use the same file. */
const files = new Map<string, unknown>();

/** Reads a file and freezes the value at every depth, so that no template can change it. */
function read(file: string): unknown {
  if (!files.has(file)) {
    const document = parseDocument(readFileSync(join(FOLDER, file), "utf8"), { customTags: pythonNumbers });
    if (document.errors.length > 0) throw document.errors[0];
    files.set(file, toPlain(document.toJS({ mapAsMap: true, maxAliasCount: -1 })));
  }
  return files.get(file);
}

/**
 * Converts Maps to plain objects. A Map stays a Map if a plain object does not support its keys, or would reorder them.
 */
function toPlain(value: unknown): unknown {
  if (Array.isArray(value)) return Object.freeze(value.map(toPlain));
  if (!(value instanceof Map)) return value;
  const entries = [...value].map(([key, inner]): [unknown, unknown] => [key, toPlain(inner)]);
  const plain = entries.every(([key]) => typeof key === "string" && key !== "__proto__" && !/^\d+$/.test(key));
  return plain ? Object.freeze(Object.fromEntries(entries)) : new FrozenMap(entries);
}

/** A Map that cannot be changed after its creation. */
class FrozenMap extends Map<unknown, unknown> {
  private readonly filled = true;
  override set(key: unknown, value: unknown): this {
    return this.filled ? this.refuse() : super.set(key, value);
  }
  override delete(): never {
    return this.refuse();
  }
  override clear(): never {
    return this.refuse();
  }
  private refuse(): never {
    throw new Error("the template changed a Map in its context");
  }
}

const contextOf = ({ context = {}, json }: Case): Record<string, unknown> =>
  json === undefined ? context : (parseJson(json) as Record<string, unknown>);

/**
 * Renders a template, and describes in one line how the result differs from Python's. Returns undefined if the results
 * are equal.
 */
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

/** Compares the spans of this engine, which are UTF-16 offsets, with Python's spans, which count code points. */
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

describe("small cases render the same text as in Python", () => {
  const files = readdirSync(join(FOLDER, "cases")).filter((file) => file.endsWith(".yaml"));
  test.each(files.sort())("%s", (file) => {
    const cases = read(join("cases", file));
    if (!isCases(cases)) throw new Error(`${file} is not a list of cases`);
    const found = cases.flatMap((one) => {
      const difference = differing(one.template, contextOf(one), one, one);
      if (one.differs !== undefined) tally.meant++;
      if ((difference === undefined) === (one.differs === undefined)) return [];
      return [`${one.name}: ${one.template}\n  ${difference ?? `does not differ, although: ${one.differs}`}`];
    });
    expect(found.join("\n\n")).toBe("");
  });
});

describe("chat templates render the same text as in Python, for every conversation", () => {
  const conversations = read("goldens/conversations.yaml");
  const files = readdirSync(join(FOLDER, "goldens/chat")).filter((file) => file.endsWith(".jinja"));
  test.each(files.sort())("%s", (file) => {
    if (!isConversations(conversations)) throw new Error("conversations.yaml is not a list of conversations");
    const source = readFileSync(join(FOLDER, "goldens/chat", file), "utf8");
    const expected = readExpected(file.replace(".jinja", ""));
    const found = conversations.flatMap(({ name, context }) => {
      const difference = differing(source, context, expected[name] ?? {});
      return difference === undefined ? [] : [`${name}\n  ${difference}`];
    });
    expect(found.join("\n\n")).toBe("");
  });
});

/** Returns the rendered text or the name of the error. A template and its formatted source must have equal results. */
function result(source: string, context: Record<string, unknown>): string {
  try {
    return `text ${new Template(source, { now: () => new Date(NOW) }).render(context)}`;
  } catch (problem) {
    return problem instanceof TemplateError ? problem.name : String(problem);
  }
}

describe("format", () => {
  const conversations = read("goldens/conversations.yaml");
  const chat = readdirSync(join(FOLDER, "goldens/chat")).filter((file) => file.endsWith(".jinja"));

  test.each(chat.sort())("%s renders the same text when formatted, and formatting it again changes nothing", (file) => {
    if (!isConversations(conversations)) throw new Error("conversations.yaml is not a list of conversations");
    const source = readFileSync(join(FOLDER, "goldens/chat", file), "utf8");
    const formatted = new Template(source).format();
    const changed = conversations.filter(({ context }) => result(formatted, context) !== result(source, context));
    expect(changed.map(({ name }) => name)).toEqual([]);
    expect(new Template(formatted).format()).toBe(formatted);
  });

  test("every small case renders the same text when formatted", () => {
    const files = readdirSync(join(FOLDER, "cases")).filter((file) => file.endsWith(".yaml"));
    const changed = files.flatMap((file) => {
      const cases = read(join("cases", file));
      if (!isCases(cases)) throw new Error(`${file} is not a list of cases`);
      return cases.flatMap((one) => {
        const { template, text, options, now } = one;
        if (text === undefined || options !== undefined || now !== undefined) return [];
        const before = result(template, contextOf(one));
        if (!before.startsWith("text ")) return [];
        const formatted = new Template(template).format();
        return result(formatted, contextOf(one)) === before ? [] : [`${template}\n->\n${formatted}`];
      });
    });
    expect(changed.join("\n\n")).toBe("");
  });
});

test("errors report the same line as Python", () => {
  expect(tally.errors).toBeGreaterThan(0);
  expect(tally.lines).toEqual([]);
});
