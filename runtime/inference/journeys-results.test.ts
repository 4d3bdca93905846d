import { inspect } from "node:util";
import { expect, test } from "vitest";
import { featureExtraction, type ClientOptions, type UploadProgress } from "./index.ts";
import { RoutingError } from "../http/errors.ts";
import { json, pieces } from "./testing/faulty-server.ts";
import { bodyOf, MESSAGES, paths, start, TOKEN } from "./testing/journey.ts";
import { CHAT, mapping, type Routes } from "./testing/routes.ts";

const EVENT = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

test("a stream can be read in chunks or as a whole; leaving it ends the request", async () => {
  const delta = (content: string, finish_reason: string | null = null) =>
    EVENT({ id: "c", choices: [{ index: 0, delta: { content }, finish_reason }] });
  const all = [delta("Bl"), delta("ue"), delta(".", "stop"), "data: [DONE]\n\n"];
  const { server, client } = await start(() => ({
    "POST /v1/chat/completions": [pieces(all), pieces(all), pieces(all.slice(0, 1), "silence")],
  }));
  const args = { model: "acme/model", messages: MESSAGES };
  let text = "";
  for await (const chunk of client.chatCompletionStream(args)) text += chunk.choices[0]?.delta.content ?? "";
  expect(text).toBe("Blue.");
  expect(bodyOf(server)).toMatchObject({ stream: true });
  expect(await client.chatCompletionStream(args).finalMessage()).toMatchObject({ role: "assistant", content: "Blue." });
  for await (const chunk of client.chatCompletionStream(args)) if (chunk.choices.length > 0) break;
  for (let tries = 0; tries < 100 && server.busy() > 0; tries++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.busy()).toBe(0);
});

test("withResponse returns status, headers and request id; for a stream, before its first chunk", async () => {
  const chunk = EVENT({ choices: [{ index: 0, delta: { content: "x" }, finish_reason: "stop" }] });
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["hf-inference", "acme/model", "text-classification"]),
    "POST /hf-inference/models/acme/model": json([{ label: "a", score: 1 }], 200, { "x-request-id": "r-1" }),
    "POST /v1/chat/completions": pieces([chunk], "end", { "x-request-id": "s-1" }),
  }));
  const args = { model: "acme/model", inputs: "x" };
  const reply = [{ label: "a", score: 1 }];
  const { data, response, requestId, ...sent } = await client.request.withResponse(args);
  expect([data, response.status, requestId, sent]).toEqual([
    reply,
    200,
    "r-1",
    { provider: "hf-inference", body: reply },
  ]);
  for (const open of [client.chatCompletionStream, client.streamingRequest]) {
    const stream = await open.withResponse({ model: "acme/model", messages: MESSAGES });
    expect([stream.requestId, stream.response.status, stream.provider]).toEqual(["s-1", 200, "auto"]);
    expect(stream.response.url).toBe(`${server.origin}/v1/chat/completions`);
    expect(await stream.data.collect()).toMatchObject({ choices: [{ message: { content: "x" } }] });
  }
  await expect(client.chatCompletionStream.withResponse({ model: "m", messages: [] })).rejects.toThrow(
    /^messages must/,
  );
  for (const call of [client.request, client.streamingRequest, client.chatCompletionStream]) {
    await expect(call.withResponse(undefined as never)).rejects.toThrow(/^Params are required$/);
  }
});

test("fallback providers are tried in order, and if all providers fail, the error names them all", async () => {
  const routes: Routes = {
    "GET /api/models/acme/model": mapping(
      ["groq", "a", "conversational"],
      ["together", "b", "conversational"],
      ["nscale", "c", "text-to-image"],
    ),
    "POST /groq/openai/v1/chat/completions": json({ error: "overloaded" }, 400, { "x-request-id": "g-1" }),
    "POST /together/v1/chat/completions": [json(CHAT), json({ id: 5 })],
  };
  const { client } = await start(() => routes);
  const args = { provider: "groq", model: "acme/model", messages: MESSAGES } as const;
  const options: ClientOptions = { fallbackProviders: ["nscale", "cohere", "together"] };
  expect(await client.chatCompletion(args, options)).toMatchObject({ id: "chat-1" });
  const error = await client.chatCompletion(args, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RoutingError);
  expect((error as RoutingError).causes).toMatchObject([
    { name: "ProviderApiError", httpResponse: { status: 400, requestId: "g-1" } },
    { name: "InputError" },
    { name: "InputError" },
    { name: "ProviderOutputError", httpResponse: { status: 200 } },
  ]);
  expect((error as RoutingError).message).toMatch(/all 4 providers failed; groq: .*overloaded.*; together: /);
});

test("a stream can fall back to another provider before its first chunk", async () => {
  const { client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["groq", "a", "conversational"], ["together", "b", "conversational"]),
    "POST /groq/openai/v1/chat/completions": json({ error: "overloaded" }, 400),
    "POST /together/v1/chat/completions": pieces([
      EVENT({ choices: [{ index: 0, delta: { content: "x" }, finish_reason: "stop" }] }),
    ]),
  }));
  const stream = client.chatCompletionStream(
    { provider: "groq", model: "acme/model", messages: MESSAGES },
    { fallbackProviders: ["together"] },
  );
  expect(await stream.finalMessage()).toMatchObject({ content: "x" });
});

