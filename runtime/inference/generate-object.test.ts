import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { InputError, ProviderOutputError } from "../http/errors.ts";
import { generateObject, generateObjectStream } from "./generate-object.ts";
import { type ClientOptions, InferenceClient } from "./index.ts";

const Colour = z.object({ name: z.string(), hex: z.string().transform((hex) => Number.parseInt(hex, 16)) });
const CALL = {
  accessToken: "hf_any",
  model: "m",
  messages: [{ role: "user", content: "Name a colour." }],
} as const;
const BLUE = '{"name":"blue","hex":"0000ff"}';

/** Returns options whose `fetch` streams the given deltas. */
function streaming(deltas: readonly object[], finish_reason = "stop") {
  const choices = [...deltas.map((delta) => ({ index: 0, delta })), { index: 0, delta: {}, finish_reason }];
  const events = choices.map((choice) => `data: ${JSON.stringify({ choices: [choice] })}\n\n`);
  const headers = { "content-type": "text/event-stream", "x-request-id": "s-1" };
  const fetch = async (): Promise<Response> => new Response(events.join(""), { headers });
  return { fetch: fetch as typeof globalThis.fetch, maxRetries: 0 };
}

const inPieces = (text: string, size: number) =>
  (text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? []).map((content) => ({ content }));

/** Reads a stream. Returns copies of the chunks, and the result or the error. */
async function readAll(schema: z.ZodType | { readonly type: string }, options: ClientOptions) {
  const stream = generateObjectStream({ ...CALL, schema }, options);
  const seen: unknown[] = [];
  try {
    for await (const partial of stream) seen.push(structuredClone(partial));
  } catch {
    // `result()` throws the same error.
  }
  const result = await stream.result().catch((error: unknown) => error);
  return { seen, result };
}

/** Returns options whose `fetch` always returns the same response, and the list of the requests. */
function provider(message: object, finish_reason = "stop") {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason }];
    const answer = { id: "1", created: 1, model: "m", choices, usage: { total_tokens: 7 } };
    return Response.json(answer, { headers: { "x-request-id": "r-1", "set-cookie": "session=1" } });
  };
  return { sent, options: { fetch: fetch as typeof globalThis.fetch, maxRetries: 0 } };
}

test("the schema is sent, and the answer is checked against the schema", async () => {
  const { sent, options } = provider({ content: BLUE });
  const result = await generateObject(
    { ...CALL, schema: Colour, schemaName: "colour", strict: true, temperature: 0 },
    options,
  );
  expect(result).toEqual({ object: { name: "blue", hex: 255 }, text: BLUE, usage: { total_tokens: 7 } });
  const text = { type: "string" };
  const schema = { type: "object", properties: { name: text, hex: text }, required: ["name", "hex"] };
  expect(sent[0]).toMatchObject({
    temperature: 0,
    response_format: { type: "json_schema", json_schema: { name: "colour", schema, strict: true } },
  });
  expect(Object.keys(sent[0] ?? {}).sort()).toEqual(["messages", "model", "response_format", "temperature"]);
  expectTypeOf(result.object).toEqualTypeOf<{ name: string; hex: number }>();
});

test("your own response_format is sent unchanged", async () => {
  const { sent, options } = provider({ content: BLUE });
  await generateObject({ ...CALL, schema: Colour, response_format: { type: "json_object" } }, options);
  expect(sent[0]?.["response_format"]).toEqual({ type: "json_object" });
});

test("for a JSON Schema, the caller passes the type of the result as a type argument", async () => {
  const { options } = provider({ content: BLUE });
  const schema = { type: "object", required: ["name"] };
  const { object } = await generateObject<typeof schema, { name: string }>({ ...CALL, schema }, options);
  expect(object.name).toBe("blue");
});

test.each(["```json\n", "```\n", "  \n"])("JSON after the text %j is read", async (start) => {
  const { options } = provider({ content: start + BLUE + (start.startsWith("`") ? "\n```" : "") });
  expect((await generateObject({ ...CALL, schema: Colour }, options)).object.name).toBe("blue");
});

test.each([
  ["thinking", `<think>{"name":"red"}</think>\n${BLUE}`],
  ["thinking without its start", `{"name":"red"}?</think>${BLUE}`],
  ["a fence after words", "Sure:\n```json\n" + BLUE + "\n```\nEnjoy!"],
  ["words around it", `The [first] colour is ${BLUE}.`],
])("an object is found in an answer with %s, streamed or not", async (_, content) => {
  const { options } = provider({ content });
  const whole = await generateObject({ ...CALL, schema: Colour }, options);
  expect(whole).toMatchObject({ object: { name: "blue", hex: 255 }, text: content });
  const { seen, result } = await readAll(Colour, streaming(inPieces(content, 3)));
  expect(seen.at(-1)).toEqual(JSON.parse(BLUE));
  expect(result).toMatchObject({ object: whole.object, text: content });
});

test("an answer in parts is read, streamed or not", async () => {
  const thinking = { type: "thinking", thinking: [{ type: "text", text: "{}" }] };
  const parts = [thinking, ...inPieces(BLUE, 9).map(({ content: text }) => ({ type: "text", text }))];
  const { options } = provider({ content: parts });
  const wanted = { object: { name: "blue", hex: 255 }, text: BLUE };
  expect(await generateObject({ ...CALL, schema: Colour }, options)).toMatchObject(wanted);
  const { result } = await readAll(Colour, streaming(parts.map((part) => ({ content: [part] }))));
  expect(result).toMatchObject(wanted);
});

