import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { InputError, ProviderOutputError } from "../http/errors.ts";
import { InferenceClient } from "./client.ts";
import { runTools, runToolsStream } from "./run-tools.ts";
import { defineTool, type Tool } from "./tool.ts";

const MESSAGES = [{ role: "user", content: "How warm is it in Oslo?" }];
const CITY = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };

const weather = defineTool({
  name: "weather",
  description: "Tells the temperature of a city",
  parameters: z.object({ city: z.string() }),
  run: ({ city }) => ({ city, celsius: 21 }),
});

type Said = { readonly content?: string | null; readonly tool_calls?: readonly unknown[] };

const call = (id: string | undefined, name: string, args: unknown) => ({
  id,
  type: "function",
  function: { name, arguments: args },
});
const called = (...tool_calls: unknown[]): Said => ({ content: null, tool_calls });

/**
 * Returns options with a simulated `fetch`, and the list of its requests. Each response contains the next of the given
 * messages.
 */
function provider(...said: readonly Said[]) {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    sent.push(body);
    const message = { role: "assistant", ...said[Math.min(sent.length, said.length) - 1] };
    const finish_reason = message.tool_calls === undefined ? "stop" : "tool_calls";
    const usage = { prompt_tokens: 5, completion_tokens: 1, total_tokens: 6 };
    return Response.json({ id: "1", created: 1, model: "m", choices: [{ index: 0, message, finish_reason }], usage });
  };
  return { sent, options: { fetch: fetch as typeof globalThis.fetch, maxRetries: 0 } };
}

const messagesIn = (body: Record<string, unknown> | undefined) => body?.["messages"] as Record<string, unknown>[];

const run = (tools: readonly Tool[], said: readonly Said[], more: object = {}) => {
  const { sent, options } = provider(...said);
  const args = { accessToken: "hf_any", model: "m", messages: MESSAGES, tools, ...more } as const;
  return { sent, ended: runTools(args, options) };
};

test("a tool runs with checked arguments, and the model receives its result", async () => {
  const { sent, ended } = run(
    [weather],
    [called(call("a", "weather", '{"city":"Oslo"}')), { content: "It is 21 °C." }],
  );
  const { text, finishReason, steps, messages } = await ended;
  expect([text, finishReason]).toEqual(["It is 21 °C.", "stop"]);
  const outcome = {
    id: "a",
    name: "weather",
    arguments: { city: "Oslo" },
    result: { city: "Oslo", celsius: 21 },
    content: '{"city":"Oslo","celsius":21}',
    isRefused: false,
  };
  expect(steps.map(({ number, calls }) => [number, calls])).toEqual([
    [1, [outcome]],
    [2, []],
  ]);
  expect(steps[0]?.usage?.total_tokens).toBe(6);
  expect(sent[0]?.["tools"]).toEqual([
    {
      type: "function",
      function: { name: "weather", description: "Tells the temperature of a city", parameters: CITY },
    },
  ]);
  expect(sent[1]?.["messages"]).toEqual([
    ...MESSAGES,
    { role: "assistant", content: null, tool_calls: [call("a", "weather", '{"city":"Oslo"}')] },
    { role: "tool", tool_call_id: "a", content: '{"city":"Oslo","celsius":21}' },
  ]);
  expect(messages).toEqual([...messagesIn(sent[1]), { role: "assistant", content: "It is 21 °C." }]);
  expect(MESSAGES).toHaveLength(1);
});

test.each([
  ["an unknown tool", "wether", '{"city":"Oslo"}', 'Error: there is no tool "wether". Available tools: weather.'],
  ["arguments that are not JSON", "weather", '{"city":', "Error: the arguments are not JSON."],
  [
    "arguments that do not match the schema",
    "weather",
    '{"town":"Oslo"}',
    "Error: the arguments do not match the schema. city: Invalid input: expected string, received undefined.",
  ],
])("%s: the model receives the error, and may try again", async (_, name, args, content) => {
  const { ended } = run([weather], [called(call("a", name, args)), { content: "Sorry." }]);
  const { steps } = await ended;
  expect(steps[0]?.calls).toEqual([{ id: "a", name, arguments: args, result: undefined, content, isRefused: true }]);
});

