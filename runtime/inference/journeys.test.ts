import { inspect } from "node:util";
import { afterEach, expect, test } from "vitest";
import { groq } from "../../generated/providers/groq.ts";
import type { FaultyServer } from "./testing/faulty-server.ts";
import { answer, json, pieces } from "./testing/faulty-server.ts";
import { CHAT, mapping, PNG, serveRoutes } from "./testing/routes.ts";
import type { Routes } from "./testing/routes.ts";
import { chatCompletion as coreChat } from "./core.ts";
import { chatCompletion, defineProvider, featureExtraction, InferenceClient, RoutingError } from "./index.ts";
import type { ClientOptions, PollStatus, UploadProgress } from "./index.ts";

/** Whole journeys over real HTTP: one server plays the hub, the router, the providers and the places of files. */

const TOKEN = "hf_JourneyJourneyJourney";
const MESSAGES = [{ role: "user" as const, content: "Name a colour." }];
const EVENT = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;

const servers: FaultyServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** A server, and a client whose hub and router it is. */
async function start(routes: (origin: () => string) => Routes, options: ClientOptions = {}, token = TOKEN) {
  let server: FaultyServer | undefined;
  const origin = (): string => server?.origin ?? "";
  server = await serveRoutes(routes(origin));
  servers.push(server);
  const quick = { hubUrl: server.origin, routerUrl: server.origin, retry: { baseMs: 1, capMs: 2 }, ...options };
  return { server, options: quick, client: new InferenceClient(token, quick) };
}

const paths = (server: FaultyServer): string[] => server.seen.map(({ method, path }) => `${method} ${path}`);
const bodyOf = (server: FaultyServer, index = -1): unknown => JSON.parse(server.seen.at(index)?.body ?? "null");

test("chat goes to the router with the hub's name of the model, the token and the payer", async () => {
  const { server, client } = await start(() => ({ "POST /v1/chat/completions": json(CHAT) }), { billTo: "acme-inc" });
  const reply = await client.chatCompletion({ model: "acme/model:fastest", messages: MESSAGES, max_tokens: 5 });
  expect(reply.choices[0]?.message.content).toBe("Blue.");
  expect(server.seen[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, "x-hf-bill-to": "acme-inc" });
  expect(server.seen[0]?.headers["user-agent"]).toMatch(/^hubsmith\/\d/);
  expect(bodyOf(server)).toEqual({ model: "acme/model:fastest", messages: MESSAGES, max_tokens: 5 });
});

test("a named provider is asked by its own name of the model, which the hub tells once", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(
      ["together", "other", "conversational"],
      ["groq", "acme-8b", "conversational"],
    ),
    "POST /groq/openai/v1/chat/completions": json(CHAT),
  }));
  await client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES });
  await client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES });
  expect(paths(server)).toEqual([
    "GET /api/models/acme/model?expand[]=inferenceProviderMapping",
    "POST /groq/openai/v1/chat/completions",
    "POST /groq/openai/v1/chat/completions",
  ]);
  expect(bodyOf(server)).toMatchObject({ model: "acme-8b" });
});

