import { readFileSync } from "node:fs";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  InvalidArgumentError,
  InvalidResponseDataError,
  LoadAPIKeyError,
  NoSuchModelError,
  type LanguageModelV3CallOptions,
  type LanguageModelV3Prompt,
  UnsupportedFunctionalityError,
} from "@ai-sdk/provider";
import * as ai from "ai";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { deadOrigin } from "../inference/testing/faulty-server.ts";
import type { Answer, Mock, SeenRequest } from "../mock/index.ts";
import { createHubsmith, hubsmith } from "./index.ts";
import { OWN_PROGRAMS } from "./testing/own-programs.ts";
import { PROGRAMS, toolsOf } from "./testing/programs.ts";
import { BLUE, endless, STEPS } from "./testing/script.ts";
import { modelsAt, startScript, tinyHost } from "./testing/server.ts";

let mock: Mock;
/** Answers requests instead of the script, if it is set. */
let other: (request: SeenRequest) => Answer | undefined;
beforeAll(async () => {
  (globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;
  mock = await startScript((request) => other(request));
});
afterAll(async () => {
  await mock.close();
});
beforeEach(() => {
  other = () => undefined;
  mock.requests.length = 0;
});

const sent = () => mock.requests.map(({ body }) => body as Record<string, unknown> & { messages: unknown[] });
const models = () => modelsAt(mock.url);
const routes = () => ({ hubUrl: mock.url, routerUrl: mock.url });
const routed = () => createHubsmith({ ...routes(), accessToken: "hf_any" });
const HELLO: LanguageModelV3Prompt = [{ role: "user", content: [{ type: "text", text: "Hello" }] }];

async function partsOf(options: Partial<LanguageModelV3CallOptions>, id = "tiny", own = models()) {
  const { stream } = await own(id).doStream({ prompt: HELLO, ...options });
  const parts = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

describe("the same programs with @ai-sdk/openai-compatible", () => {
  /** A place in the results or the requests, and the start of the row in the document that explains the difference. */
  const DIFFERENCES: readonly (readonly [RegExp, string])[] = [
    [/\.warnings\[\d\]\.details$/, "Warnings"],
    [/\.(?:reasoning_details|extra_content)$/, "Fields that the provider added to its answer"],
    [/\.types\[\d+\]$/, "Order of parts in a stream"],
    [/\.strict$/, "`strict`"],
    [/\.encoding_format$/, "`encoding_format`"],
    [/^image\.(?:result\.images|sent|paths)$/, "Several images"],
    [/\.message$/, "Message of an `APICallError`"],
  ];

  const placesOf = (one: unknown, two: unknown, place: string): string[] => {
    if (typeof one !== "object" || typeof two !== "object" || one === null || two === null)
      return Object.is(one, two) ? [] : [place];
    const isList = Array.isArray(one);
    if (isList && one.length !== (two as unknown[]).length) return [place];
    const names = new Set([...Object.keys(one), ...Object.keys(two)]);
    return [...names].flatMap((name) =>
      placesOf(one[name as never], two[name as never], isList ? `${place}[${name}]` : `${place}.${name}`),
    );
  };

  test("give the same results, and send the same requests, apart from the listed differences", async () => {
    const settings = { name: "hubsmith", baseURL: `${mock.url}/tiny/v1`, apiKey: "key" };
    const theirs = createOpenAICompatible({ ...settings, includeUsage: true, supportsStructuredOutputs: true });
    const found: string[] = [];
    for (const [name, program] of Object.entries(PROGRAMS)) {
      const outcomes = [];
      for (const own of [models(), theirs]) {
        mock.requests.length = 0;
        const result = await program(ai, own);
        outcomes.push({ result, sent: sent(), paths: mock.requests.map(({ path }) => path) });
      }
      found.push(...placesOf(outcomes[0], outcomes[1], name));
    }
    const explained = found.map((place) => DIFFERENCES.find(([pattern]) => pattern.test(place))?.[1] ?? place);
    expect([...new Set(explained)].toSorted()).toEqual(DIFFERENCES.map(([, row]) => row).toSorted());
    const document = readFileSync(new URL("../../site/docs/ai-sdk.md", import.meta.url), "utf8");
    const section = document.split("## Differences from `@ai-sdk/openai-compatible`")[1] ?? "";
    const rows = new Set([...section.matchAll(/^\| (.+?) +\|/gm)].map(([, first]) => first));
    expect(DIFFERENCES.map(([, row]) => row).filter((row) => !rows.has(row))).toEqual([]);
  });
});

test.each(["tools", "tools in a stream"])("%s: each answer goes back as the provider sent it", async (name) => {
  expect(await PROGRAMS[name]?.(ai, models())).toMatchObject({ text: "It is mild." });
  const [, second, third] = sent();
  const results = ["call-1", "call-2", "call-3"].map((tool_call_id, index) => {
    return { role: "tool", tool_call_id, content: `mild in ${["Paris", "Rome", "Oslo"][index]}` };
  });
  const [one, two] = STEPS.map((step) => ({ role: "assistant", ...step }));
  expect(second?.messages.slice(1)).toEqual([one, ...results.slice(0, 2)]);
  expect(third?.messages.slice(1)).toEqual([one, ...results.slice(0, 2), two, results[2]]);
});

test("an answer that was stored as the messages of a chat page goes back as the provider sent it", async () => {
  const { weather } = toolsOf(ai);
  const result = ai.streamText({ model: models()("agent"), prompt: "Weather?", tools: { weather } });
  let stored = "";
  for await (const message of ai.readUIMessageStream({ stream: result.toUIMessageStream() })) {
    stored = JSON.stringify(message);
  }
  const messages = await ai.convertToModelMessages([JSON.parse(stored) as ai.UIMessage]);
  await ai.generateText({ model: models()("tiny"), messages });
  expect(sent()[1]?.messages[0]).toEqual({ role: "assistant", ...STEPS[0] });
});

test("the parts of an answer, its usage and its response", async () => {
  const result = await models()("tiny").doGenerate({ prompt: HELLO });
  expect(result).toMatchObject({
    content: [
      { type: "reasoning", text: "Sky." },
      { type: "text", text: BLUE },
    ],
    finishReason: { unified: "stop", raw: "stop" },
    usage: {
      inputTokens: { total: 30, noCache: 20, cacheRead: 10, cacheWrite: undefined },
      outputTokens: { total: 12, text: 7, reasoning: 5 },
      raw: { total_tokens: 42 },
    },
    providerMetadata: { hubsmith: { provider: "tiny-host" } },
    response: { id: "chat-1", modelId: "tiny", timestamp: new Date(1_760_000_000_000), body: { id: "chat-1" } },
    request: { body: '{"model":"tiny","messages":[{"role":"user","content":"Hello"}]}' },
  });
  expect(result.response?.headers).toMatchObject({ "content-type": "application/json" });
  expect(mock.requests[0]?.headers).toMatchObject({
    authorization: "Bearer key",
    "user-agent": expect.stringMatching(/^hubsmith\//),
  });
});

interface MessageCase {
  readonly name: string;
  readonly prompt: unknown;
  readonly sent: object;
}
const MESSAGES = parse(readFileSync(new URL("cases/messages.yaml", import.meta.url), "utf8")) as readonly MessageCase[];

test.each(MESSAGES)("a message with $name", async ({ prompt, sent: expected }) => {
  const withUrl = (_: string, value: unknown) =>
    typeof value === "object" && value !== null && "url" in value && Object.keys(value).length === 1
      ? new URL(String(value.url))
      : value;
  const given = JSON.parse(JSON.stringify(prompt), withUrl) as LanguageModelV3Prompt;
  await models()("tiny").doGenerate({ prompt: [...HELLO, ...given] });
  expect(sent()[0]?.messages[1]).toEqual(expected);
});

test("settings become fields of the request, and providerOptions.hubsmith adds fields", async () => {
  const tools = [
    { type: "function", name: "t", inputSchema: { type: "object" }, strict: true },
    { type: "provider", id: "openai.web_search", name: "web", args: {} },
  ] as const;
  const { warnings } = await models()("tiny").doGenerate({
    prompt: HELLO,
    maxOutputTokens: 5,
    stopSequences: ["."],
    presencePenalty: 1,
    frequencyPenalty: 0.5,
    topK: 3,
    responseFormat: { type: "json" },
    tools: [...tools],
    toolChoice: { type: "tool", toolName: "t" },
    providerOptions: { hubsmith: { top_k: 3, reasoning_effort: "low" }, other: { a: 1 } },
    headers: { "x-own": "1", "x-absent": undefined },
  });
  expect(sent()[0]).toEqual({
    model: "tiny",
    messages: [{ role: "user", content: "Hello" }],
    max_tokens: 5,
    stop: ["."],
    presence_penalty: 1,
    frequency_penalty: 0.5,
    response_format: { type: "json_object" },
    tools: [{ type: "function", function: { name: "t", parameters: { type: "object" }, strict: true } }],
    tool_choice: { type: "function", function: { name: "t" } },
    top_k: 3,
    reasoning_effort: "low",
  });
  expect(mock.requests[0]?.headers["x-own"]).toBe("1");
  const [topK, tool] = warnings;
  expect(warnings).toHaveLength(2);
  expect(topK).toMatchObject({ type: "unsupported", feature: "topK" });
  expect(tool).toEqual({ type: "unsupported", feature: "provider-defined tool web" });
});

test("settings that the provider's format does not have are left out, with a warning", async () => {
  const providerOptions = { hubsmith: { logprobs: true, temperature: 0.5 } };
  const settings = { prompt: HELLO, seed: 1, presencePenalty: 0.5, providerOptions };
  const bodies: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    bodies.push(JSON.parse(init?.body as string));
    return Response.json({
      id: "m",
      model: "m",
      content: [{ type: "text", text: "Hi." }],
      stop_reason: "end_turn",
      usage: {},
    });
  };
  const { warnings } = await createHubsmith({ provider: "anthropic", accessToken: "key", fetch })("m").doGenerate(
    settings,
  );
  expect(bodies[0]).not.toHaveProperty("seed");
  expect(bodies[0]).toHaveProperty("temperature", 0.5);
  expect(warnings.map((warning) => "feature" in warning && warning.feature)).toEqual([
    "seed",
    "presencePenalty",
    "logprobs",
  ]);
});

test("a stream: raw chunks, the response, and an error after the start", async () => {
  const raw = (await partsOf({ includeRawChunks: true })).find(({ type }) => type === "raw");
  expect(raw).toMatchObject({ rawValue: { object: "chat.completion.chunk" } });
  const parts = await partsOf({});
  expect(parts.slice(0, 3)).toMatchObject([
    { type: "stream-start", warnings: [] },
    { type: "response-metadata", id: "chat-1", modelId: "tiny" },
    { type: "reasoning-start", id: "reasoning-0" },
  ]);
  expect(parts.at(-1)).toMatchObject({ type: "finish", providerMetadata: { hubsmith: { provider: "tiny-host" } } });
  const chunk = { choices: [{ index: 0, delta: { content: "B" }, finish_reason: null }] };
  other = () => ({ stream: [chunk] });
  expect((await partsOf({})).slice(-2)).toMatchObject([
    { type: "error", error: { name: "AI_APICallError", isRetryable: true, statusCode: 200 } },
    { type: "finish", finishReason: { unified: "error" } },
  ]);
  other = () => ({ stream: [chunk, { error: { message: "broken", code: 500 } }] });
  expect((await partsOf({})).find(({ type }) => type === "error")).toMatchObject({
    error: { message: expect.stringContaining("broken") },
  });
});

test("tool calls without ids, and complete calls in one piece, get an id each", async () => {
  const piece = (name: string) => ({ function: { name, arguments: '{"a":1}' } });
  const tool_calls = [piece("one"), piece("two")];
  const answer = { choices: [{ index: 0, message: { role: "assistant", tool_calls }, finish_reason: "tool_calls" }] };
  other = ({ body }) =>
    (body as { stream?: boolean }).stream === true
      ? {
          stream: [{ choices: [{ index: 0, delta: { tool_calls }, finish_reason: "tool_calls" }] }, "data: [DONE]\n\n"],
        }
      : { json: { id: "c", created: 1, model: "m", ...answer } };
  const whole = (await models()("tiny").doGenerate({ prompt: HELLO })).content;
  const streamed = (await partsOf({})).filter(({ type }) => type === "tool-call");
  for (const calls of [whole, streamed]) {
    expect(calls).toMatchObject([
      { toolName: "one", input: '{"a":1}' },
      { toolName: "two", input: '{"a":1}' },
    ]);
    const ids = calls.map((call) => "toolCallId" in call && call.toolCallId);
    expect(ids).toEqual([expect.stringMatching(/^call_/), expect.stringMatching(/^call_/)]);
    expect(new Set(ids).size).toBe(2);
  }
});

test("pieces of two tool calls that arrive in turns are joined", async () => {
  const delta = (...pieces: [index: number, text: string, name?: string][]) => ({
    tool_calls: pieces.map(([index, text, name]) => ({
      index,
      ...(name && { id: name }),
      function: { ...(name && { name }), arguments: text },
    })),
  });
  const deltas = [delta([0, "", "one"], [1, "", "two"]), delta([0, '{"a":']), delta([1, "{}"]), delta([0, "1}"])];
  const chunks = [...deltas.map((piece) => ({ delta: piece })), { delta: {}, finish_reason: "tool_calls" }];
  other = () => ({ stream: [...chunks.map((choice) => ({ choices: [choice] })), "data: [DONE]\n\n"] });
  const parts = await partsOf({});
  expect(parts.filter(({ type }) => type === "tool-call")).toEqual([
    { type: "tool-call", toolCallId: "one", toolName: "one", input: '{"a":1}' },
    { type: "tool-call", toolCallId: "two", toolName: "two", input: "{}" },
  ]);
  for (const id of ["one", "two"]) {
    const types = parts.flatMap((part) => ("id" in part && part.id === id ? [part.type] : []));
    expect([types[0], types.indexOf("tool-input-end")]).toEqual(["tool-input-start", types.length - 1]);
  }
});

test("an aborted signal ends a call with its reason", async () => {
  const reason = new DOMException("enough", "AbortError");
  const call = models()("tiny").doGenerate({ prompt: HELLO, abortSignal: AbortSignal.abort(reason) });
  await expect(call).rejects.toBe(reason);
});

test("leaving a stream ends the request", async () => {
  const onEnd = vi.fn<() => void>();
  other = () => ({ stream: endless(onEnd) });
  const { stream } = await models()("tiny").doStream({ prompt: HELLO });
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => onEnd.mock.calls.length).toBe(1);
});

describe("errors", () => {
  const chat = (more: object = {}, id = "tiny") => modelsAt(mock.url, more)(id).doGenerate({ prompt: HELLO });
  const answer =
    (answered: Answer, call = () => chat()) =>
    async () => {
      other = () => answered;
      await call();
    };
  const refused = { status: 400, headers: { "x-request-id": "r-1" }, json: { error: { message: "Bad." } } };
  const output = { type: "content" as const, value: [{ type: "custom" as const }] };
  const unsupported: LanguageModelV3Prompt = [
    { role: "tool", content: [{ type: "tool-result", toolCallId: "c", toolName: "t", output }] },
  ];

  test.each<[string, { isInstance(error: unknown): boolean }, object, () => PromiseLike<unknown>]>([
    [
      "a refused call",
      APICallError,
      {
        statusCode: 400,
        isRetryable: false,
        responseBody: '{"error":{"message":"Bad."}}',
        data: { error: { message: "Bad." } },
        requestBodyValues: { model: "tiny", messages: [{ role: "user", content: "Hello" }] },
        responseHeaders: expect.objectContaining({ "x-request-id": "r-1" }),
        cause: expect.objectContaining({ name: "ProviderApiError" }),
      },
      answer(refused),
    ],
    ["a refused stream", APICallError, { statusCode: 400 }, answer(refused, async () => partsOf({}) as never)],
    [
      "all providers busy",
      APICallError,
      { statusCode: 429, isRetryable: true, message: expect.stringMatching(/^all 2 providers failed/) },
      () => chat({ fallbackProviders: [{ provider: tinyHost(mock.url), accessToken: "spare-key" }] }, "busy"),
    ],
    [
      "no connection",
      APICallError,
      { statusCode: undefined, isRetryable: true },
      async () => modelsAt(await deadOrigin())("tiny").doGenerate({ prompt: HELLO }),
    ],
    ["an answer without choices", InvalidResponseDataError, { data: { ok: true } }, answer({ json: { ok: true } })],
    [
      "no token",
      LoadAPIKeyError,
      { message: expect.stringMatching(/environment variable HF_TOKEN$/) },
      () => createHubsmith({ ...routes(), accessToken: "" })("acme/conversational").doGenerate({ prompt: HELLO }),
    ],
    [
      "a model without a provider",
      NoSuchModelError,
      { modelId: "acme/none", modelType: "imageModel" },
      () => ai.generateImage({ model: routed().imageModel("acme/none"), prompt: "a" }),
    ],
    [
      "a model that the provider does not serve",
      NoSuchModelError,
      { modelId: "acme/text-to-image" },
      () => routed()("acme/text-to-image", { provider: "groq" }).doGenerate({ prompt: HELLO }),
    ],
    [
      "a task that the provider does not offer",
      NoSuchModelError,
      {
        modelType: "imageModel",
        message: expect.stringMatching(/^Groq does not offer text-to-image or image-to-image: it offers/),
      },
      async () => hubsmith.imageModel("m", { provider: "groq" }),
    ],
    [
      "a wrong token",
      LoadAPIKeyError,
      { message: expect.stringMatching(/^accessToken contains a space/) },
      () => chat({ accessToken: "a b" }),
    ],
    [
      "a wrong setting",
      InvalidArgumentError,
      { message: expect.stringMatching(/^Unknown provider "grok"/) },
      () => chat({ fallbackProviders: ["grok"] }),
    ],
    [
      "a part that no chat has",
      UnsupportedFunctionalityError,
      {},
      () => models()("tiny").doGenerate({ prompt: unsupported }),
    ],
    [
      "a file that is not in memory",
      UnsupportedFunctionalityError,
      {},
      () =>
        routed()
          .imageModel("acme/image-to-image")
          .doGenerate({
            prompt: "a",
            n: 1,
            files: [{ type: "url", url: "https://a.example" }],
            mask: undefined,
            size: undefined,
            aspectRatio: undefined,
            seed: undefined,
            providerOptions: {},
          }),
    ],
  ])("%s", async (_, kind, fields, run) => {
    const error: unknown = await run().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject(fields);
    expect(kind.isInstance(error)).toBe(true);
  });
});

const WARNED = "pass the provider's own parameter in providerOptions.hubsmith";
/** The result of each program, and a part of the body of its last request. */
const OUTCOMES: Readonly<Record<keyof typeof OWN_PROGRAMS, readonly [result: unknown, sent: object]>> = {
  speech: [
    { base64: "SUQzBAAAAAAAAA==", warnings: [{ type: "unsupported", feature: "language", details: WARNED }] },
    { input: "Mind.", voice: "warm", response_format: "mp3" },
  ],
  transcript: [{ text: "Mind the step.", segments: [] }, { language: "en" }],
  ranking: [["b"], { inputs: { source_sentence: "a", sentences: ["b", "c"] } }],
  "an image with a size and a seed": [
    { type: "image/jpeg", warnings: [] },
    { prompt: "a", width: 64, height: 32, seed: 3 },
  ],
  "a changed image": [
    ["aspectRatio"],
    { parameters: { prompt: "bluer", target_size: { width: 64, height: 32 }, strength: 0.5 } },
  ],
  embedding: [2, { input: ["a"], dimensions: 2 }],
  "an aborted stream": ["abort", { stream: true }],
  "429, then another provider and model": [
    { text: BLUE, streamed: BLUE, providerMetadata: { hubsmith: { provider: "spare-host" } } },
    { model: "tiny" },
  ],
};

test.each(Object.entries(OWN_PROGRAMS))("%s", async (name, program) => {
  const [result, body] = OUTCOMES[name as keyof typeof OWN_PROGRAMS];
  expect(await program(ai, mock.url)).toEqual(result);
  expect(mock.requests.findLast(({ method }) => method === "POST")?.body).toMatchObject(body);
});

test("the default provider reads the token when it is called", async () => {
  vi.stubEnv("HF_TOKEN", "hf_environment");
  try {
    await hubsmith("acme/conversational", routes()).doGenerate({ prompt: HELLO });
    expect(mock.requests.at(-1)?.headers["authorization"]).toBe("Bearer hf_environment");
    // An endpoint of the caller's own receives no token from the environment.
    await hubsmith("tiny", { endpointUrl: `${mock.url}/tiny/v1` }).doGenerate({ prompt: HELLO });
    expect(mock.requests.at(-1)?.headers).not.toHaveProperty("authorization");
  } finally {
    vi.unstubAllEnvs();
  }
});