test("a batch returns the result or the error of each item in order", async () => {
  const { client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["hf-inference", "acme/model", "summarization"]),
    "POST /hf-inference/models/acme/model": (request, response, body) => {
      const { inputs } = JSON.parse(body) as { inputs: string };
      return (inputs === "bad" ? json({ error: "no" }, 400) : json([{ summary_text: inputs }]))(
        request,
        response,
        body,
      );
    },
  }));
  const progress: number[] = [];
  const outcomes = await client.batch(
    ["a", "bad", "c", "d"],
    (inputs) => client.summarization({ model: "acme/model", inputs }),
    { concurrency: 2, onProgress: ({ done }) => progress.push(done) },
  );
  expect(outcomes).toMatchObject([
    { ok: true, value: { summary_text: "a" } },
    { ok: false, error: { name: "ProviderApiError", httpResponse: { status: 400 } } },
    { ok: true, value: { summary_text: "c" } },
    { ok: true, value: { summary_text: "d" } },
  ]);
  expect(progress).toEqual([1, 2, 3, 4]);
});

test("headers, extraBody and hooks are used, and the progress of a large body is reported", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/ear": mapping(["hf-inference", "acme/ear", "automatic-speech-recognition"]),
    "POST /hf-inference/models/acme/ear": json({ text: "Mind the step." }),
    "POST /v1/chat/completions": json(CHAT),
  }));
  const events: string[] = [];
  await client.chatCompletion(
    { model: "acme/model", messages: MESSAGES },
    {
      headers: { "X-Trace": "t-1", "User-Agent": "mine/1" },
      extraBody: { top_k: 4, model: "other" },
      onRequest: ({ method, headers }) => events.push(`${method} ${headers["authorization"]}`),
      onResponse: ({ status, attempt }) => events.push(`${status} ${attempt}`),
    },
  );
  expect(events).toEqual(["POST [redacted]", "200 1"]);
  expect(server.seen[0]?.headers).toMatchObject({ "x-trace": "t-1", "user-agent": "mine/1" });
  expect(bodyOf(server)).toMatchObject({ top_k: 4, model: "other" });
  const uploaded: UploadProgress[] = [];
  const sound = new Blob([new Uint8Array(200_000)], { type: "audio/flac" });
  const { text } = await client.automaticSpeechRecognition(
    { model: "acme/ear", inputs: sound },
    { onUpload: (progress) => uploaded.push(progress) },
  );
  expect(text).toBe("Mind the step.");
  expect(uploaded.map(({ sent }) => sent)).toEqual([0, 65_536, 131_072, 196_608, 200_000]);
  expect(server.seen.at(-1)?.headers["content-type"]).toBe("audio/flac");
});

test("embeddings are returned in the order of the texts, whatever the order in the response", async () => {
  const { server, options } = await start(() => ({
    "GET /api/models/acme/model": mapping(["together", "e", "feature-extraction"]),
    "POST /together/v1/embeddings": json({
      data: [
        { index: 1, embedding: [3, 4] },
        { index: 0, embedding: [1, 2] },
      ],
    }),
  }));
  const args = { accessToken: TOKEN, model: "acme/model", inputs: ["a", "b"] };
  expect(await featureExtraction(args, options)).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(paths(server)).toHaveLength(2);
});

test("the question about a table may be in `question` (as in the schema) or `query` (as on servers)", async () => {
  const found = { aggregator: "NONE", answer: "5", cells: ["5"], coordinates: [[0, 1]] };
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["hf-inference", "acme/model", "table-question-answering"]),
    "POST /hf-inference/models/acme/model": json([found]),
  }));
  const table = { Name: ["Hub"], Stars: ["5"] };
  await client.tableQuestionAnswering({ model: "acme/model", inputs: { question: "How many?", table } });
  await client.tableQuestionAnswering({ model: "acme/model", inputs: { query: "How many?", table } });
  expect(bodyOf(server, -2)).toEqual(bodyOf(server));
  expect(bodyOf(server)).toEqual({ inputs: { query: "How many?", table } });
});

test("a function of a client also works on its own, and a printed client does not show its token", async () => {
  const { client } = await start(() => ({ "POST /v1/chat/completions": json(CHAT) }), {
    headers: { "x-key": "secret-1" },
  });
  const { chatCompletion: chat } = client;
  expect((await chat({ model: "acme/model", messages: MESSAGES })).id).toBe("chat-1");
  const shown =
    inspect(client, { depth: 9, showHidden: true, getters: true }) +
    JSON.stringify(client) +
    JSON.stringify(Object.entries(client));
  expect(shown).not.toContain(TOKEN);
  expect(shown).not.toContain("secret-1");
});