test.each([
  [undefined, "null"],
  ["as it is", "as it is"],
  [{ a: [1] }, '{"a":[1]}'],
  [Promise.resolve(5), "5"],
])("the result %j of a tool is sent as %j", async (result, content) => {
  const { ended } = run([{ name: "any", run: () => result }], [called(call("a", "any", "")), { content: "Done." }]);
  expect((await ended).steps[0]?.calls[0]).toMatchObject({ arguments: {}, content });
});

test("a tool call also works without an id, or with an object instead of JSON text as arguments", async () => {
  const { sent, ended } = run(
    [weather],
    [called(call(undefined, "weather", { city: "Oslo" }), call("", "weather", { city: "Rome" })), { content: "Warm." }],
  );
  await ended;
  const [, said, ...results] = messagesIn(sent[1]);
  expect(said?.["tool_calls"]).toEqual([
    call("call_1_0", "weather", '{"city":"Oslo"}'),
    call("call_1_1", "weather", '{"city":"Rome"}'),
  ]);
  expect(results).toMatchObject([{ tool_call_id: "call_1_0" }, { tool_call_id: "call_1_1" }]);
});

test("tools of one step run at the same time", async () => {
  let running = 0;
  let most = 0;
  const slow = {
    name: "slow",
    run: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => void setTimeout(resolve, 5));
      running -= 1;
    },
  };
  await run([slow], [called(call("a", "slow", ""), call("b", "slow", ""), call("c", "slow", "")), { content: "Done." }])
    .ended;
  expect(most).toBe(3);
});

test("an error of a tool ends the run, and aborts the signal of the other tools", async () => {
  const failure = new RangeError("no such city");
  let signal: AbortSignal | undefined;
  const tools = [
    { name: "fails", run: () => Promise.reject(failure) },
    {
      name: "waits",
      run: (_: unknown, context: { signal: AbortSignal }) => {
        signal = context.signal;
        return new Promise(() => {});
      },
    },
  ];
  const { sent, ended } = run(tools, [called(call("a", "waits", ""), call("b", "fails", ""))]);
  await expect(ended).rejects.toBe(failure);
  expect(signal?.reason).toBe(failure);
  expect(sent).toHaveLength(1);
});

test("an abort by the caller ends a run at once, even if a tool ignores the signal", async () => {
  const controller = new AbortController();
  const reason = new RangeError("enough");
  const { options } = provider(called(call("a", "waits", "")));
  const waits = {
    name: "waits",
    run: () => {
      controller.abort(reason);
      return new Promise(() => {});
    },
  };
  const args = { accessToken: "hf_any", model: "m", messages: MESSAGES, tools: [waits] } as const;
  await expect(runTools(args, { ...options, signal: controller.signal })).rejects.toBe(reason);
});

test("after maxSteps the run ends; its messages can be sent again", async () => {
  const { sent, ended } = run([weather], [called(call("a", "weather", '{"city":"Oslo"}'))], { maxSteps: 3 });
  const { finishReason, steps, messages } = await ended;
  expect([sent.length, finishReason, steps.length]).toEqual([3, "max_steps", 3]);
  expect(messages.at(-1)).toMatchObject({ role: "tool" });
});

test("onStep receives each step, and the run waits for the promise that onStep returns", async () => {
  const seen: unknown[] = [];
  const onStep = async (step: { number: number }): Promise<void> => {
    await Promise.resolve();
    seen.push(step.number);
  };
  await run([weather], [called(call("a", "weather", '{"city":"Oslo"}')), { content: "Warm." }], { onStep }).ended;
  expect(seen).toEqual([1, 2]);
});

test.each([
  ["required", ["required", undefined]],
  ["none", ["none", "none"]],
  ["auto", ["auto", undefined]],
] as const)("tool_choice %j is sent as %j", async (tool_choice, wanted) => {
  const { sent, ended } = run([weather], [called(call("a", "weather", '{"city":"Oslo"}')), { content: "Warm." }], {
    tool_choice,
  });
  await ended;
  expect(sent.map((body) => body["tool_choice"])).toEqual(wanted);
});

