import { describe, expect, test } from "vitest";
import { checkInput } from "./input.ts";
import { TASK_OF } from "../../../generated/functions.ts";
import { InferenceClient, type ClientOptions } from "../index.ts";
import { InputError, RoutingError } from "../../http/errors.ts";
import * as core from "../core.ts";

/** Returns a client that records its requests. No test may send a request, so every request fails. */
function start(options: ClientOptions = {}, token = "hf_token") {
  const asked: string[] = [];
  const fetch = (async (input: string) => {
    asked.push(input);
    throw new TypeError("the test must not send a request");
  }) as unknown as typeof globalThis.fetch;
  return { asked, client: new InferenceClient(token, { fetch, maxRetries: 0, ...options }) };
}

const MESSAGES = [{ role: "user" as const, content: "Hello" }];
const CHAT = { model: "acme/model", messages: MESSAGES };
const FILE = new Blob(["x"], { type: "image/png" });

const circle: Record<string, unknown> = {};
circle["self"] = circle;

type Bad = readonly [name: string, method: string, args: unknown, message: RegExp, options?: ClientOptions];

const BAD: readonly Bad[] = [
  ["missing arguments", "chatCompletion", undefined, /^Params are required$/],
  ["null", "chatCompletion", null, /^Params are required$/],
  ["missing messages", "chatCompletion", { model: "m" }, /^messages must be .* it is missing$/],
  ["empty messages", "chatCompletion", { ...CHAT, messages: [] }, /^messages must be .* it is empty$/],
  ["messages as text", "chatCompletion", { ...CHAT, messages: "hi" }, /^messages must be .* it is a string$/],
  [
    "a message without a role",
    "chatCompletion",
    { ...CHAT, messages: [{ content: "x" }] },
    /^messages must be .* role/,
  ],
  ["a missing model", "chatCompletion", { messages: MESSAGES }, /^model is missing/],
  ["a model that is a number", "chatCompletion", { ...CHAT, model: 5 }, /^model must be a string; it is a number$/],
  ["a token that is an object", "chatCompletion", { ...CHAT, accessToken: {} }, /^accessToken must be a string/],
  [
    "a model that would change the path",
    "textToImage",
    { provider: "together", model: "../../api/whoami", inputs: "x" },
    /^model must be an id/,
  ],
  ["an unknown provider", "chatCompletion", { ...CHAT, provider: "grok" }, /did you mean "groq"\?.*together/],
  ["a provider that is a number", "chatCompletion", { ...CHAT, provider: 7 }, /^provider must be the id of a provider/],
  [
    "a provider with the name of an inherited property",
    "chatCompletion",
    { ...CHAT, provider: "constructor" },
    /^Unknown provider "constructor"/,
  ],
  [
    "an unknown provider after a colon",
    "textToImage",
    { model: "acme/model:nobody", inputs: "x" },
    /^Unknown provider "nobody"/,
  ],
  [
    "a routing policy for a task that is not chat",
    "textToImage",
    { model: "acme/model:fastest", inputs: "x" },
    /":fastest" works only for chat/,
  ],
  [
    "a task that the provider does not offer",
    "textToImage",
    { provider: "groq", model: "m", inputs: "x" },
    /^Groq does not offer text-to-image: it offers conversational/,
  ],
  [
    "both a provider and an endpoint",
    "chatCompletion",
    { ...CHAT, provider: "groq", endpointUrl: "https://e.example" },
    /exclude each other/,
  ],
  [
    "an endpoint that does not use https",
    "chatCompletion",
    { ...CHAT, endpointUrl: "http://e.example/v1" },
    /use https/,
  ],
  ["an endpoint that is not a URL", "chatCompletion", { ...CHAT, endpointUrl: "e.example" }, /address/],
  [
    "a hub token instead of the provider's own key",
    "chatCompletion",
    { ...CHAT, provider: "openai", model: "openai/m" },
    /its own key/,
  ],
  [
    "a model without the prefix that the provider requires",
    "chatCompletion",
    { ...CHAT, accessToken: "sk-1", provider: "openai" },
    /^model must be "openai\/"/,
  ],
  [
    "a hub token for a retired provider",
    "chatCompletion",
    { ...CHAT, provider: "nebius" },
    /does not forward to Nebius/,
  ],
  [
    "an empty file",
    "imageClassification",
    { model: "m", inputs: new Blob([]) },
    /^inputs must be .* it is an empty Blob$/,
  ],
  ["bytes instead of a text", "textToImage", { model: "m", inputs: new ArrayBuffer(4) }, /it is bytes$/],
  ["a blank text in a list", "featureExtraction", { model: "m", inputs: ["a", " "] }, /; item 1 is blank$/],
  ["a file in a list of texts", "summarization", { model: "m", inputs: ["a", FILE] }, /; item 1 is a Blob$/],
  [
    "a second message without a role",
    "chatCompletion",
    { ...CHAT, messages: [...MESSAGES, { content: "" }] },
    /; item 1 has no role$/,
  ],
  ["a message that is a string", "chatCompletion", { ...CHAT, messages: ["hi"] }, /; item 0 is a string$/],
  [
    "an audio file of a type that the provider does not accept",
    "automaticSpeechRecognition",
    { provider: "fal-ai", model: "acme/m", inputs: FILE },
    /^Provider fal-ai does not support blob type image\/png - supported content types are: audio\/mpeg/,
  ],
  [
    "an audio file without a type",
    "automaticSpeechRecognition",
    { provider: "fal-ai", model: "acme/m", inputs: new Blob(["x"]) },
    /^Unable to determine the input's content-type\. Make sure your are passing a Blob when using provider fal-ai\.$/,
  ],
  [
    "an output type that the provider does not support",
    "textToImage",
    { provider: "hf-inference", model: "acme/m", inputs: "x" },
    /^outputType "url" is not supported/,
    { outputType: "url" },
  ],
  [
    "an empty buffer",
    "audioClassification",
    { model: "m", data: new ArrayBuffer(0) },
    /^inputs must be .* it is empty$/,
  ],
  [
    "text instead of a file",
    "imageToImage",
    { model: "m", inputs: "cat.png" },
    /^inputs must be .*Blob.* it is a string$/,
  ],
  ["a blank prompt", "textToImage", { model: "m", inputs: " " }, /^inputs must be a non-empty string.*it is blank$/],
  [
    "parameters as text",
    "textToImage",
    { model: "m", inputs: "x", parameters: "big" },
    /^parameters must be an object/,
  ],
  [
    "a question without an image",
    "visualQuestionAnswering",
    { model: "m", inputs: { question: "?" } },
    /^inputs\.image must be .* missing$/,
  ],
  [
    "no labels",
    "zeroShotClassification",
    { model: "m", inputs: "x", parameters: { candidate_labels: [] } },
    /^parameters\.candidate_labels must be .* empty$/,
  ],
  [
    "sentences without a source",
    "sentenceSimilarity",
    { model: "m", inputs: { sentences: ["a"] } },
    /^inputs\.source_sentence/,
  ],
  ["a table without a question", "tableQuestionAnswering", { model: "m", inputs: { table: {} } }, /^inputs\.query/],
  [
    "a provider's own key for the automatic choice of a provider",
    "textToSpeech",
    { accessToken: "k", provider: "auto", model: "m:preferred", inputs: "x" },
    /hub token/,
  ],
  [
    "a header with a line break",
    "chatCompletion",
    CHAT,
    /"X-Trace" cannot be sent/,
    { headers: { "X-Trace": "a\nb" } },
  ],
  [
    "a number as the provider of the client",
    "chatCompletion",
    CHAT,
    /^provider must be the id/,
    { provider: 5 as never },
  ],
  [
    "a number as the endpoint of the client",
    "chatCompletion",
    CHAT,
    /^endpointUrl must be/,
    { endpointUrl: 5 as never },
  ],
  [
    "an unknown fallback provider",
    "chatCompletion",
    CHAT,
    /"togehter".*"together"/,
    { fallbackProviders: ["togehter" as "together"] },
  ],
  [
    "a circular value in extraBody",
    "chatCompletion",
    CHAT,
    /^the arguments contain a circular reference/,
    { extraBody: circle },
  ],
  ["a line break in billTo", "chatCompletion", CHAT, /"x-hf-bill-to" cannot be sent/, { billTo: "a\r\nb: c" }],
];

