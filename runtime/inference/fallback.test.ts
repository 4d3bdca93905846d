import { afterEach, expect, test } from "vitest";
import { type ClientOptions, InferenceClient, resetHubCache, RoutingError } from "./index.ts";
import { CHAT, FILMS, HOSTS, type Id, recorder } from "./testing/failing-providers.ts";

/*
 * A key that is not a hub token may only reach the provider that it was given for. In these tests, every provider
 * fails, and a recording `fetch` shows what each provider received.
 */

afterEach(() => resetHubCache());

const keyOf = (id: Id): string => `secret-of-${id}`;
const MESSAGES = [{ role: "user" as const, content: "Hello" }];

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

type Call = (client: InferenceClient, provider: Id) => Promise<unknown>;
const film = { model: "acme/m", inputs: "waves" };
const CALLS: readonly (readonly [kind: string, ids: readonly Id[], call: Call])[] = [
  ["a call", CHAT, (client, provider) => client.chatCompletion({ provider, model: "acme/m", messages: MESSAGES })],
  [
    "a stream",
    CHAT,
    (client, provider) => client.chatCompletionStream({ provider, model: "acme/m", messages: MESSAGES }).finalMessage(),
  ],
  ["`request`", CHAT, (client, provider) => client.request({ provider, model: "acme/m", messages: MESSAGES })],
  ["a call that waits for a job", FILMS, (client, provider) => client.textToVideo({ ...film, provider })],
  ["a job", FILMS, (client, provider) => client.jobs.textToVideo({ ...film, provider })],
];

/** Ways in which a caller passes the key of the first provider. */
const KEYS: readonly (readonly [name: string, options: (key: string) => ClientOptions])[] = [
  ["a string", (accessToken) => ({ accessToken })],
  ["a function", (key) => ({ accessToken: async () => key })],
  [
    "headers",
    (key) => ({
      headers: { AUTHORIZATION: `Bearer ${key}`, "x-api-key": key, Cookie: `session=${key}`, "x-team": "a" },
    }),
  ],
  ["fields of the body", (key) => ({ extraBody: { api_key: key, seed: 1 } })],
];

const TABLE = CALLS.flatMap(([kind, ids, call]) =>
  KEYS.flatMap(([name, options]) => ordersOf(ids).map((order) => ({ kind, name, order, call, options }))),
);

test.each(TABLE)("$kind with the key as $name: $order receive only their own keys", async (row) => {
  const { kind, order, call, options, name } = row;
  const [first, ...others] = order;
  if (first === undefined) throw new Error(kind);
  const { fetch, seen } = recorder();
  const fallbackProviders = others.map((provider, index) => ({
    provider,
    accessToken: index === 0 ? keyOf(provider) : () => keyOf(provider),
  }));
  const client = new InferenceClient(undefined, { fetch, maxRetries: 0, ...options(keyOf(first)), fallbackProviders });
  await expect(call(client, first)).rejects.toBeInstanceOf(RoutingError);
  // Without a token, the router is called instead of the first provider.
  const isDirect = name === "a string" || name === "a function" || first === "mistral" || first === "openrouter";
  expect(seen.map(({ host }) => host)).toEqual([
    isDirect ? HOSTS[first] : "router.huggingface.co",
    ...others.map((id) => HOSTS[id]),
  ]);
  for (const [index, { text, headers, body }] of seen.entries()) {
    for (const other of order.filter((id) => id !== order[index])) expect(text).not.toContain(keyOf(other));
    expect(text).toContain(keyOf(order[index] ?? first));
    if (name === "headers") expect(headers.get("x-team")).toBe("a");
    if (name === "fields of the body") expect(body["seed"]).toBe(1);
  }
});

