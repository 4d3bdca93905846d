import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources";
import { describe, expect, test } from "vitest";
import { type ChatTemplateSource, parseJson, renderChat, renderChatTemplate, Template } from "../index.ts";

const GREETING = "{% for m in messages %}<{{ m.role }}>{{ m.content | trim }}\n{% endfor %}";
const messages = [
  { role: "user", content: " Hi " },
  { role: "assistant", content: "Hello, you" },
];
const chat = "<user>Hi\n<assistant>Hello, you\n";

describe("the source of renderChatTemplate", () => {
  const named = [
    { name: "default", template: `{{ bos_token }}${GREETING}` },
    { name: "tool_use", template: "{{ tools | length }} tools" },
  ];
  const byName = { default: GREETING, tool_use: "{{ tools | length }} tools" };
  const config = { bos_token: { content: "<s>" }, chat_template: named };

  test.each<[what: string, source: ChatTemplateSource, text: string]>([
    ["the text of a template", GREETING, chat],
    ["a parsed config", { bos_token: "<s>", chat_template: `{{ bos_token }}${GREETING}` }, `<s>${chat}`],
    [
      "a parsed config with the text of a chat_template.jinja",
      { chat_template: "no", chat_template_jinja: GREETING },
      chat,
    ],
    ["the JSON text of a config", JSON.stringify(config), `<s>${chat}`],
    ["the JSON text of a config, indented", `\n${JSON.stringify(config, null, 2)}`, `<s>${chat}`],
    ["a config read by parseJson", parseJson(`{"1": 0, "chat_template": ${JSON.stringify(GREETING)}}`) as never, chat],
    ["a list of named templates in a config", config, `<s>${chat}`],
    ["a list of named templates", named, chat],
    ["the JSON text of a list of named templates", JSON.stringify(named), chat],
    ["templates by name in a config", { chat_template: byName }, chat],
    ["templates by name", byName, chat],
    ["a template that begins like JSON", '{"role": "{{ messages[0].role }}"{{ "}" }}', '{"role": "user"}'],
  ])("can be %s", (_what, source, text) => {
    expect(renderChatTemplate(source, { messages })).toBe(text);
  });

  test("calls with tools use the template `tool_use`, unless the option `chat_template` is set", () => {
    expect(renderChatTemplate(config, { messages, tools: [{}] })).toBe("1 tools");
    expect(renderChatTemplate(config, { messages, chat_template: "tool_use", tools: [] })).toBe("0 tools");
    expect(renderChatTemplate(config, { messages, chat_template: "own: {{ bos_token }}" })).toBe("own: <s>");
  });

  test.each<[source: unknown, message: string]>([
    [
      5,
      "expected a tokenizer config (an object or its JSON text), a template's text, or a list of named templates; got a number",
    ],
    [null, "or a list of named templates; got null"],
    ['{"chat_template": "{{ bos_token }}",}', "invalid JSON in line 1, column 37: expected a string in double quotes"],
    [{ bos_token: "<s>" }, "there is no chat template; the tokenizer config has: none"],
    [{ chat_template: [null, 5, {}, { name: "default", template: 5 }] }, "the tokenizer config has: none"],
    [{ chat_template: { default: null } }, "the tokenizer config has: none"],
    [{ chat_template: { rag: "" } }, 'the tokenizer config has: "rag"; choose one with the option "chat_template"'],
  ])("cannot be %j", (source, message) => {
    expect(() => renderChatTemplate(source as never, { messages })).toThrow(message);
  });

  test("the error for an unknown name lists the known names", () => {
    expect(() => renderChatTemplate(config, { messages, chat_template: "rag" })).toThrow(
      new RangeError('there is no chat template "rag"; the tokenizer config has: "default", "tool_use"'),
    );
  });
});

describe("special tokens", () => {
  const print = "{{ bos_token }}|{{ image_token }}|{{ extra_special_tokens }}|{{ additional_special_tokens }}";

  test.each<[config: Record<string, unknown>, text: string]>([
    [{ bos_token: "<s>", image_token: { __type: "AddedToken", content: "<image>" } }, "<s>|<image>||"],
    [{ bos_token: null, image_token: 5, extra_special_tokens: 5, additional_special_tokens: [] }, "|||"],
    [{ extra_special_tokens: { image_token: "<image>" } }, "|<image>||"],
    [{ image_token: "<own>", extra_special_tokens: { image_token: "<extra>" } }, "|<own>||"],
    [{ extra_special_tokens: ["<a>", { content: "<b>" }, null] }, "||['<a>', '<b>']|"],
    [{ additional_special_tokens: ["<a>"] }, "|||['<a>']"],
  ])("%j", (config, text) => {
    expect(renderChatTemplate({ ...config, chat_template: print }, { messages })).toBe(text);
  });

  test("a caller's variable takes precedence over a special token", () => {
    expect(renderChatTemplate({ bos_token: "<s>", chat_template: print }, { messages, bos_token: "<t>" })).toBe(
      "<t>|||",
    );
  });
});

test("an option or variable whose value is undefined is not passed", () => {
  const template = "{{ tools is none }} {{ bos_token }} {{ add_generation_prompt }} {{ extra is defined }}";
  const options = { messages, tools: undefined, bos_token: undefined, add_generation_prompt: undefined };
  expect(renderChatTemplate({ bos_token: "<s>", eos_token: undefined, chat_template: template }, options)).toBe(
    "True <s> False False",
  );
});

