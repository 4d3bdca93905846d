import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Template } from "../index.ts";
import {
  parseResponse,
  ResponseError,
  ResponseParser,
  type ResponseParserOptions,
  responseParser,
  type ResponseTemplate,
} from "./index.ts";
import { joinedChunks } from "./testing/joined-chunks.ts";

const START = { start_anchor: "A:" };
const TEMPLATE: ResponseTemplate = {
  ...START,
  defaults: { role: "assistant" },
  fields: {
    thinking: { open: "<think>", close: "</think>", content_args: { strip: false } },
    tool_calls: {
      open_pattern: "\\s*<call (?P<name>\\w+)>",
      close_pattern: "</call>(?:\\s*</calls>)?",
      content: "json",
      repeats: true,
      transform: { function: { name: "{name}", arguments: "{content}" } },
    },
    content: { close: ["<end>", "<end of turn>"], content_args: { strip: false }, repeats: true, join: "|" },
  },
};

function errorOf(action: () => unknown): unknown {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

describe("a template is refused with the place of the problem", () => {
  const field = (given: object): object => ({ ...START, fields: { x: { open: "<", close: ">", ...given } } });
  test.each<[template: unknown, code: string, message: string]>([
    ["x", "template", "response_template: expected an object"],
    [{ ...START, version: 2, fields: { x: {} } }, "template", "response_template.version: version 2 is not supported"],
    [{ ...START, field: {} }, "template", "response_template.field: unknown key; allowed are version, defaults"],
    [START, "template", "response_template.fields: the template has no fields"],
    [{ fields: { x: {} } }, "template", 'response_template.start_anchor: add "start_anchor" or "start_anchor_pattern"'],
    [
      { ...START, fields: { x: {}, y: {} } },
      "template",
      "response_template.fields: at most one field may have neither",
    ],
    [{ ...START, defaults: [], fields: { x: {} } }, "template", "defaults: expected an object"],
    [{ ...START, start_anchor_pattern: "A", fields: { x: {} } }, "template", 'use either "start_anchor" or'],
    [{ start_anchor: [], fields: { x: {} } }, "template", "response_template.start_anchor: expected a string that is"],
    [{ start_anchor_pattern: 1, fields: { x: {} } }, "template", "start_anchor_pattern: expected a pattern"],
    [field({ opens: "" }), "template", "fields.x.opens: unknown key; allowed are open, open_pattern"],
    [field({ close: "" }), "template", "fields.x.close: expected a string that is not empty"],
    [field({ close: undefined, close_pattern: "(?<=a)b" }), "pattern", "fields.x.close_pattern: look-behind is not"],
    [
      field({ close: undefined, close_pattern: "(a" }),
      "pattern",
      "fields.x.close_pattern: unexpected end at position 2",
    ],
    [field({ content: "yaml" }), "template", 'fields.x: unknown content parser "yaml"; allowed are text, int, float'],
    [field({ content_args: [] }), "template", "fields.x.content_args: expected an object"],
    [field({ content_args: { strip: 1 } }), "template", "fields.x.content_args.strip: expected true or false"],
    [field({ repeats: "yes" }), "template", "fields.x.repeats: expected true or false"],
    [field({ join: "" }), "template", 'fields.x.join: also set "repeats": true'],
    [field({ join: 1, repeats: true }), "template", "fields.x.join: expected a string"],
    [field({ transform_each: true }), "template", 'fields.x.transform_each: also set "transform"'],
    [field({ transform: ["a {content}"] }), "template", 'fields.x.transform: "a {content}" mixes {content} with'],
    [field({ open: undefined, open_pattern: "(?P<n>a)" }), "template", "no transform uses the named groups n; add one"],
    [field({ content: "xml-inline" }), "template", "fields.x.content_args.tag_pattern: expected a pattern"],
    [field({ content: "xml-inline", content_args: { tag_pattern: "a" } }), "template", "add a group (?P<key>…)"],
    [field({ content: "kv-lines", content_args: { kv_sep: "" } }), "template", "kv_sep: expected a string that is not"],
    [field({ content: "json", content_args: { string_delims: ["a"] } }), "template", "expected [[open, close], …]"],
    [
      field({ content: "kv-lines", content_args: { value_parser: { name: "no" } } }),
      "template",
      'fields.x.content_args.value_parser: unknown content parser "no"',
    ],
    [
      field({ transform: JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`) as unknown }),
      "template",
      "fields.x.transform: nested deeper than 50 levels",
    ],
  ])("%j", (template, code, message) => {
    const error = errorOf(() => responseParser({ response_template: template }));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({ code, message: expect.stringContaining(message) as string });
  });
});

test.each<[options: object, message: string]>([
  [{ prefix: "" }, "there is no response template"],
  [{ prefix: "", config: { chat_template: "" } }, "there is no response template: the config has no response_template"],
  [{ prefix: "", config: { response_schema: {} } }, "response_schema is not supported: transformers 5.18 ignores it"],
  [{ responseTemplate: TEMPLATE }, 'pass the prompt as "prefix", or prefix: ""'],
  [{ responseTemplate: TEMPLATE, prefix: "", timeoutMs: NaN }, "timeoutMs must be a number of at least 0, got NaN"],
  [{ responseTemplate: TEMPLATE, prefix: "", budgets: { steps: -1 } }, "steps must be a number of at least 0, got -1"],
])("options %j are refused", (options, message) => {
  expect(() => new ResponseParser(options as ResponseParserOptions)).toThrow(message);
});

describe("an answer that does not fit its template is refused", () => {
  const parse = (field: object, text: string) =>
    errorOf(() => parseResponse(text, { responseTemplate: { ...START, fields: { x: field } }, prefix: "" }));
  test.each<[field: object, text: string, code: string, message: string]>([
    [{ content: "int" }, "1.5", "content", 'fields.x: "1.5" is not an integer'],
    [{ content: "float" }, "many", "content", 'fields.x: "many" is not a number'],
    [{ content: "json" }, "{", "content", 'fields.x: "{" is not JSON: invalid JSON in line 1, column 2'],
    [
      { content: "json", transform: "{content.a}" },
      "{}",
      "content",
      'fields.x.transform: {content.a} needs the key "a"',
    ],
    [{ content: "json", transform: "{content.a.b}" }, '{"a": 1}', "content", 'cannot find "b" in a value of type int'],
    [{ transform: "{name}" }, "a", "content", "fields.x.transform: {name} is not defined; known are content"],
    [{ transform: {}, transform_each: true }, "a", "content", "fields.x.transform_each: the content is not a list of"],
    [{ content: "json", repeats: true, join: "" }, "1", "content", "fields.x.join: only strings can be joined"],
    [{ open: "<", optional: false }, "a", "missing-field", "fields.x: the answer lacks this field"],
  ])("%j %j", (field, text, code, message) => {
    expect(parse(field, text)).toMatchObject({ code, message: expect.stringContaining(message) as string });
  });
});

const CALL = '<call f>{"n": 1.0, "10": 2, "wide": 9007199254740993, "__proto__": {}}</call>';

test("values are plain, or those with which a template prints the answer as Python does", () => {
  const config = JSON.stringify({ response_template: TEMPLATE });
  const { tool_calls: calls } = parseResponse(CALL, { config, prefix: "" }) as {
    tool_calls: readonly { function: { arguments: object } }[];
  };
  expect(Object.entries(calls[0]?.function.arguments ?? {})).toEqual([
    ["10", 2],
    ["n", 1],
    ["wide", 9007199254740993n],
    ["__proto__", {}],
  ]);
  const message = parseResponse(CALL, { config, prefix: "", pythonValues: true });
  expect(new Template("{{ message.tool_calls[0].function.arguments | tojson }}").render({ message })).toBe(
    '{"n": 1.0, "10": 2, "wide": 9007199254740993, "__proto__": {}}',
  );
});

test("answers do not share the lists of the defaults", () => {
  const parse = responseParser({
    response_template: { ...START, defaults: { x: [] }, fields: { x: { repeats: true } } },
  });
  expect(parse("a")).toEqual({ x: ["a"] });
  expect(parse("b")).toEqual({ x: ["b"] });
});

test("a parser reports the part of the answer that is in the prompt, and ends once", () => {
  const parser = new ResponseParser({ responseTemplate: TEMPLATE, prefix: "A: old <end>A:<think>so" });
  expect(parser.initialEvents).toEqual([
    { type: "region_open", field: "thinking" },
    { type: "region_chunk", field: "thinking", text: "so", dirty: false },
  ]);
  expect(parser.feed(" far</th")).toEqual([{ type: "region_chunk", field: "thinking", text: " far", dirty: false }]);
  expect(parser.feed("ink>")).toEqual([{ type: "region_close", field: "thinking", value: "so far" }]);
  expect(parser.finish()).toEqual({ message: { role: "assistant", thinking: "so far" }, events: [] });
  expect(() => parser.feed("x")).toThrow("the answer has ended; create a parser for each answer");
});

const PIECES = [
  "<think>",
  "</think>",
  "<call f>",
  '{"a": 1}',
  "</call>",
  "</calls>",
  "<end>",
  "<end of turn>",
  "\n",
  "🌊",
  "a<",
  " x",
];
const answers = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(""));

test("a stream never takes back what it gave, however the answer is cut", () => {
  const options = {
    responseTemplate: {
      ...TEMPLATE,
      fields: {
        ...TEMPLATE.fields,
        tool_calls: { ...TEMPLATE.fields["tool_calls"], content_args: { allow_non_json: true } },
      },
    },
    prefix: "",
  };
  const read = (parts: readonly string[]) => {
    const parser = new ResponseParser(options);
    const early = parts.flatMap((part) => parser.feed(part));
    const { message, events } = parser.finish();
    return { early: joinedChunks(early), all: joinedChunks([...early, ...events]), message };
  };
  fc.assert(
    fc.property(answers, fc.array(fc.nat(100), { maxLength: 5 }), (text, cuts) => {
      const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((one, other) => one - other), text.length];
      const whole = read([text]);
      const cut = read(places.slice(1).map((end, index) => text.slice(places[index], end)));
      expect([cut.all, cut.message]).toEqual([whole.all, whole.message]);
      // What was given for the beginning of the answer is the beginning of what is given for the whole answer.
      const { early } = read([text.slice(0, places[1])]);
      const last = early.at(-1);
      const same = whole.all.slice(0, early.length);
      if (last?.type === "region_chunk") {
        const grown = same.pop();
        expect(grown).toMatchObject({ type: "region_chunk", field: last.field });
        expect(grown?.type === "region_chunk" && grown.text.startsWith(last.text)).toBe(true);
        early.pop();
      }
      expect(early).toEqual(same);
    }),
    { numRuns: 500 },
  );
});

describe("a hostile template or answer ends at a limit", () => {
  const DEEP = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
  const text = (source: string): ResponseTemplate => ({ ...START, fields: { x: {}, y: { open_pattern: source } } });
  test.each<[name: string, template: ResponseTemplate, answer: string]>([
    ["regions without an end", { ...START, fields: { x: { open_pattern: "", close_pattern: "" } } }, "aaa"],
    ["empty regions", { ...START, fields: { x: { open: "<", close: ">", repeats: true } } }, "<>".repeat(1_000_000)],
    ["look-aheads that read the rest", text("(?=.*!)a"), "a".repeat(100_000)],
    ["look-aheads in a loop", text("(?:(?=a*b)a)+!"), "a".repeat(100_000)],
    ["many states", text("(?:(?:a?){90}){90}!"), "a".repeat(100_000)],
    ["a huge literal", { ...START, fields: { x: { open: `${"a".repeat(100_000)}b` } } }, "a".repeat(300_000)],
    ["nested JSON", { ...START, fields: { x: { content: "json" } } }, DEEP],
    ["a long answer", { ...START, fields: { x: {} } }, "a".repeat(2_000_000)],
    [
      "tags",
      { ...START, fields: { x: { content: "xml-inline", content_args: { tag_pattern: "(?P<key>.*?)=" } } } },
      "a=".repeat(500_000),
    ],
    ["lines", { ...START, fields: { x: { content: "kv-lines" } } }, "a:b\n".repeat(1_000_000)],
  ])("%s", (_, responseTemplate, answer) => {
    const budgets = { steps: 100_000, outputCharacters: 1_000_000 };
    const error = errorOf(() => parseResponse(answer, { responseTemplate, prefix: "", budgets, timeoutMs: 0 }));
    expect(error).toMatchObject({
      name: "ResponseError",
      code: expect.stringMatching(/^(?:budget-|content)/) as string,
    });
  });
});
