import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { PROVIDER_SPECS, type ProviderId } from "../../../generated/providers/index.ts";
import { defineProvider, defineTool, InferenceClient } from "../index.ts";
import { sampleValues } from "../provider/values.ts";

type Message = Record<string, unknown>;

const weather = defineTool({ name: "weather", run: () => "21 °C" });
const tools = [{ type: "function", function: { name: "weather", parameters: { type: "object", properties: {} } } }];
/**
 * The providers whose chats have the format of OpenAI. The requests and responses of other chats are declared, or have a
 * format that the cases of `inference/format` test.
 */
const ids = (Object.keys(PROVIDER_SPECS) as ProviderId[]).filter((id) => {
  const { format, chunk, response } = PROVIDER_SPECS[id].tasks["conversational"] ?? {};
  return response !== undefined && format === undefined && chunk === undefined && typeof response.return !== "object";
});

/** Returns an answer of a reasoning model that calls a tool, with a signature and a field of its own. */
function answerOf(id: ProviderId): Message {
  const field = PROVIDER_SPECS[id].tasks["conversational"]?.reasoning?.field ?? "reasoning_content";
  return {
    role: "assistant",
    content: "",
    [field]: "It asks for the weather.",
    own_field: { nested: [1] },
    tool_calls: [
      {
        id: "call_1",
        type: "function",
        extra_content: { google: { thought_signature: "c2ln" } },
        function: { name: "weather", arguments: "{}" },
      },
    ],
  };
}

/** Returns the message that a strict server expects to get back. */
function expectedOf(id: ProviderId): Message {
  const rules = PROVIDER_SPECS[id].tasks["conversational"]?.reasoning;
  const { [rules?.field ?? ""]: reasoning, ...others } = answerOf(id);
  return rules?.sendBack === "never" || reasoning === undefined ? { ...others } : answerOf(id);
}

const event = (value: unknown): string => `data: ${typeof value === "string" ? value : JSON.stringify(value)}\n\n`;
const base = { id: "1", created: 1, model: "m", usage: null };

