import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { InferenceClient } from "@huggingface/inference";
import {
  APICallError,
  embedMany,
  generateImage,
  generateObject,
  generateText,
  stepCountIs,
  streamText,
  tool,
} from "ai";
import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  AuthenticationError,
  InternalServerError,
  RateLimitError,
  toFile,
} from "openai";
import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { type Failure, type Mock, type MockOptions, startMock } from "./index.ts";

/* Other clients call the mock server, each in its own words. */

const open: Mock[] = [];
afterEach(async () => {
  for (const mock of open.splice(0)) await mock.close();
});
async function started(options: MockOptions = {}): Promise<Mock> {
  const mock = await startMock(options);
  open.push(mock);
  return mock;
}

/** A provider with OpenAI's routes for chats, embeddings, images, speech and transcriptions. */
const ROUTES = "/direct/deepinfra/v1/openai";
const messages = [{ role: "user" as const, content: "Name a colour." }];
const chat = { model: "m", messages };
const weather = {
  name: "weather",
  parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};

describe("openai", () => {
  const clientOf = ({ url }: Mock, more: object = {}): OpenAI =>
    new OpenAI({ baseURL: url + ROUTES, apiKey: "any", maxRetries: 0, ...more });

  test.each<[name: string, call: (client: OpenAI) => Promise<unknown>, expected: unknown]>([
    [
      "chat",
      (client) => client.chat.completions.create(chat),
      {
        id: expect.any(String),
        object: "chat.completion",
        created: expect.any(Number),
        model: expect.any(String),
        choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Blue." } }],
        usage: { prompt_tokens: 9, completion_tokens: 2, total_tokens: 11 },
      },
    ],
    [
      "a stream",
      async (client) => (await client.chat.completions.stream({ ...chat }).finalChatCompletion()).choices,
      [
        {
          index: 0,
          finish_reason: "stop",
          logprobs: null,
          message: { role: "assistant", content: "Blue.", parsed: null, refusal: null },
        },
      ],
    ],
    [
      "tools",
      async (client) => {
        const weatherIn = { ...weather, description: "", function: (args: string) => args };
        return client.chat.completions
          .runTools({ ...chat, tools: [{ type: "function", function: weatherIn }] })
          .finalContent();
      },
      '{"city":"blue"}',
    ],
    [
      "tools in a stream",
      async (client) => {
        const stream = client.chat.completions.stream({ ...chat, tools: [{ type: "function", function: weather }] });
        return (await stream.finalMessage()).tool_calls?.map(
          (call) => call.type === "function" && call.function.arguments,
        );
      },
      ['{"city":"blue"}'],
    ],
    [
      "structured output",
      async (client) => {
        const json_schema = { name: "city", schema: weather.parameters };
        const request = { ...chat, response_format: { type: "json_schema" as const, json_schema } };
        return (await client.chat.completions.parse(request)).choices[0]?.message.parsed;
      },
      { city: "blue" },
    ],
    [
      "embeddings",
      async (client) => (await client.embeddings.create({ model: "m", input: ["a", "b", "c"] })).data,
      [0, 1, 2].map((index) => ({ index, object: "embedding", embedding: [expect.any(Number), expect.any(Number)] })),
    ],
    [
      "embeddings as numbers",
      async (client) => (await client.embeddings.create({ model: "m", input: ["a"], encoding_format: "float" })).data,
      [{ index: 0, object: "embedding", embedding: [0.5, -0.5] }],
    ],
    [
      "images",
      async (client) => (await client.images.generate({ model: "mock/text-to-image", prompt: "x" })).data,
      [{ b64_json: "/9j/2Q==" }],
    ],
    [
      "speech",
      async (client) => {
        const response = await client.audio.speech.create({ model: "m", voice: "alloy", input: "x" });
        return Buffer.from(await response.arrayBuffer())
          .toString("latin1")
          .slice(0, 3);
      },
      "ID3",
    ],
    [
      "a transcription",
      async (client) =>
        client.audio.transcriptions.create({ model: "m", file: await toFile(Buffer.from("hum"), "a.wav") }),
      expect.objectContaining({ text: "Mind the step." }),
    ],
  ])("%s", async (_, call, expected) => {
    expect(await call(clientOf(await started()))).toEqual(expected);
  });

  test("files, with scripted replies", async () => {
    const mock = await started({
      replies: [
        {
          when: { path: "*/files", method: "POST" },
          answer: ({ body }) => {
            const { file, purpose } = body as { file: File; purpose: string };
            return { json: { id: "file-1", object: "file", filename: file.name, bytes: file.size, purpose } };
          },
        },
        { when: { path: "*/files/file-1/content" }, answer: { text: "one\n" } },
      ],
    });
    const { files } = clientOf(mock);
    const made = await files.create({ file: await toFile(Buffer.from("one\n"), "a.jsonl"), purpose: "batch" });
    expect(made).toEqual({ id: "file-1", object: "file", filename: "a.jsonl", bytes: 4, purpose: "batch" });
    expect(await (await files.content(made.id)).text()).toBe("one\n");
  });

  const slow = { timeout: 50 };
  test.each<[Failure, object, new (...args: never[]) => Error, RegExp]>([
    [{ status: 429, retryAfter: 3 }, {}, RateLimitError, /429/],
    [{ status: 401 }, {}, AuthenticationError, /401/],
    [{ status: 500 }, {}, InternalServerError, /500/],
    [{ lose: "request" }, {}, APIConnectionError, /Connection error/],
    [{ lose: "answer" }, {}, APIConnectionError, /Connection error/],
    [{ hang: true }, slow, APIConnectionTimeoutError, /timed out/],
    [{ cutAfter: { bytes: 20 } }, {}, TypeError, /terminated/],
  ])("the failure %j", async (failure, options, kind, message) => {
    const mock = await started({ failures: [{ ...failure, times: 1 }] });
    const error: unknown = await clientOf(mock, options)
      .chat.completions.create(chat)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(kind);
    expect(String(error)).toMatch(message);
    if (error instanceof RateLimitError) expect(error.headers.get("retry-after")).toBe("3");
  });

  test("a broken stream", async () => {
    const mock = await started({ failures: [{ cutAfter: { chunks: 1 } }] });
    const read = async (): Promise<void> => {
      for await (const _ of await clientOf(mock).chat.completions.create({ ...chat, stream: true }));
    };
    await expect(read()).rejects.toThrow("terminated");
  });

  test("retries after a failure", async () => {
    const mock = await started({ failures: [{ status: 429, retryAfter: 0.01, times: 1 }] });
    const { choices } = await clientOf(mock, { maxRetries: 1 }).chat.completions.create(chat);
    expect(choices[0]?.message.content).toBe("Blue.");
    expect(mock.requests).toHaveLength(2);
  });
});