/** A part of a message, as `TextPart` and `ToolCallPart` of the AI SDK (package `ai`). */
type ModelPart =
  | { type: "text"; text: string }
  | { type: "tool-call"; toolCallId: string; toolName: string; input: unknown };

/** The same shape as `UserModelMessage` of the AI SDK. */
interface UserModelMessage {
  role: "user";
  content: string | ModelPart[];
  providerOptions?: Record<string, Record<string, unknown>>;
}

/** The same shape as `AssistantModelMessage` of the AI SDK. */
interface AssistantModelMessage {
  role: "assistant";
  content: string | ModelPart[];
}

/** The same shape as `UIMessage` of the AI SDK. */
interface UIMessage {
  id: string;
  role: "system" | "user" | "assistant";
  metadata?: unknown;
  parts: ModelPart[];
}

interface OwnConfig {
  bos_token: string;
  chat_template: string;
}

describe("types of other packages need no conversion", () => {
  const config: OwnConfig = { bos_token: "<s>", chat_template: "{{ bos_token }}{{ messages[0].role }}" };

  test("messages and tools of the package openai", () => {
    const messages: ChatCompletionMessageParam[] = [{ role: "user", content: "Hi" }];
    const tools: readonly ChatCompletionTool[] = [{ type: "function", function: { name: "weather" } }];
    expect(renderChatTemplate(config, { messages, tools })).toBe("<s>user");
  });

  test("messages of the AI SDK", () => {
    const messages: readonly (UserModelMessage | AssistantModelMessage)[] = [{ role: "user", content: "Hi" }];
    expect(renderChatTemplate(config, { messages })).toBe("<s>user");
    const shown: UIMessage[] = [{ id: "1", role: "user", parts: [{ type: "text", text: "Hi" }] }];
    expect(renderChatTemplate(config, { messages: shown })).toBe("<s>user");
  });

  test("variables of a template", () => {
    expect(new Template("{{ bos_token }}").render(config)).toBe("<s>");
  });
});

describe("wrong options are rejected", () => {
  test.each<[options: Record<string, unknown>, message: string]>([
    [{}, 'messages must be a list of messages such as { role: "user", content: "Hello" }; got undefined'],
    [{ messages: "Hi" }, 'such as { role: "user", content: "Hello" }; got a string'],
    [{ messages: ["Hi"] }, "messages[0] is a string"],
    [{ messages: [messages, messages] }, "got a list of conversations. Render each one: conversations.map("],
    [{ messages, tools: "[]" }, "tools must be a list of JSON Schemas, or null; got a string"],
    [
      { messages, continue_final_message: true, add_generation_prompt: true },
      "continue_final_message and add_generation_prompt cannot be used together",
    ],
    [{ messages: [], continue_final_message: true }, 'needs a last message with a string in "content"'],
    [{ messages, continue_final_message: "reasoning" }, 'needs a last message with a string in "reasoning"'],
  ])("%j", (options, message) => {
    expect(() => renderChatTemplate(GREETING, options as never)).toThrow(message);
  });
});

describe("continue_final_message", () => {
  const spaced = "{% for m in messages %}<{{ m.role }}>{{ m.content }}</s>{% endfor %}";
  const parts = "{% for m in messages %}{% for p in m.content %}[{{ p.text }}]{% endfor %}{% endfor %}";

  test.each<[what: string, template: string, last: unknown, text: string]>([
    ["a message that the template trims", GREETING, "  so far ", "<assistant>so far"],
    ["a message whose white space the template keeps", spaced, "  so far ", "<assistant>  so far "],
    ["a message whose text occurs again after it", spaced, "s", "<assistant>s"],
    ["an empty message", spaced, "", "<assistant>"],
    ["the last text part of a message", parts, [{ text: "a" }, { text: "b " }, { type: "image" }], "[a][b "],
  ])("%s: the text ends with the message, without an end mark", (_what, template, content, text) => {
    const open = [{ role: "assistant", content }];
    expect(renderChatTemplate(template, { messages: open, continue_final_message: true })).toBe(text);
    expect(open[0]?.content).toBe(content);
  });

  test("if the option names the field `reasoning`, the rendered text ends with the text in this field", () => {
    const thinking = [{ role: "assistant", reasoning: "Let me" }];
    const template = "<think>{{ messages[0].reasoning }}</think>";
    expect(renderChatTemplate(template, { messages: thinking, continue_final_message: "reasoning" })).toBe(
      "<think>Let me",
    );
  });

  test("throws an error if the template does not print the message", () => {
    expect(() => renderChatTemplate("{{ messages | length }}", { messages, continue_final_message: true })).toThrow(
      "the template does not print the last message unchanged",
    );
  });
});

test("renderChat returns the positions of the assistant's text", () => {
  const template = "{% for m in messages %}{% generation %}{{ m.content }}{% endgeneration %};{% endfor %}";
  const closed = renderChat(template, { messages });
  expect(closed.assistantSpans.map(([start, end]) => closed.text.slice(start, end))).toEqual([" Hi ", "Hello, you"]);
  const open = renderChat(template, { messages, continue_final_message: true });
  expect(open.text).toBe(" Hi ;Hello, you");
  expect(open.assistantSpans).toEqual([
    [0, 4],
    [5, 15],
  ]);
});