test("fifty calls at once ask the hub once; another token asks for itself", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["groq", "acme-8b", "conversational"]),
    "POST /groq/openai/v1/chat/completions": json(CHAT),
  }));
  const call = (accessToken?: string) =>
    client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES, accessToken });
  await Promise.all(Array.from({ length: 50 }, () => call()));
  expect(paths(server).filter((path) => path.startsWith("GET"))).toHaveLength(1);
  await call("hf_another");
  const lookups = server.seen.filter(({ method }) => method === "GET");
  expect(lookups.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`, "Bearer hf_another"]);
});

test("who gives up waiting for the hub does not end the wait of others", async () => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": async (request, response, body) => {
      await held;
      await mapping(["groq", "acme-8b", "conversational"])(request, response, body);
    },
    "POST /groq/openai/v1/chat/completions": json(CHAT),
  }));
  const controller = new AbortController();
  const args = { provider: "groq", model: "acme/model", messages: MESSAGES } as const;
  const first = client.chatCompletion(args, { signal: controller.signal });
  const second = client.chatCompletion(args);
  const reason = new Error("enough");
  controller.abort(reason);
  await expect(first).rejects.toBe(reason);
  release();
  await expect(second).resolves.toMatchObject({ id: "chat-1" });
  expect(paths(server)).toHaveLength(2);
});

test("when nobody waits for the hub any more, the question is taken back", async () => {
  const { server, client } = await start(() => ({ "GET /api/models/acme/model": () => {} }));
  const controller = new AbortController();
  const calls = [1, 2].map(() =>
    client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES }, { signal: controller.signal }),
  );
  while (server.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  controller.abort();
  await expect(Promise.all(calls)).rejects.toThrow(/abort/i);
  for (let tries = 0; tries < 100 && server.busy() > 0; tries++) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(server.busy()).toBe(0);
});

test("the automatic choice passes over unknown providers, other tasks and what is not live", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(
      ["someone-new", "a", "text-to-image"],
      ["groq", "b", "text-to-image"],
      ["together", "c", "image-to-image"],
      ["nscale", "d", "text-to-image", { status: "staging" }],
      ["hf-inference", "acme/painter", "text-to-image"],
    ),
    "POST /hf-inference/models/acme/painter": answer(200, PNG, { "content-type": "IMAGE/PNG" }),
  }));
  const image = await client.textToImage({ model: "acme/model", inputs: "a lighthouse" });
  expect([image.type, image.size]).toEqual(["image/png", PNG.length]);
  const url = await client.textToImage({ model: "acme/model:preferred", inputs: "x" }, { outputType: "dataUrl" });
  expect(url).toBe(`data:image/png;base64,${PNG.toString("base64")}`);
  expect(paths(server).filter((path) => path.startsWith("GET"))).toHaveLength(1);
});

test("a provider behind a colon is called, a model without one goes to the default of the task", async () => {
  const { server, client } = await start(() => ({
    "GET /api/tasks": json({ "fill-mask": { models: [{ id: "acme/filler" }] } }),
    "GET /api/models/acme/filler": mapping(["hf-inference", "acme/filler", "fill-mask"]),
    "POST /hf-inference/models/acme/filler": json([{ score: 1, sequence: "a b", token: 2, token_str: "b" }]),
  }));
  await client.fillMask({ model: "acme/filler:hf-inference", inputs: "a [MASK]" });
  await client.fillMask({ provider: "hf-inference", inputs: "a [MASK]" });
  expect(paths(server)).toEqual([
    "GET /api/models/acme/filler?expand[]=inferenceProviderMapping",
    "POST /hf-inference/models/acme/filler",
    "GET /api/tasks",
    "POST /hf-inference/models/acme/filler",
  ]);
});

test("provider and endpoint may stand among the options of a call; the arguments win", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["groq", "a", "conversational"], ["together", "b", "conversational"]),
    "POST /groq/openai/v1/chat/completions": json(CHAT),
    "POST /together/v1/chat/completions": json(CHAT),
    "POST /mine/v1/chat/completions": json(CHAT),
  }));
  const args = { model: "acme/model", messages: MESSAGES };
  await client.chatCompletion(args, { provider: "groq" });
  await client.chatCompletion({ ...args, provider: "together" }, { provider: "groq" });
  await client.chatCompletion({ messages: MESSAGES }, { endpointUrl: `${server.origin}/mine` });
  expect(paths(server).filter((path) => path.startsWith("POST"))).toEqual([
    "POST /groq/openai/v1/chat/completions",
    "POST /together/v1/chat/completions",
    "POST /mine/v1/chat/completions",
  ]);
});

test("a LoRA adapter goes along with its base model", async () => {
  const lora = { adapter: "lora", adapterWeightsPath: "w.safetensors", hfModelId: "acme/style" };
  const { server, client } = await start((origin) => ({
    "GET /api/models/acme/style": mapping(["fal-ai", "fal-ai/flux-lora", "text-to-image", lora]),
    "POST /fal-ai/fal-ai/flux-lora": json({ request_id: "1", response_url: "https://queue.fal.run/jobs/1" }),
    "GET /fal-ai/jobs/1/status": json({ status: "COMPLETED" }),
    "GET /fal-ai/jobs/1": (...all) => json({ images: [{ url: `${origin()}/picture` }] })(...all),
  }));
  const url = await client.textToImage(
    { provider: "fal-ai", model: "acme/style", inputs: "x" },
    { outputType: "url", poll: { intervalMs: 1 } },
  );
  expect(url).toBe(`${server.origin}/picture`);
  expect(server.seen.find(({ method }) => method === "POST")?.body).toContain(
    `${server.origin}/acme/style/resolve/main/w.safetensors`,
  );
});

test("a provider's own key goes straight to the provider", async () => {
  const { server, options } = await start(() => ({ "POST /openai/v1/chat/completions": json(CHAT) }));
  const mine = { ...groq, baseUrl: server.origin, hubOrg: undefined } as unknown as typeof groq;
  const args = { provider: mine, accessToken: "gsk_key", model: "acme-8b", messages: MESSAGES };
  for (const call of [chatCompletion, coreChat]) {
    const { data, response, requestId } = await call.withResponse(args, { ...options, billTo: "acme-inc" });
    expect([data.id, response.status, requestId]).toEqual(["chat-1", 200, ""]);
  }
  expect(server.seen[0]?.headers.authorization).toBe("Bearer gsk_key");
  // Only the router bills organisations.
  expect(server.seen[0]?.headers["x-hf-bill-to"]).toBeUndefined();
});

test("a provider that a program defines is called without a key where it needs none", async () => {
  const { server, client } = await start(() => ({ "POST /v1/chat/completions": json(CHAT) }), {}, "");
  const local = defineProvider({
    id: "my-own",
    displayName: "Mine",
    baseUrl: "https://mine.example",
    tasks: { conversational: { use: "chat" } },
  });
  const here = { ...local, baseUrl: server.origin };
  await client.chatCompletion({ provider: here, model: "tiny", messages: MESSAGES });
  expect(server.seen[0]?.headers.authorization).toBeUndefined();
});

test("an endpoint gets the token; a model given as an address only where its host is trusted", async () => {
  const { server, client, options } = await start(() => ({
    "POST /v1/chat/completions": json(CHAT),
    "POST /mine/v1/chat/completions": json(CHAT),
  }));
  await client.endpoint(`${server.origin}/mine`).chatCompletion({ messages: MESSAGES });
  await client.chatCompletion({ model: `${server.origin}/v1`, messages: MESSAGES });
  const { host } = new URL(server.origin);
  await client.chatCompletion(
    { model: `${server.origin}/v1`, messages: MESSAGES },
    { ...options, trustedHosts: [host] },
  );
  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TOKEN}`,
    undefined,
    `Bearer ${TOKEN}`,
  ]);
  expect(paths(server)[0]).toBe("POST /mine/v1/chat/completions");
});

