import { expect, test } from "vitest";
import { formatChat, runChat } from "./run.ts";
import { chatStateOf, withConversation, type ChatState } from "./state.ts";

const state: ChatState = {
  template: "{% for m in messages %}{{ m.role }}: {{ m.content }}{{ eos_token }}\n{% endfor %}",
  messages: '[{ "role": "user", "content": "Hi" }]',
  tools: "",
  variables: '{ "eos_token": "</s>" }',
  addGenerationPrompt: false,
  continueFinalMessage: false,
  responseTemplate: "",
  answer: "",
};

test("returns the prompt, and the variables that the template reads", () => {
  expect(runChat({ ...state, template: `${state.template}{{ other }}` })).toEqual({
    text: "user: Hi</s>\n",
    spans: [],
    variables: [
      { name: "eos_token", isGiven: true },
      { name: "messages", isGiven: true },
      { name: "other", isGiven: false },
    ],
  });
});

test("reads JSON as Python does: floats stay floats, and keys keep their order", () => {
  const template = "{{ tools | tojson }}{{ limits | tojson }}";
  const tools = '[{ "minimum": 1.0, "b": 1, "10": 2 }]';
  expect(runChat({ ...state, template, tools, variables: '{ "limits": 2.0, "1": 0 }' })).toMatchObject({
    text: '[{"minimum": 1.0, "b": 1, "10": 2}]2.0',
  });
});

test("marks the text that the assistant wrote", () => {
  const template = "{% for m in messages %}<{% generation %}{{ m.content }}{% endgeneration %}>{% endfor %}";
  expect(runChat({ ...state, template })).toMatchObject({ text: "<Hi>", spans: [[1, 3]] });
});

test("an error contains the position and the width of the problem in the template", () => {
  const { problem, text } = runChat({ ...state, template: "a\n {{ messages | shout }}" });
  expect(text).toBeUndefined();
  expect(problem).toMatchObject({ field: "template", place: { line: 2, column: 16, width: 5 } });
  expect(problem?.excerpt).toContain("^^^^^");
});

test("returns the list of variables even if rendering fails", () => {
  const { problem, variables } = runChat({ ...state, template: "{{ raise_exception('No roles') }}{{ x }}" });
  expect(problem).toMatchObject({ message: "No roles", place: { line: 1 } });
  expect(variables).toEqual([{ name: "x", isGiven: false }]);
});

test.each([
  ["messages", '[{ "role": }]', { line: 1, column: 12, width: 1 }],
  ["messages", '{ "role": "user" }', undefined],
  ["tools", "[\n1", { line: 2, column: 2, width: 1 }],
  ["variables", "[]", undefined],
] as const)("reports an error for the field %s with the content %j", (field, text, place) => {
  expect(runChat({ ...state, [field]: text }).problem).toMatchObject({ field, ...(place && { place }) });
});

test("stops a template that takes too many steps", () => {
  const template = "{% for a in range(9999) %}{% for b in range(9999) %}x{% endfor %}{% endfor %}";
  expect(runChat({ ...state, template }).problem?.message).toMatch(/steps|longer|limit|budget/i);
});

test("a variable cannot replace the template or its options", () => {
  const variables = JSON.stringify({ chat_template: "{{ 'other' }}", templateOptions: { budgets: { steps: 1 } } });
  expect(runChat({ ...state, template: "own", variables }).text).toBe("own");
});

test("formats a template, or returns its error", () => {
  expect(formatChat("{% if a %}b{% endif %}").formatted).toMatch(/\{%- if a -?%\}\n/);
  expect(formatChat("{% if %}").problem?.place?.line).toBe(1);
});

test("choosing a conversation replaces the messages, the tools and the variables", () => {
  const next = withConversation(
    { ...state, tools: "[1]", continueFinalMessage: true },
    { name: "x", context: { messages: [], tools: null, documents: null, add_generation_prompt: true } },
  );
  expect(next).toEqual({ ...state, messages: "[]", tools: "", variables: "", addGenerationPrompt: true });
});

test.each([[undefined], [null], [5], ["text"], [[]], [{ template: 5 }]])("rejects the state %j", (shared) => {
  expect(chatStateOf(shared)).toBeUndefined();
});

test("in a shared state, replaces each field of the wrong type with an empty value", () => {
  expect(chatStateOf({ template: "t", messages: 5, addGenerationPrompt: "yes", other: 1 })).toEqual({
    template: "t",
    messages: "",
    tools: "",
    variables: "",
    addGenerationPrompt: false,
    continueFinalMessage: false,
    responseTemplate: "",
    answer: "",
  });
});
