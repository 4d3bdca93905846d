import { describe, expect, test } from "vitest";
import { responseParser } from "../../template/response/index.ts";
import { InferenceClient, InputError, ProviderOutputError } from "../index.ts";

const CONFIG = {
  response_template: {
    start_anchor: "<|assistant|>",
    defaults: { role: "assistant" },
    fields: {
      thinking: { open: "<think>", close: "</think>" },
      tool_calls: {
        open_pattern: "<call (?P<name>\\w+)>",
        close: "</call>",
        content: "json",
        repeats: true,
        transform: { function: { name: "{name}", arguments: "{content}" } },
      },
      content: { close: "<|end|>" },
    },
  },
};
const parse = responseParser(CONFIG);
const PROMPT = "<|user|>Hi<|assistant|><think>";
const MESSAGES = [{ role: "user" as const, content: "Hi" }];
const client = (reply: unknown): InferenceClient =>
  new InferenceClient(undefined, {
    endpointUrl: "http://localhost:1",
    parse,
    fetch: () => Promise.resolve(Response.json(reply)),
  });
const chatOf = (content: unknown) => ({
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
});

describe("the option parse", () => {
  test.each(["hm</think>Hello<|end|>", `${PROMPT}hm</think>Hello<|end|>`])(
    "parses the generated text %j",
    async (text) => {
      const result = await client([{ generated_text: text }]).textGeneration({ inputs: PROMPT });
      expect(result).toEqual({
        generated_text: text,
        parsed: { role: "assistant", thinking: "hm", content: "Hello" },
      });
    },
  );

  test("parses the answer of a chat, and casts the arguments of tools", async () => {
    const text = '<think>hm</think><call f>{"n": "3"}</call>';
    const parameters = { type: "object", properties: { n: { type: "integer" } } };
    const result = await client(chatOf(text)).chatCompletion({
      messages: MESSAGES,
      tools: [{ type: "function", function: { name: "f", parameters } }],
    });
    expect(result.choices[0]?.message).toEqual({
      role: "assistant",
      content: text,
      parsed: { role: "assistant", thinking: "hm", tool_calls: [{ function: { name: "f", arguments: { n: 3 } } }] },
    });
  });

  test("a chat has the prompt of the parser, because the server renders it", async () => {
    const options = { parse: responseParser(CONFIG, { prefix: PROMPT }) };
    const result = await client(chatOf("hm</think>Hello")).chatCompletion({ messages: MESSAGES }, options);
    expect(result.choices[0]?.message).toMatchObject({ parsed: { thinking: "hm", content: "Hello" } });
  });

  test("leaves a chat without text as it is", async () => {
    const result = await client(chatOf(null)).chatCompletion({ messages: MESSAGES });
    expect(result.choices[0]?.message).not.toHaveProperty("parsed");
  });

  test("an answer that cannot be parsed is an error of the provider's output, with the text", async () => {
    const call = client(chatOf("<call f>{</call>")).chatCompletion({ messages: MESSAGES });
    await expect(call).rejects.toThrow(ProviderOutputError);
    await expect(call).rejects.toMatchObject({ text: "<call f>{</call>", cause: { code: "content" } });
  });

  test.each([
    ["a stream", () => client({}).chatCompletionStream({ messages: MESSAGES }).collect()],
    ["a wrong value", () => client({}).textGeneration({ inputs: "" }, { parse: {} as never })],
  ])("is refused for %s", async (_, call) => {
    await expect(call()).rejects.toThrow(InputError);
    await expect(call()).rejects.toThrow("parse ");
  });
});