/** Returns a stream in which each string of the message comes in two pieces. */
function streamOf({ tool_calls: calls, ...message }: Message): string {
  const halves = (part: 0 | 1): Message =>
    Object.fromEntries(
      Object.entries(message).map(([name, value]) => {
        if (typeof value !== "string" || name === "role") return [name, part === 0 ? value : undefined];
        return [name, part === 0 ? value.slice(0, 5) : value.slice(5)];
      }),
    );
  const deltas = [
    halves(0),
    halves(1),
    ...(calls === undefined ? [] : [{ tool_calls: (calls as object[]).map((call, index) => ({ index, ...call })) }]),
  ];
  const chunks = deltas.map((delta) => ({ ...base, object: "chat.completion.chunk", choices: [{ index: 0, delta }] }));
  const end = { ...base, object: "chat.completion.chunk", choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
  return [...chunks, end, "[DONE]"].map(event).join("");
}

/** Returns a client for a server that answers 400 if an earlier answer of the assistant does not come back unchanged. */
function strictClient(id: ProviderId, expected: Message, answer = answerOf(id)) {
  const fetch = (async (url: string, init: RequestInit) => {
    if (url.includes("/api/models/")) {
      const mapping = { provider: id, providerId: "m", task: "conversational", status: "live" };
      return Response.json({ inferenceProviderMapping: [mapping] });
    }
    const { messages, stream } = JSON.parse(init.body as string) as { messages: Message[]; stream?: boolean };
    const earlier = messages.filter(({ role }) => role === "assistant");
    if (earlier.some((message) => !isDeepStrictEqual(message, expected))) {
      return Response.json({ error: { message: JSON.stringify(earlier) } }, { status: 400 });
    }
    const message = earlier.length === 0 ? answer : { role: "assistant", content: "21 °C" };
    if (stream === true) {
      return new Response(streamOf(message), { headers: { "content-type": "text/event-stream" } });
    }
    return Response.json({ ...base, choices: [{ index: 0, message, finish_reason: "stop" }] });
  }) as typeof globalThis.fetch;
  const spec = PROVIDER_SPECS[id];
  const key = spec.isPseudo === true ? "hf_token" : "own-key";
  const client = new InferenceClient(key, {
    fetch,
    provider: id,
    values: sampleValues(spec, "conversational"),
  });
  return { client, model: spec.clientSideOnly === true ? `${id}/m` : "acme/m" };
}

const question = { role: "user", content: "How warm is it?" };
const result = { role: "tool", tool_call_id: "call_1", content: "21 °C" };

describe.each(ids)("%s receives its own messages as it sent them", (id) => {
  const { client, model } = strictClient(id, expectedOf(id));

  test("by runTools", async () => {
    const { text, steps } = await client.runTools({ model, messages: [question], tools: [weather] });
    expect([text, steps[0]?.reasoning]).toEqual(["21 °C", "It asks for the weather."]);
  });

  test("by runToolsStream", async () => {
    const { text, steps } = await client.runToolsStream({ model, messages: [question], tools: [weather] }).result();
    expect([text, steps[0]?.reasoning]).toEqual(["21 °C", "It asks for the weather."]);
  });

  test.each(["whole", "streamed"])("appended by hand, also after JSON: %s", async (mode) => {
    const first = { model, messages: [question], tools };
    const message =
      mode === "whole"
        ? (await client.chatCompletion(first)).choices[0]?.message
        : await client.chatCompletionStream(first).finalMessage();
    if (message === undefined) throw new Error("no message");
    expect(message).toMatchObject({ content: "", reasoning: "It asks for the weather." });
    for (const again of [message, JSON.parse(JSON.stringify(message)) as typeof message]) {
      const { choices } = await client.chatCompletion({ model, messages: [question, again, result], tools });
      expect(choices[0]?.message).toEqual({ role: "assistant", content: "21 °C" });
    }
  });
});

describe("another provider receives only the fields that it accepts", () => {
  test.each(ids)("%s", async (id) => {
    const rules = PROVIDER_SPECS[id].tasks["conversational"]?.reasoning;
    const other = id === "zai-org" ? "groq" : "zai-org";
    const { client: sender, model: first } = strictClient(other, {});
    const message = (await sender.chatCompletion({ model: first, messages: [question], tools })).choices[0]?.message;
    if (message === undefined) throw new Error("no message");
    const plain = {
      role: "assistant",
      content: "",
      tool_calls: [{ id: "call_1", type: "function", function: { name: "weather", arguments: "{}" } }],
      ...(rules?.sendBack === "must" && { [rules.field]: "It asks for the weather." }),
    };
    const { client, model } = strictClient(id, plain);
    const { choices } = await client.chatCompletion({ model, messages: [question, message, result], tools });
    expect(choices[0]?.message.content).toBe("21 °C");
  });
});

test("parts go back as parts, and as a string to another provider", async () => {
  const content = [
    { type: "thinking", thinking: [{ type: "text", text: "hm" }] },
    { type: "text", text: "Hi" },
  ];
  const answer = { role: "assistant", content };
  const { client, model } = strictClient("mistral", answer, answer);
  const { message } = (await client.chatCompletion({ model, messages: [question] })).choices[0] ?? {};
  expect(message).toEqual({ role: "assistant", content: "Hi", parts: content, reasoning: "hm", provider: "mistral" });
  if (message === undefined) throw new Error("no message");
  await client.chatCompletion({ model, messages: [question, message] });
  const other = strictClient("groq", { role: "assistant", content: "Hi" });
  await other.client.chatCompletion({ model: other.model, messages: [question, message] });
});

test("a message that the caller wrote stays unchanged", async () => {
  const own = { role: "assistant", content: "Once", prefix: true };
  const { client, model } = strictClient("mistral", own);
  const { choices } = await client.chatCompletion({ model, messages: [question, own] });
  expect(choices[0]?.message.content).toBe("21 °C");
});

test("a provider that refuses reasoning receives none, not even its own", async () => {
  const strict = defineProvider({
    id: "strict",
    displayName: "Strict",
    baseUrl: "https://api.strict.example",
    tasks: { conversational: { use: "chat", reasoning: { field: "reasoning_content", sendBack: "never" } } },
  });
  const sent: Message[][] = [];
  const fetch = (async (_: string, init: RequestInit) => {
    sent.push((JSON.parse(init.body as string) as { messages: Message[] }).messages);
    const content = [
      { type: "thinking", thinking: "hm" },
      { type: "text", text: "Hi" },
    ];
    const message = { role: "assistant", content, reasoning_content: "hm", own_field: 1 };
    return Response.json({ ...base, choices: [{ index: 0, message, finish_reason: "stop" }] });
  }) as typeof globalThis.fetch;
  const client = new InferenceClient("own-key", { fetch, provider: strict });
  const { choices } = await client.chatCompletion({ model: "m", messages: [question] });
  await client.chatCompletion({ model: "m", messages: [question, ...choices.map(({ message }) => message)] });
  expect(sent[1]).toEqual([question, { role: "assistant", content: [{ type: "text", text: "Hi" }], own_field: 1 }]);
});