describe("@huggingface/inference", () => {
  const endpoint = (mock: Mock): ReturnType<InferenceClient["endpoint"]> =>
    new InferenceClient("hf_any").endpoint(mock.url);

  test("a chat, a stream, an image and an error", async () => {
    const mock = await started({ failures: [{ status: 429, when: { task: "text-generation" } }] });
    const client = endpoint(mock);
    expect((await client.chatCompletion({ messages })).choices[0]?.message.content).toBe("Blue.");
    let text = "";
    for await (const { choices } of client.chatCompletionStream({ messages })) text += choices[0]?.delta.content ?? "";
    expect(text).toBe("Blue.");
    const models = new InferenceClient("hf_any").endpoint(`${mock.url}/hf-inference/models/mock/text-to-image`);
    const image: unknown = await models.textToImage({ inputs: "a lighthouse" });
    expect(image).toMatchObject({ type: "image/jpeg" });
    const texts = new InferenceClient("hf_any").endpoint(
      `${mock.url}/hf-inference/models/mock/text-generation/v1/completions`,
    );
    await expect(texts.textGeneration({ inputs: "Once" })).rejects.toMatchObject({ httpResponse: { status: 429 } });
  });
});

describe("ai", () => {
  const providerOf = ({ url }: Mock): ReturnType<typeof createOpenAICompatible> =>
    createOpenAICompatible({ name: "mock", baseURL: url + ROUTES, apiKey: "any", supportsStructuredOutputs: true });
  const tools = {
    weather: tool({ inputSchema: z.object({ city: z.string() }), execute: ({ city }) => `21 °C in ${city}` }),
  };

  test.each<[name: string, call: (provider: ReturnType<typeof providerOf>) => Promise<unknown>, expected: unknown]>([
    ["generateText", async (ai) => (await generateText({ model: ai("m"), prompt: "x" })).text, "Blue."],
    ["streamText", async (ai) => streamText({ model: ai("m"), prompt: "x" }).text, "Blue."],
    [
      "two steps with tools",
      async (ai) => (await generateText({ model: ai("m"), prompt: "x", tools, stopWhen: stepCountIs(2) })).text,
      expect.stringContaining("21 °C in blue"),
    ],
    [
      "two streamed steps with tools",
      async (ai) => streamText({ model: ai("m"), prompt: "x", tools, stopWhen: stepCountIs(2) }).text,
      expect.stringContaining("21 °C in blue"),
    ],
    [
      "generateObject",
      async (ai) =>
        (await generateObject({ model: ai("m"), prompt: "x", schema: z.object({ city: z.string() }) })).object,
      { city: "blue" },
    ],
    [
      "embedMany",
      async (ai) => (await embedMany({ model: ai.embeddingModel("m"), values: ["a", "b"] })).embeddings,
      [
        [0.5, -0.5],
        [0.25, 0.75],
      ],
    ],
    [
      "generateImage",
      async (ai) => (await generateImage({ model: ai.imageModel("mock/text-to-image"), prompt: "x" })).image.base64,
      "/9j/2Q==",
    ],
  ])("%s", async (_, call, expected) => {
    expect(await call(providerOf(await started()))).toEqual(expected);
  });

  test("an error, and a call again after a failure", async () => {
    const mock = await started({
      failures: [
        { status: 429, retryAfter: 0.01, when: { call: 1 } },
        { status: 400, when: { call: 3 } },
      ],
    });
    const call = { model: providerOf(mock)("m"), prompt: "x" };
    expect((await generateText(call)).text).toBe("Blue.");
    const error: unknown = await generateText(call).catch((reason: unknown) => reason);
    expect(APICallError.isInstance(error) && error.statusCode).toBe(400);
  });
});

