import { expect, test } from "vitest";
import { groq } from "../../generated/providers/groq.ts";
import { chatCompletion as coreChat } from "./core.ts";
import { chatCompletion, defineProvider, setLogger } from "./index.ts";
import { answer, json } from "./testing/faulty-server.ts";
import { bodyOf, MESSAGES, paths, start, TOKEN } from "./testing/journey.ts";
import { CHAT, mapping, PNG } from "./testing/routes.ts";

test("a chat request to the router contains the model's hub id, the token and the account that pays", async () => {
  const { server, client } = await start(() => ({ "POST /v1/chat/completions": json(CHAT) }), { billTo: "acme-inc" });
  const reply = await client.chatCompletion({ model: "acme/model:fastest", messages: MESSAGES, max_tokens: 5 });
  expect(reply.choices[0]?.message.content).toBe("Blue.");
  expect(server.seen[0]?.headers).toMatchObject({ authorization: `Bearer ${TOKEN}`, "x-hf-bill-to": "acme-inc" });
  expect(server.seen[0]?.headers["user-agent"]).toMatch(/^hubsmith\/\d/);
  expect(bodyOf(server)).toEqual({ model: "acme/model:fastest", messages: MESSAGES, max_tokens: 5 });
});

test("the hub is asked once for the provider's id of the model, and the provider receives this id", async () => {
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

test("a model that is not live at its provider is called anyway, with a warning", async () => {
  const { client } = await start(() => ({
    "GET /api/models/acme/model": mapping(["groq", "acme-8b", "conversational", { status: "staging" }]),
    "POST /groq/openai/v1/chat/completions": json(CHAT),
  }));
  const warned: unknown[] = [];
  setLogger({ warn: (...words) => void warned.push(...words) });
  try {
    await client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES });
  } finally {
    setLogger(console);
  }
  expect(warned).toEqual(["Groq serves acme/model with the status staging: it may not work"]);
});

test("fifty calls at once ask the hub once; another token asks again", async () => {
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

test("if one caller aborts while it waits for the hub, other callers still get their answer", async () => {
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

test("the request to the hub is aborted when all its callers have aborted", async () => {
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

test("the automatic choice skips a provider that is unknown, serves another task or is not live", async () => {
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

test("a provider after a colon is called; without a model, the default model of the task is used", async () => {
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

test("provider and endpoint may be options of a call; the arguments take precedence", async () => {
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

test("a LoRA adapter is sent with its base model", async () => {
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

test("a call with a provider's own key goes directly to the provider", async () => {
  const { server, options } = await start(() => ({ "POST /openai/v1/chat/completions": json(CHAT) }));
  const mine = { ...groq, baseUrl: server.origin, hubOrg: undefined } as unknown as typeof groq;
  const args = { provider: mine, accessToken: "gsk_key", model: "acme-8b", messages: MESSAGES };
  for (const call of [chatCompletion, coreChat]) {
    const { data, response, requestId } = await call.withResponse(args, { ...options, billTo: "acme-inc" });
    expect([data.id, response.status, requestId]).toEqual(["chat-1", 200, ""]);
  }
  expect(server.seen[0]?.headers.authorization).toBe("Bearer gsk_key");
  // Only the router bills organisations, so the provider does not get the header.
  expect(server.seen[0]?.headers["x-hf-bill-to"]).toBeUndefined();
});

test("a provider that a program defines can be called without a key", async () => {
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

test("an endpoint receives the token; a model given as an address receives it only if its host is trusted", async () => {
  const { server, client, options } = await start(() => ({
    "POST /v1/chat/completions": json(CHAT),
    "POST /mine/v1/chat/completions": json(CHAT),
  }));
  await client.endpoint(`${server.origin}/mine`).chatCompletion({ messages: MESSAGES });
  // `localhost` is the same server, but it is not the host of the hub or the router, so it is not trusted.
  const elsewhere = server.origin.replace("127.0.0.1", "localhost");
  await client.chatCompletion({ model: `${elsewhere}/v1`, messages: MESSAGES });
  const { host } = new URL(elsewhere);
  await client.chatCompletion({ model: `${elsewhere}/v1`, messages: MESSAGES }, { ...options, trustedHosts: [host] });
  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TOKEN}`,
    undefined,
    `Bearer ${TOKEN}`,
  ]);
  expect(paths(server)[0]).toBe("POST /mine/v1/chat/completions");
});