test.each([
  ["string", '"blue [1]"', "blue [1]"],
  ["number", "<think>4?</think> 5", 5],
  ["null", "```json\nnull\n```", null],
  ["array", "[1]", [1]],
])("a schema of type %s accepts %s, streamed or not", async (type, content, wanted) => {
  const { options } = provider({ content });
  expect((await generateObject({ ...CALL, schema: { type } }, options)).object).toEqual(wanted);
  expect((await readAll({ type }, streaming(inPieces(content, 2)))).result).toMatchObject({ object: wanted });
});

test("the key __proto__ is left out", async () => {
  const { options } = provider({ content: '{"a":1,"__proto__":{"evil":1}}' });
  const { object } = await generateObject({ ...CALL, schema: { type: "object" } }, options);
  expect(Object.getOwnPropertyNames(object)).toEqual(["a"]);
});

const CUT = "its answer was cut off; allow more max_tokens";
const BLOCKED = "its answer was blocked by a content filter";
test.each([
  [{ content: "Blue." }, "stop", "its answer is not JSON", "Blue."],
  [{ content: '{"name":"bl' }, "length", CUT, '{"name":"bl'],
  [{ content: '[{"name":"red"},{"name":"bl' }, "length", CUT, '[{"name":"red"},{"name":"bl'],
  [{ content: null, reasoning: "Hm" }, "length", CUT, ""],
  [{ content: "" }, "content_filter", BLOCKED, ""],
  [{ content: '{"na' }, "content_filter", BLOCKED, '{"na'],
  [{ content: "" }, "tool_calls", "it called a tool instead of answering; to get an object, pass no tools", ""],
  [
    { content: '{"name":5}' },
    "stop",
    "name: Invalid input: expected string, received number; hex: Invalid input: expected string, received undefined",
    '{"name":5}',
  ],
  [{ content: null, refusal: "I cannot." }, "stop", "it refused: I cannot.", ""],
  [{ content: "" }, "stop", "its answer has no text", ""],
  [{ content: "[".repeat(10_000) }, "stop", "its answer is nested more than 1000 levels deep", "[".repeat(10_000)],
])(
  "if the answer is %.50j (%s), the error says what is wrong and contains the answer",
  async (message, finishReason, words, text) => {
    const { options } = provider(message, finishReason);
    const wanted = { message: `The model returned no valid object: ${words}`, text, finishReason };
    const error = await generateObject({ ...CALL, schema: Colour }, options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderOutputError);
    expect(error).toMatchObject({
      ...wanted,
      httpResponse: { status: 200, requestId: "r-1", headers: { "set-cookie": "[redacted]" } },
    });
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ finishReason, responseBody: { model: "m" } });
    const { result } = await readAll(Colour, streaming([message], finishReason));
    expect(result).toMatchObject({ ...wanted, httpResponse: { status: 200, requestId: "s-1" } });
  },
);

test("one chunk is yielded for each change, and the work for a chunk does not grow with the text", async () => {
  const text = JSON.stringify({ name: "x".repeat(80_000), list: Array.from({ length: 40_000 }, () => 12) });
  const stream = generateObjectStream({ ...CALL, schema: { type: "object" } }, streaming(inPieces(text, 4)));
  let yields = 0;
  for await (const _ of stream) yields++;
  expect(yields).toBeGreaterThan(45_000);
  expect((await stream.result()).object).toEqual(JSON.parse(text));
});

test("white space at the end of an incomplete object changes nothing", async () => {
  const pieces = ['{"name":"a"', ...Array.from({ length: 200 }, () => "\n".repeat(1000)), "}"];
  const { seen, result } = await readAll({ type: "object" }, streaming(pieces.map((content) => ({ content }))));
  expect(seen).toEqual([{ name: "a" }]);
  expect(result).toMatchObject({ object: { name: "a" } });
});

test("chunks of other choices are left out", async () => {
  const delta = (index: number, content: string) =>
    `data: ${JSON.stringify({ choices: [{ index, delta: { content }, finish_reason: "stop" }] })}\n\n`;
  const body = delta(1, '{"b":') + delta(0, '{"a":1}') + delta(1, "2}");
  const headers = { "content-type": "text/event-stream" };
  const fetch = (async () => new Response(body, { headers })) as typeof globalThis.fetch;
  const { seen, result } = await readAll({ type: "object" }, { fetch });
  expect(seen).toEqual([{ a: 1 }]);
  expect(result).toMatchObject({ object: { a: 1 } });
});

test("without arguments, the error is an InputError", async () => {
  const client = new InferenceClient("hf_any");
  const none = undefined as unknown as Parameters<typeof generateObject>[0];
  const wanted = new InputError("Params are required");
  await expect(generateObject(none)).rejects.toEqual(wanted);
  await expect(client.generateObject(none)).rejects.toEqual(wanted);
  await expect(client.generateObjectStream(none).result()).rejects.toEqual(wanted);
});

test("a stream has no result if the caller leaves the loop over it early", async () => {
  const events = ['{"name":', '"bl', 'ue"}'].map(
    (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`,
  );
  const fetch = (async () =>
    new Response(events.join(""), { headers: { "content-type": "text/event-stream" } })) as typeof globalThis.fetch;
  const stream = generateObjectStream({ ...CALL, schema: Colour }, { fetch });
  for await (const partial of stream) {
    expect(partial).toEqual({});
    break;
  }
  await expect(stream.result()).rejects.toThrow(
    "there is no result, because the caller left the loop before the end of the stream",
  );
  expect(() => stream[Symbol.asyncIterator]()).toThrow("the stream is already being read by a loop");
});

test("result() throws the error of the stream", async () => {
  const fetch = (async () => Response.json({ error: "no" }, { status: 400 })) as typeof globalThis.fetch;
  const stream = generateObjectStream({ ...CALL, schema: Colour }, { fetch });
  await expect(stream.result()).rejects.toMatchObject({ name: "ProviderApiError" });
});
