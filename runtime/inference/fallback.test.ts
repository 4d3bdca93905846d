import { afterEach, describe, expect, test } from "vitest";
import { type ClientOptions, InferenceClient, InputError, resetHubCache, RoutingError } from "./index.ts";
import { groq } from "../../generated/providers/groq.ts";

/*
 * A key that is not a hub token may only reach the provider that it was given for. In these tests, every provider
 * fails, and a recording `fetch` shows what each provider received.
 */

afterEach(() => resetHubCache());

const CHAT = ["groq", "together", "mistral"] as const;
const FILMS = ["fal-ai", "replicate", "openrouter"] as const;
type Id = (typeof CHAT)[number] | (typeof FILMS)[number];

const HOSTS: Readonly<Record<Id, string>> = {
  groq: "api.groq.com",
  together: "api.together.xyz",
  mistral: "api.mistral.ai",
  "fal-ai": "queue.fal.run",
  replicate: "api.replicate.com",
  openrouter: "openrouter.ai",
};
const keyOf = (id: Id): string => `secret-of-${id}`;
const MESSAGES = [{ role: "user" as const, content: "Hello" }];

interface Seen {
  readonly host: string;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

/** Returns a `fetch` that answers as the hub, and as providers that all fail, and the list of requests to providers. */
function recorder(fail: () => Response = () => Response.json({ error: "overloaded" }, { status: 400 })) {
  const seen: Seen[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    const { host, pathname } = new URL(url);
    const headers = new Headers(init.headers);
    if (pathname.startsWith("/api/models/")) {
      const entry = (task: string) => (provider: string) => ({ provider, providerId: "acme/m", task, status: "live" });
      return Response.json({
        inferenceProviderMapping: [
          ...CHAT.map(entry("conversational")),
          ...FILMS.map(entry("text-to-video")),
          entry("conversational")("hf-inference"),
        ],
      });
    }
    const body = typeof init.body === "string" ? init.body : "";
    seen.push({ host, headers, body: JSON.parse(body), text: [url, JSON.stringify([...headers]), body].join("\n") });
    return fail();
  }) as typeof globalThis.fetch;
  return { fetch, seen };
}

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
const needs = (place: string, id: string): RegExp =>
  new RegExp(
    `^${place.replaceAll(/[[\]]/g, "\\$&")} needs its own accessToken: .*write \\{ provider: "${id}", accessToken`,
  );

type Wrong = readonly [name: string, options: object, message: RegExp, args?: { readonly [name: string]: unknown }];
const WRONG: readonly Wrong[] = [
  [
    "an id with the key of another provider",
    { fallbackProviders: ["together"] },
    needs("fallbackProviders[0]", "together"),
  ],
  [
    "an entry without a key",
    { fallbackProviders: ["groq", { provider: "together", model: "acme/other" }] },
    needs("fallbackProviders[1]", "together"),
  ],
  [
    "a key that is missing in the environment",
    { fallbackProviders: [{ provider: "together", accessToken: undefined }] },
    needs("fallbackProviders[0]", "together"),
  ],
  [
    "an empty key",
    { fallbackProviders: [{ provider: "together", accessToken: "" }] },
    needs("fallbackProviders[0]", "together"),
  ],
  ["a provider object", { fallbackProviders: [{ ...groq, id: "mine" }] }, needs("fallbackProviders[0]", "mine")],
  [
    "an object with the id of the first provider",
    { fallbackProviders: [{ ...groq }] },
    needs("fallbackProviders[0]", "groq"),
  ],
  ["auto", { fallbackProviders: ["auto"] }, needs("fallbackProviders[0]", "auto")],
  [
    "a function that returns a key",
    { accessToken: async () => KEY, fallbackProviders: ["together"] },
    needs("fallbackProviders[0]", "together"),
  ],
  [
    "the key of an endpoint",
    { fallbackProviders: ["groq"], endpointUrl: "https://mine.example/v1/chat/completions", provider: undefined },
    needs("fallbackProviders[0]", "groq"),
    { provider: undefined },
  ],
  [
    "a URL as the model",
    { fallbackProviders: [{ provider: "together", accessToken: "own-key" }] },
    /^fallbackProviders\[0\]\.model is missing: the model of the call is a URL/,
    { model: "https://mine.example/v1" },
  ],
  ["a string instead of a list", { fallbackProviders: "together" }, /^fallbackProviders must be a list/],
  ["an entry that is null", { fallbackProviders: ["groq", null] }, /^fallbackProviders\[1\] must be/],
  ["an unknown id", { fallbackProviders: [{ provider: "togehter" }] }, /"togehter".*"together"/],
  [
    "an entry without a provider",
    { fallbackProviders: [{ accessToken: "own-key" }] },
    /^fallbackProviders\[0\]\.provider must be/,
  ],
  [
    "a misspelled field",
    { fallbackProviders: [{ provider: "groq", acessToken: "own-key" }] },
    /^fallbackProviders\[0\] has the unknown field "acessToken"; allowed are provider, accessToken and model/,
  ],
  [
    "a token that is null",
    { fallbackProviders: [{ provider: "groq", accessToken: null }] },
    /^fallbackProviders\[0\]\.accessToken must be a string or a function .*null/,
  ],
  [
    "a token with a line break",
    { fallbackProviders: [{ provider: "groq", accessToken: "own\nkey" }] },
    /^fallbackProviders\[0\]\.accessToken contains/,
  ],
  [
    "a model that is a number",
    { fallbackProviders: [{ provider: "groq", model: 5 }] },
    /^fallbackProviders\[0\]\.model must be a non-empty string/,
  ],
];

describe("a wrong fallback is reported before anything is sent", () => {
  test.each(WRONG.map((wrong) => [wrong[0], wrong] as const))("%s", async (_, [, options, message, args]) => {
    const { fetch, seen } = recorder();
    const client = new InferenceClient(KEY, { fetch, ...options });
    const error: unknown = await client.chatCompletion({ ...chat, ...args }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain(KEY);
    expect(seen).toEqual([]);
  });
});

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
