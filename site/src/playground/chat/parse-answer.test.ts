import { describe, expect, test } from "vitest";
import { answerChat } from "./requests.ts";
import type { ChatState } from "./state.ts";

const CALLS = { open: "<call>", close: "</call>", content: "json", repeats: true };
const FIELDS = { thinking: { open: "<think>", close: "</think>" }, content: { close: "<e>" }, tool_calls: CALLS };

const state: ChatState = {
  template: "{{ messages | length }}<a>",
  messages: "[]",
  tools: "",
  variables: "",
  addGenerationPrompt: true,
  continueFinalMessage: false,
  responseTemplate: JSON.stringify({ start_anchor: "<a>", fields: FIELDS }, undefined, 2),
  answer: "",
};

const parse = (change: Partial<ChatState>) => answerChat({ action: "render", state: { ...state, ...change } }).answer;

test("shows text, reasoning and tool calls under their own headings", () => {
  const call = '<call>{"name": "roll", "arguments": {"b": 1.0, "10": 12345678901234567890}}</call>';
  const { parts, message } = parse({ answer: `<think>Hm.</think>Well.${call}<e>` }) ?? {};
  expect(parts).toEqual([
    { title: "Reasoning", text: "Hm." },
    { title: "Text", text: "Well." },
    { title: "Tool call: roll", text: '{\n  "b": 1.0,\n  "10": 12345678901234567890\n}' },
  ]);
  expect(message).toContain('"content": "Well."');
});

test("a tool call without a name, and a field with another name, are shown as JSON", () => {
  const template = { start_anchor: "<a>", fields: { tool_calls: CALLS, sources: { content: "json" } } };
  const responseTemplate = JSON.stringify(template);
  expect(parse({ responseTemplate, answer: "<call>[1]</call>{}" })?.parts).toEqual([
    { title: "Tool call", text: "[\n  1\n]" },
  ]);
  expect(parse({ responseTemplate, answer: "[2]" })?.parts).toEqual([{ title: "sources", text: "[\n  2\n]" }]);
});

test.each<[what: string, change: Partial<ChatState>, reasoning: string | undefined]>([
  ["the prompt, if it ends with the start of an answer", { template: "<a><think>so " }, "so far"],
  [
    "no prompt, if the prompt ends with a message",
    { template: "<a><think>so ", addGenerationPrompt: false },
    undefined,
  ],
  ["no prompt, if the template has an error", { template: "{{" }, undefined],
])("the answer continues %s", (_, change, reasoning) => {
  expect(parse({ ...change, answer: "far</think>" })?.parts?.find(({ title }) => title === "Reasoning")?.text).toBe(
    reasoning,
  );
});

test.each([{ answer: "" }, { answer: "a", responseTemplate: " " }])("%j: there is no message", (change) => {
  expect(parse(change)).toBeUndefined();
});

describe("a problem has its place", () => {
  const at = (line: number, column: number, width: number) => ({ line, column, width });
  const withField = (field: object): string =>
    JSON.stringify({ start_anchor: "<a>", fields: { content: { close: "x" }, ...field } }, undefined, 1);

  test.each<[what: string, change: Partial<ChatState>, problem: object]>([
    ["JSON", { responseTemplate: '{ "fields": }' }, { field: "responseTemplate", place: at(1, 13, 1) }],
    ["not an object", { responseTemplate: "[]" }, { field: "responseTemplate", message: /expected an object/ }],
    ["unknown key", { responseTemplate: '{\n "filds": {} }' }, { field: "responseTemplate", place: at(2, 2, 7) }],
    [
      "wrong value in a field",
      { responseTemplate: withField({ tool: { open: "<", content: "yaml" } }) },
      { field: "responseTemplate", place: at(7, 3, 6) },
    ],
    [
      "missing key",
      { responseTemplate: '{ "fields": { "content": {} } }' },
      { field: "responseTemplate", message: /start_anchor/ },
    ],
    [
      "pattern that is not supported",
      { responseTemplate: withField({ tool: { open_pattern: "(a)\\1" } }) },
      { field: "responseTemplate", place: at(8, 4, 14) },
    ],
    ["JSON in the answer", { answer: 'Well.\n<call>\n{"a": }\n</call>' }, { field: "answer", place: at(3, 1, 7) }],
    ["region that is cut off", { answer: '<call>{"a": 1' }, { field: "answer", place: at(1, 7, 7) }],
    ["empty region", { answer: "a<call></call>b" }, { field: "answer", place: at(1, 14, 1) }],
    ["tools", { tools: "{}", answer: "a" }, { field: "tools", message: /A list is required/ }],
  ])("%s", (_, change, { message, ...problem }: { readonly message?: RegExp }) => {
    const found = parse({ answer: "a", ...change })?.problem;
    expect(found).toMatchObject(problem);
    if (message !== undefined) expect(found?.message).toMatch(message);
  });
});

test("a hostile answer and a hostile template end at a limit", () => {
  const responseTemplate =
    '{"start_anchor": "<a>", "fields": {"content": {"open_pattern": "(?:a|aa)*b", "repeats": true}}}';
  const { problem } = parse({ responseTemplate, answer: "a".repeat(400_000) }) ?? {};
  expect(problem === undefined || problem.field === "answer").toBe(true);
  expect(parse({ answer: "<call>{}</call>".repeat(100_000) })?.problem?.message).toMatch(/steps|longer|limit/);
});