const run = promisify(execFile);
const works = (program: string, ...words: readonly string[]): boolean =>
  spawnSync(program, words, { stdio: "ignore" }).status === 0;
const hasCurl = works("curl", "--version");
/** The variable `PYTHON` names a Python with the package openai. */
const PYTHON = [process.env["PYTHON"] ?? "python3"].find((program) => works(program, "-c", "import openai"));

test.skipIf(!hasCurl)("curl", async () => {
  const mock = await started({ failures: [{ cutAfter: { chunks: 1 }, when: { body: { stream: true } } }] });
  const address = `${mock.url}/v1/chat/completions`;
  const words = (body: object): string[] => [
    "-sS",
    address,
    "-H",
    "content-type: application/json",
    "-d",
    JSON.stringify(body),
  ];
  expect(JSON.parse((await run("curl", words(chat))).stdout)).toMatchObject({
    choices: [{ message: { content: "Blue." } }],
  });
  await expect(run("curl", words({ ...chat, stream: true }))).rejects.toMatchObject({
    code: 18,
    stdout: /^data: .*Blue/,
  });
});

const PROGRAM = `
import io, sys
import openai

def client(**options):
    return openai.OpenAI(base_url=sys.argv[1] + "${ROUTES}", api_key="any", max_retries=0, **options)

chat = dict(model="m", messages=[{"role": "user", "content": "Name a colour."}])
tools = [{"type": "function", "function": {"name": "weather", "parameters": {"type": "object", "properties": {"city": {"type": "string"}}}}}]
api = client()
print(api.chat.completions.create(**chat).choices[0].message.content)
print("".join(chunk.choices[0].delta.content or "" for chunk in api.chat.completions.create(**chat, stream=True) if chunk.choices))
print(api.chat.completions.create(**chat, tools=tools).choices[0].message.tool_calls[0].function.arguments)
print([len(item.embedding) for item in api.embeddings.create(model="m", input=["a", "b", "c"]).data])
print(api.images.generate(model="mock/text-to-image", prompt="x").data[0].b64_json)
print(api.audio.speech.create(model="m", voice="alloy", input="x").content[:3])
print(api.audio.transcriptions.create(model="m", file=("a.wav", io.BytesIO(b"hum"))).text)
for call in (lambda: client().chat.completions.create(**chat), lambda: client(timeout=0.2).chat.completions.create(**chat), lambda: list(client().chat.completions.create(**chat, stream=True))):
    for attempt in range(2):
        try:
            call()
        except Exception as error:
            print(type(error).__name__, getattr(error, "status_code", ""))
`;

test.skipIf(PYTHON === undefined)("openai in Python", async () => {
  const failures: readonly Failure[] = [
    { status: 429, when: { task: "conversational", call: 4 } },
    { lose: "answer", when: { task: "conversational", call: 5 } },
    { hang: true, when: { task: "conversational", call: 6 } },
    { status: 500, when: { task: "conversational", call: 7 } },
    { cutAfter: { chunks: 1 }, when: { task: "conversational", call: 8 } },
    { status: 404, when: { task: "conversational", call: 9 } },
  ];
  const mock = await started({ failures });
  const { stdout } = await run(PYTHON ?? "", ["-c", PROGRAM, mock.url]);
  expect(stdout.trim().split("\n")).toEqual([
    "Blue.",
    "Blue.",
    '{"city": "blue"}'.replace(" ", ""),
    "[2, 2, 2]",
    "/9j/2Q==",
    "b'ID3'",
    "Mind the step.",
    "RateLimitError 429",
    "APIConnectionError ",
    "APITimeoutError ",
    "InternalServerError 500",
    "APIConnectionError ",
    "NotFoundError 404",
  ]);
});
