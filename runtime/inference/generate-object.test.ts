import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { ProviderOutputError } from "./errors.ts";
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
