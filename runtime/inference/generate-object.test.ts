import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { InputError, ProviderOutputError } from "./errors.ts";
import { generateObject, generateObjectStream } from "./generate-object.ts";

const Colour = z.object({ name: z.string(), hex: z.string().transform((hex) => Number.parseInt(hex, 16)) });
const CALL = {
  accessToken: "hf_any",
  model: "m",
  messages: [{ role: "user", content: "Name a colour." }],
} as const;
const BLUE = '{"name":"blue","hex":"0000ff"}';

/** Returns options whose `fetch` always returns the same response, and the list of the requests. */
function provider(message: object, finish_reason = "stop") {
  const sent: Record<string, unknown>[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}): Promise<Response> => {
    sent.push(JSON.parse(init.body as string) as Record<string, unknown>);
    const choices = [{ index: 0, message: { role: "assistant", ...message }, finish_reason }];
    return Response.json({ id: "1", created: 1, model: "m", choices, usage: { total_tokens: 7 } });
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

const Blue = { name: "blue", hex: 255 };

test.each([
  ["thinking", `<think>Perhaps {"name":"red","hex":"ff0000"}?</think>\n${BLUE}`],
  ["thinking without its first mark", `It could be {"name":"red"}.</think>${BLUE}`],
  ["thinking, and a fence between words", `<think>hm</think>Here it is:\n\`\`\`json\n${BLUE}\n\`\`\`\nEnjoy!`],
  ["words with brackets", `The colour [1] in {braces}: ${BLUE} and {"more":1}`],
  [
    "parts",
    [
      { type: "thinking", thinking: "hm" },
      { type: "text", text: BLUE.slice(0, 9) },
      { type: "text", text: BLUE.slice(9) },
    ],
  ],
])("JSON in %s is read, whole and streamed", async (_, content) => {
  expect((await generateObject({ ...CALL, schema: Colour }, provider({ content }).options)).object).toEqual(Blue);
  const texts = typeof content === "string" ? (content.match(/[^]{1,3}/g) ?? []) : content.map((part) => [part]);
  const chunks = texts.map((text) => ({ choices: [{ index: 0, delta: { content: text } }] }));
  const events = [...chunks, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] }];
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
  const fetch = (async () =>
    new Response(body, { headers: { "content-type": "text/event-stream" } })) as typeof globalThis.fetch;
  const stream = generateObjectStream({ ...CALL, schema: Colour }, { fetch });
  let last: unknown;
  for await (const partial of stream) last = partial;
  expect(last).toEqual({ name: "blue", hex: "0000ff" });
  expect((await stream.result()).object).toEqual(Blue);
});

test.each([
  [{ type: "integer" }, "42", 42],
  [{ type: "string" }, 'The word is "blue".', "blue"],
  [{ type: "array" }, "As {list}: [1, 2]", [1, 2]],
  [{ type: "boolean" }, "true", true],
  [{}, "null", null],
])("a value of %j is found in %j", async (schema, content, object) => {
  expect((await generateObject({ ...CALL, schema }, provider({ content }).options)).object).toEqual(object);
});

test("a prototype in the answer is left out", async () => {
  const { options } = provider({ content: '{"__proto__":{"admin":true},"a":1}' });
  const { object } = await generateObject({ ...CALL, schema: { type: "object" } }, options);
  expect(JSON.stringify(object)).toBe('{"a":1}');
  expect(object).not.toHaveProperty("admin");
});

test("without arguments, the error says that they are missing", async () => {
  await expect(Reflect.apply(generateObject, undefined, [])).rejects.toThrow(new InputError("Params are required"));
  const stream = Reflect.apply(generateObjectStream, undefined, []) as ReturnType<typeof generateObjectStream>;
  await expect(stream.result()).rejects.toThrow(new InputError("Params are required"));
});

test("an error contains the response and the reason why the model stopped", async () => {
  const { options } = provider({ content: "I would say {" }, "content_filter");
  const error = await generateObject({ ...CALL, schema: Colour }, options).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    message: "The model returned no valid object: its answer was blocked by a content filter",
    finishReason: "content_filter",
    httpResponse: { status: 200, headers: { "content-type": "application/json" }, body: { id: "1" } },
  });
});

test("every chunk that changes the object yields once", async () => {
  const text = JSON.stringify({
    items: Array.from({ length: 2000 }, (_, index) => ({ index, name: `item ${index}` })),
  });
  const pieces = text.match(/[^]{1,4}/g) ?? [];
  const body = pieces
    .map((content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`)
    .join("");
  const fetch = (async () =>
    new Response(`${body}data: [DONE]\n\n`, {
      headers: { "content-type": "text/event-stream" },
    })) as typeof globalThis.fetch;
  const stream = generateObjectStream({ ...CALL, schema: { type: "object" } }, { fetch });
  let yields = 0;
  for await (const _ of stream) yields++;
  expect(yields).toBeGreaterThan(pieces.length / 3);
  expect(yields).toBeLessThanOrEqual(pieces.length);
  expect((await stream.result()).text).toBe(text);
});

test.each([
  [{ content: "Blue." }, "stop", "its answer is not JSON", "Blue."],
  [{ content: '{"name":"bl' }, "length", "its answer was cut off; allow more max_tokens", '{"name":"bl'],
  [
    { content: '{"name":5}' },
    "stop",
    "name: Invalid input: expected string, received number; hex: Invalid input: expected string, received undefined",
    '{"name":5}',
  ],
  [{ content: null, refusal: "I cannot." }, "stop", "it refused: I cannot.", ""],
  [{ content: "" }, "stop", "its answer has no text", ""],
])(
  "if the answer is %j (%s), the error says what is wrong and contains the answer",
  async (message, reason, words, text) => {
    const { options } = provider(message, reason);
    const error = await generateObject({ ...CALL, schema: Colour }, options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderOutputError);
    expect(error).toMatchObject({ message: `The model returned no valid object: ${words}`, text });
  },
);

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
