import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { Template } from "../index.ts";
import { ResponseError, ResponseParser, type ResponseParserOptions, type ResponseTemplate } from "./index.ts";
import { CompiledTemplate } from "./response-template.ts";
import { joinedChunks } from "./testing/joined-chunks.ts";

/** One answer of an expected file: what Python's transformers makes of it. See `goldens/regenerate.py`. */
interface Answer {
  readonly text: string;
  readonly prefix?: string;
  readonly message?: string;
  readonly error?: string;
  readonly events?: string;
}

interface Described {
  readonly name: string;
  readonly template: ResponseTemplate;
  readonly blocks: { readonly prompt: string };
}

const GOLDENS = new URL("goldens/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, GOLDENS), "utf8");
const TEMPLATES = parse(read("templates.yaml"), { merge: true }) as readonly Described[];
const TOOLS = JSON.parse(read("tools.json")) as object[];
const JSON_PRINTER = new Template("{{ value | tojson }}", { budgets: { steps: Infinity } });

/** Prints a value as Python does. */
const print = (value: unknown): string => JSON_PRINTER.render({ value });

function outcome(options: ResponseParserOptions, parts: readonly string[]) {
  try {
    const parser = new ResponseParser({ ...options, tools: TOOLS, pythonValues: true });
    const events = [...parser.initialEvents, ...parts.flatMap((part) => parser.feed(part))];
    const { message, events: last } = parser.finish();
    const digest = createHash("sha256").update(print(joinedChunks([...events, ...last])));
    return { message: print(message), events: digest.digest("hex").slice(0, 16) };
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error;
    return { error: error.code };
  }
}

test("each template has its answers", () => {
  const files = readdirSync(new URL("expected/", GOLDENS)).toSorted();
  expect(files).toEqual(TEMPLATES.map(({ name }) => `${name}.jsonl`).toSorted());
});

describe.each(TEMPLATES)(
  "answers of $name are parsed as in Python, whole and in single characters",
  ({ name, template, blocks }) => {
    const responseTemplate = new CompiledTemplate(template);
    const answers = read(`expected/${name}.jsonl`).trimEnd().split("\n");

    test.each(answers.map((line) => JSON.parse(line) as Answer))(
      "$text",
      ({ text, prefix = blocks.prompt, ...wanted }) => {
        const { message, events, error } = wanted;
        const expected = error === undefined ? { message, events } : { error };
        const options = { responseTemplate, prefix };
        expect(outcome(options, [text])).toEqual(expected);
        expect(outcome(options, [...text])).toEqual(expected);
        // A part may also end between the halves of a code point.
        if (/[\ud800-\udbff]/.test(text)) expect(outcome(options, text.split(""))).toEqual(expected);
      },
    );
  },
);