test("a stream comes in pieces, and as a whole; leaving it ends the request", async () => {
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

test("status, headers and request id come with every result: of a stream before its first chunk", async () => {
  const chunk = EVENT({ choices: [{ index: 0, delta: { content: "x" }, finish_reason: "stop" }] });
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["hf-inference", "acme/model", "text-classification"]),
    "POST /hf-inference/models/acme/model": json([{ label: "a", score: 1 }], 200, { "x-request-id": "r-1" }),
    "POST /v1/chat/completions": pieces([chunk], "end", { "x-request-id": "s-1" }),
  }));
  const args = { model: "acme/model", inputs: "x" };
  const { data, response, requestId } = await client.request.withResponse(args);
  expect([data, response.status, requestId]).toEqual([[{ label: "a", score: 1 }], 200, "r-1"]);
  for (const open of [client.chatCompletionStream, client.streamingRequest]) {
    const stream = await open.withResponse({ model: "acme/model", messages: MESSAGES });
    expect([stream.requestId, stream.response.status]).toEqual(["s-1", 200]);
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

/** The routes of a video job that is done at the third question. */
function videoJob(origin: () => string): Routes {
  const state = (status: string, more = {}) => json({ status, ...more });
  return {
    "GET /api/models/acme/video": mapping(["fal-ai", "fal-ai/waves", "text-to-video"]),
    "POST /fal-ai/fal-ai/waves": json({
      request_id: "job-7",
      status: "IN_QUEUE",
      response_url: "https://queue.fal.run/fal-ai/waves/requests/job-7",
    }),
    "GET /fal-ai/fal-ai/waves/requests/job-7/status": [
      state("IN_QUEUE", { queue_position: 2 }),
      state("IN_PROGRESS", { logs: [{ message: "step 1" }] }),
      state("COMPLETED"),
    ],
    "GET /fal-ai/fal-ai/waves/requests/job-7": (...all) => json({ video: { url: `${origin()}/film.mp4` } })(...all),
    "GET /film.mp4": answer(200, "\0\0\0\x18ftypmp42film", { "content-type": "video/mp4" }),
    "PUT /fal-ai/fal-ai/waves/requests/job-7/cancel": json({ status: "CANCELLATION_REQUESTED" }),
  };
}
const VIDEO = { provider: "fal-ai", model: "acme/video", inputs: "waves" } as const;

test("a job is waited for, and told about; every request goes through the caller's fetch", async () => {
  const asked: string[] = [];
  const mine: typeof fetch = (input, init) => {
    asked.push(new URL(input as string).pathname);
    return fetch(input, init);
  };
  const states: PollStatus[] = [];
  const { server, client } = await start(videoJob, {
    fetch: mine,
    poll: { intervalMs: 1, onStatus: (status) => states.push(status) },
  });
  const film = await client.textToVideo(VIDEO);
  expect([film.type, film.size]).toEqual(["video/mp4", 16]);
  expect(asked).toEqual(server.seen.map(({ path }) => path.replace(/\?.*/, "")));
  expect(states.map(({ raw, queuePosition, logs }) => [raw, queuePosition, logs])).toEqual([
    ["IN_QUEUE", undefined, undefined],
    ["IN_QUEUE", 2, undefined],
    ["IN_PROGRESS", undefined, ["step 1"]],
    ["COMPLETED", undefined, undefined],
  ]);
  const media = server.seen.find(({ path }) => path === "/film.mp4");
  expect(media?.headers.authorization).toBeUndefined();
});

test("a job can be watched, waited for, cancelled, and found again by its id", async () => {
  const { server, client } = await start(videoJob, { poll: { intervalMs: 1 } });
  const job = await client.jobs.textToVideo(VIDEO);
  expect([job.id, job.provider, job.task, job.model]).toEqual([
    "/fal-ai/waves/requests/job-7",
    "fal-ai",
    "text-to-video",
    "fal-ai/waves",
  ]);
  expect(inspect(job, { depth: 9 })).not.toContain(TOKEN);
  const words: string[] = [];
  for await (const { raw } of job) words.push(raw);
  expect(words).toEqual(["IN_QUEUE", "IN_QUEUE", "IN_PROGRESS", "COMPLETED"]);
  const film = await job.result();
  expect(film.type).toBe("video/mp4");
  await job.cancel();
  expect(paths(server).at(-1)).toMatch(/^PUT .*\/cancel/);
  const again = client.jobs.resume<Blob>(job.id, { provider: "fal-ai", task: "text-to-video" });
  expect(await again.status()).toMatchObject({ status: "done", raw: "COMPLETED" });
  expect((await again.result()).type).toBe("video/mp4");
});

test("leaving the loop over a job ends the questions, and the job can be asked about again", async () => {
  const { client, server } = await start(videoJob, { poll: { intervalMs: 1 } });
  const job = await client.jobs.textToVideo(VIDEO);
  for await (const { raw } of job) if (raw === "IN_QUEUE") break;
  const before = server.seen.length;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(server.seen.length - before).toBeLessThanOrEqual(1);
  expect((await job.result()).type).toBe("video/mp4");
});

test("jobs of what answers at once are refused before anything is sent", async () => {
  const { server, client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["groq", "m", "conversational"]),
  }));
  const args = { provider: "groq", model: "acme/model", messages: MESSAGES } as const;
  await expect(client.jobs.chatCompletion(args)).rejects.toThrow("Groq answers conversational at once");
  expect(paths(server)).toEqual(["GET /api/models/acme/model?expand[]=inferenceProviderMapping"]);
});

test("further providers are tried in order, and all of them are named when none answers", async () => {
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

test("a stream falls back before its first chunk", async () => {
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

test("a batch keeps the order and the error of each item", async () => {
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

test("headers, further fields, hooks and the progress of a large body", async () => {
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

test("embeddings come in the order of the texts, whatever the order of the answer", async () => {
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

test("a question to a table may be called question, as in the schema, or query, as servers do", async () => {
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

test("functions can be taken off the client, and nothing of it shows its token", async () => {
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