describe("wrong input is rejected before a request is sent", () => {
  test.each(BAD.map((bad) => [bad[0], bad] as const))("%s", async (_, [, method, args, message, options]) => {
    const { client, asked } = start(options);
    const call = (client as unknown as Record<string, (args: unknown) => Promise<unknown>>)[method];
    const error: unknown = await call?.(args).catch((thrown: unknown) => thrown);
    expect(error instanceof InputError || error instanceof RoutingError).toBe(true);
    expect((error as Error).message).toMatch(message);
    expect(asked).toEqual([]);
  });

  test("a token with a line break is refused, and the error does not show the token", async () => {
    const { client, asked } = start({}, "hf_secret\nX-Other: 1");
    const error: unknown = await client.chatCompletion(CHAT).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect(String(error) + JSON.stringify(error)).not.toContain("hf_secret");
    expect(asked).toEqual([]);
  });

  test("the automatic choice of a provider rejects a missing token and a provider's own key", async () => {
    for (const token of ["", "sk-key"]) {
      const { client } = start({}, token);
      await expect(client.chatCompletion(CHAT)).rejects.toBeInstanceOf(RoutingError);
    }
    await expect(start({}, "sk-key").client.textToImage({ model: "acme/m", inputs: "x" })).rejects.toBeInstanceOf(
      RoutingError,
    );
  });

  test("for a stream, the error is thrown when the first chunk is read", async () => {
    const { client, asked } = start();
    await expect(client.chatCompletionStream({ model: "m", messages: [] }).next()).rejects.toThrow(/^messages must be/);
    expect(asked).toEqual([]);
  });

  test("jobs.resume checks its arguments", () => {
    const { client } = start();
    expect(() => client.jobs.resume("", { provider: "fal-ai", task: "text-to-video" })).toThrow("id must be");
    expect(() => client.jobs.resume("1", { provider: "fal-ai", task: "text-to-video" })).toThrow("model is missing");
    expect(() => client.jobs.resume("1", { provider: "auto", task: "text-to-video" })).toThrow("provider is missing");
    expect(() => client.jobs.resume("1", { provider: "groq", task: "conversational" })).toThrow(
      "has no jobs for conversational",
    );
  });

  test("functions of inference/core accept only the object of a provider, not its name", async () => {
    await expect(core.chatCompletion({ ...CHAT, provider: "groq" })).rejects.toThrow(
      'import it from "hubsmith/providers/groq"',
    );
    await expect(core.textToImage({ provider: "groq", inputs: "x" })).rejects.toThrow("must be an object");
  });
});

test("the check of every task accepts valid input", () => {
  const good: Record<string, unknown> = { messages: MESSAGES, input: "x", parameters: { candidate_labels: ["a"] } };
  const inputs: Record<string, unknown> = {
    "question-answering": { question: "?", context: "c" },
    "sentence-similarity": { source_sentence: "a", sentences: ["b"] },
    "table-question-answering": { query: "?", table: {} },
    "document-question-answering": { question: "?", image: FILE },
    "visual-question-answering": { question: "?", image: FILE },
    "tabular-classification": { data: {} },
    "tabular-regression": { data: {} },
  };
  for (const task of Object.values(TASK_OF)) {
    const takesFile = /^(?:audio|image|automatic|object)|image-classification$/.test(task);
    const args = { ...good, inputs: inputs[task] ?? (takesFile ? FILE : "x") };
    expect(() => checkInput(task, args)).not.toThrow();
    const isOptional = task === "image-text-to-image" || task === "image-text-to-video";
    if (!isOptional) expect(() => checkInput(task, { parameters: {} })).toThrow(InputError);
  }
});