const KEY = "gsk_only-for-groq";
const chat = { provider: "groq", model: "acme/m", messages: MESSAGES } as const;
test("a fallback may have another model; a fallback at the same provider uses the same key and headers", async () => {
  const { fetch, seen } = recorder();
  const client = new InferenceClient(KEY, {
    fetch,
    headers: { "x-api-key": KEY },
    fallbackProviders: [
      { provider: "groq", model: "acme/small" },
      { provider: "mistral", accessToken: "own-key", model: "ministral" },
      { provider: "groq", accessToken: "second-key" },
    ],
  });
  const error: unknown = await client.chatCompletion(chat).catch((thrown: unknown) => thrown);
  expect((error as RoutingError).causes).toHaveLength(4);
  expect(
    seen.map(({ host, headers, body }) => [
      host,
      headers.get("authorization"),
      headers.get("x-api-key"),
      body["model"],
    ]),
  ).toEqual([
    [HOSTS.groq, `Bearer ${KEY}`, KEY, "acme/m"],
    [HOSTS.groq, `Bearer ${KEY}`, KEY, "acme/m"],
    [HOSTS.mistral, "Bearer own-key", null, "ministral"],
    [HOSTS.groq, "Bearer second-key", null, "acme/m"],
  ]);
});

test("a hub token serves all fallbacks, also `auto`; a fallback with its own key is called directly", async () => {
  const { fetch, seen } = recorder();
  const fallbackProviders = ["together", { provider: "groq", accessToken: KEY }, "auto"] as const;
  const client = new InferenceClient("hf_token", { fetch, fallbackProviders });
  await expect(client.chatCompletion(chat)).rejects.toBeInstanceOf(RoutingError);
  const router = "router.huggingface.co";
  expect(seen.map(({ host, headers }) => [host, headers.get("authorization")])).toEqual([
    [router, "Bearer hf_token"],
    [router, "Bearer hf_token"],
    [HOSTS.groq, `Bearer ${KEY}`],
    [router, "Bearer hf_token"],
  ]);
});

test("a fallback of an endpoint goes to its provider, without the endpoint's key", async () => {
  const { fetch, seen } = recorder();
  const client = new InferenceClient("endpoint-key", {
    fetch,
    endpointUrl: "https://mine.example/v1/chat/completions?code=url-key",
    fallbackProviders: [
      { provider: "groq", accessToken: KEY },
      { provider: "hf-inference", accessToken: "hf_token" },
    ],
  });
  await expect(client.chatCompletion({ model: "acme/m", messages: MESSAGES })).rejects.toBeInstanceOf(RoutingError);
  expect(seen.map(({ host }) => host)).toEqual(["mine.example", HOSTS.groq, "router.huggingface.co"]);
  for (const { text } of seen.slice(1)) expect(text).not.toMatch(/endpoint-key|url-key/);
});

test("the result of an accessToken function is used for the first attempt; the function is called once", async () => {
  const { fetch, seen } = recorder();
  let calls = 0;
  const accessToken = (): string => `hf_${++calls}`;
  const client = new InferenceClient(undefined, { accessToken, fetch, fallbackProviders: ["together"] });
  await expect(client.chatCompletion(chat)).rejects.toBeInstanceOf(RoutingError);
  expect(seen.map(({ headers }) => headers.get("authorization"))).toEqual(["Bearer hf_1", "Bearer hf_1"]);
});

test.each(["a call", "a job"])(
  "the requests about a job of a fallback contain only the fallback's key: %s",
  async (kind) => {
    const replies = [
      () => Response.json({ error: "overloaded" }, { status: 400 }),
      () => Response.json({ id: "job-1" }),
      () => Response.json({ id: "job-1", status: "completed" }),
      () => new Response("film", { headers: { "content-type": "video/mp4" } }),
    ];
    const { fetch, seen } = recorder(() => (replies.shift() ?? (() => Response.error()))());
    const client = new InferenceClient(keyOf("fal-ai"), {
      fetch,
      headers: { "x-api-key": keyOf("fal-ai"), "x-team": "a" },
      poll: { intervalMs: 1 },
      fallbackProviders: [{ provider: "openrouter", accessToken: keyOf("openrouter") }],
    });
    const args = { ...film, provider: "fal-ai" } as const;
    const result =
      kind === "a call" ? await client.textToVideo(args) : await (await client.jobs.textToVideo(args)).result();
    expect(await result.text()).toBe("film");
    expect(seen.map(({ host }) => host)).toEqual([
      HOSTS["fal-ai"],
      ...Array.from({ length: 3 }, () => HOSTS.openrouter),
    ]);
    for (const { text, headers } of seen.slice(1)) {
      expect(text).not.toContain(keyOf("fal-ai"));
      expect([headers.get("authorization"), headers.get("x-team")]).toEqual([`Bearer ${keyOf("openrouter")}`, "a"]);
    }
  },
);