describe("invalid tools and options are rejected before a request is sent", () => {
  test.each([
    [[], {}, "tools must be a list of at least one tool"],
    [[{ ...weather, name: "" }], {}, "tools[0].name must be a non-empty string"],
    [[weather, weather], {}, 'tools[1].name: two tools are called "weather"'],
    [[{ name: "a" }], {}, "tools[0].run must be a function"],
    [
      [{ ...weather, parameters: 5 }],
      {},
      "tools[0].parameters must be a JSON Schema or a Standard Schema (zod, Valibot, ArkType)",
    ],
    [[weather], { maxSteps: 0 }, "maxSteps must be an integer of at least 1"],
  ])("%#: %j %j", async (tools, more, message) => {
    const { sent, ended } = run(tools as Tool[], [], more);
    await expect(ended).rejects.toThrow(new InputError(message));
    expect(sent).toEqual([]);
  });
});

test("the error for a tool call without a name contains the answer", async () => {
  const { ended } = run([weather], [called({ id: "a" })]);
  const error = await ended.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderOutputError);
  expect(error).toMatchObject({ path: "choices[0].message.tool_calls[0].function.name", responseBody: [{ id: "a" }] });
});

test("the error for a tool result that cannot be written as JSON names the tool", async () => {
  const { ended } = run([{ name: "big", run: () => 5n }], [called(call("a", "big", ""))]);
  await expect(ended).rejects.toThrow('the tool "big" returned a value that cannot be written as JSON');
});

test.each<[string, unknown, string]>([
  ["an Error", new TypeError("no such city"), "Error: no such city"],
  ["a Map", new Map([["Oslo", new Set([21])]]), '{"Oslo":[21]}'],
  ["an object with an Error", { failed: new Error("no such city") }, '{"failed":"no such city"}'],
  ["nothing", undefined, "null"],
])("the model receives the data of a result: %s", async (_, result, content) => {
  const { ended } = run([{ name: "any", run: () => result }], [called(call("a", "any", "")), { content: "ok" }]);
  expect((await ended).steps[0]?.calls[0]?.content).toBe(content);
});

test.each([
  ["a file", new Blob(["a"])],
  ["bytes", { bytes: new Uint8Array(2) }],
])("a result with %s is an error", async (_, result) => {
  const { ended } = run([{ name: "any", run: () => result }], [called(call("a", "any", ""))]);
  await expect(ended).rejects.toThrow("it contains a file or bytes; return a string or plain data");
});

test("a prototype in the arguments never reaches a tool", async () => {
  const given: unknown[] = [];
  const tool = { name: "any", run: (args: unknown) => given.push(args) };
  await run([tool], [called(call("a", "any", '{"__proto__":{"x":1},"y":2}')), { content: "ok" }]).ended;
  expect(given).toEqual([{ y: 2 }]);
  expect(Object.keys(given[0] as object)).toEqual(["y"]);
});

test("the client's signal reaches a running tool", async () => {
  const { options } = provider(called(call("a", "slow", "")));
  const controller = new AbortController();
  const reason = new Error("left the page");
  const client = new InferenceClient("hf_any", { ...options, signal: controller.signal });
  let seen: AbortSignal | undefined;
  const slow: Tool = {
    name: "slow",
    run: async (_, { signal }) => {
      seen = signal;
      controller.abort(reason);
      return new Promise(() => {});
    },
  };
  await expect(client.runTools({ model: "m", messages: MESSAGES, tools: [slow] })).rejects.toBe(reason);
  expect(seen?.reason).toBe(reason);
});

test("without arguments, the error says that they are missing", async () => {
  const client = new InferenceClient("hf_any");
  await expect(Reflect.apply(client.runTools, client, [])).rejects.toThrow(new InputError("Params are required"));
  const stream = Reflect.apply(client.runToolsStream, client, []) as ReturnType<typeof runToolsStream>;
  await expect(stream.result()).rejects.toThrow(new InputError("Params are required"));
});

test("the types of a tool's arguments come from its schema", () => {
  const typed = defineTool({ name: "a", parameters: z.object({ n: z.number() }), run: ({ n }) => n.toFixed() });
  expectTypeOf<Parameters<typeof typed.run>[0]>().toEqualTypeOf<{ n: number }>();
  const tools: Tool[] = [
    typed,
    { name: "b", parameters: CITY, run: (input) => void expectTypeOf(input).toEqualTypeOf<unknown>() },
    { name: "c", parameters: CITY, run: ({ city }: { city: string }) => city },
  ];
  expect(tools[0]).toBe(typed);
});

test("no request is sent before the stream is read", () => {
  const { sent, options } = provider();
  runToolsStream({ accessToken: "hf_any", model: "m", messages: MESSAGES, tools: [weather] }, options);
  expect(sent).toEqual([]);
});
