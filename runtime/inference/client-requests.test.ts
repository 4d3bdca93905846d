import { afterEach, describe, expect, test } from "vitest";
import { Readable } from "node:stream";
import * as inference from "./index.ts";
import { type ClientOptions, InferenceClient, InputError } from "./index.ts";
import { TOKEN } from "./testing/stub-client.ts";
import { CHAT } from "./testing/routes.ts";

/* Tests where requests are sent, and how tokens, headers and the option `fetch` are used. In some tests, each row of
   the table is a defect that was fixed. */

const MESSAGES = [{ role: "user" as const, content: "Hello" }];

afterEach(() => inference.resetHubCache());

/** A request that the stub received. */
interface Seen {
  readonly url: string;
  readonly init: RequestInit & Readonly<Record<string, unknown>>;
  readonly authorization: string | null;
}

/**
 * Returns a `fetch` that records its requests. A request to the hub gets a list of one provider, and any other request
 * gets a chat completion.
 */
function stub(answer: () => unknown = () => Response.json(CHAT)) {
  const seen: Seen[] = [];
  const fetch = (async (url: string, init: Seen["init"]) => {
    seen.push({ url, init, authorization: new Headers(init.headers).get("authorization") });
    if (!url.includes("/api/models/")) return answer();
    return Response.json({
      inferenceProviderMapping: [{ provider: "groq", providerId: "tiny", task: "conversational", status: "live" }],
    });
  }) as unknown as typeof globalThis.fetch;
  return { seen, fetch };
}

describe("self-hosted endpoints", () => {
  const chat = (endpointUrl: string, options: ClientOptions = {}) => {
    const { seen, fetch } = stub();
    const client = new InferenceClient("key", { fetch, endpointUrl, ...options });
    return client.chatCompletion({ messages: MESSAGES }).then(
      () => seen.map(({ url, authorization }) => `${url} ${authorization ?? ""}`),
      (error: unknown) => String(error),
    );
  };

  test.each([
    "http://vllm:8000",
    "http://192.168.1.20:8000",
    "http://10.0.0.7",
    "http://172.16.4.1:3000",
    "http://[fd12::1]:8000",
    "http://tgi.default.svc.cluster.local",
    "http://tgi.default.svc",
    "http://box.local:1234",
    "http://llm.internal",
    "http://localhost:8080",
    "https://example.com",
  ])("a request to %s contains the token", async (address) => {
    expect(await chat(address)).toEqual([`${address}/v1/chat/completions Bearer key`]);
  });

  test.each(["http://example.com", "http://8.8.8.8:8000", "http://172.32.0.1", "http://evil.local.example.com"])(
    "a request to %s is only sent if allowHttp is true",
    async (address) => {
      expect(await chat(address)).toMatch(
        /^InputError: refused to call http:.*https, or set the option allowHttp: true$/,
      );
      expect(await chat(address, { allowHttp: true })).toEqual([`${address}/v1/chat/completions Bearer key`]);
    },
  );
});

describe("responses of the caller's fetch", () => {
  const text = JSON.stringify(CHAT);
  const event = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: "stop" }] })}\n\n`;
  const head = { ok: true, status: 200, headers: { "content-type": "application/json" } };
  const streamHead = { ok: true, status: 200, headers: new Map([["content-type", "text/event-stream"]]) };
  const ask = (answer: () => unknown, options: ClientOptions = {}) =>
    new InferenceClient(TOKEN, { fetch: stub(answer).fetch, maxRetries: 0, ...options });

  test.each<[string, () => unknown]>([
    ["a Response object of the platform", () => new Response(text)],
    ["a Node stream as the body", () => ({ ...head, body: Readable.from([Buffer.from(text)]) })],
    ["text pieces in a Node stream", () => ({ ...head, body: Readable.from([text.slice(0, 9), text.slice(9)]) })],
    [
      "text pieces in a web stream",
      () => ({ ...head, body: new Blob([text]).stream().pipeThrough(new TextDecoderStream()) }),
    ],
    ["only json()", () => ({ json: async () => CHAT })],
    ["only text()", () => ({ ok: true, status: 200, text: async () => text })],
    ["only arrayBuffer()", () => ({ ...head, arrayBuffer: async () => new TextEncoder().encode(text).buffer })],
  ])("%s", async (_, answer) => {
    const reply = await ask(answer).chatCompletion({ model: "acme/model", messages: MESSAGES });
    expect(reply.choices[0]?.message.content).toBe("Blue.");
  });

  test.each<[string, () => unknown]>([
    ["a Node stream", () => ({ ...streamHead, body: Readable.from([event("a"), event("b")]) })],
    ["only text()", () => ({ ...streamHead, text: async () => event("a") + event("b") })],
  ])("a stream from %s", async (_, answer) => {
    const { choices } = await ask(answer).chatCompletionStream({ model: "acme/model", messages: MESSAGES }).collect();
    expect(choices[0]?.message.content).toBe("ab");
  });

  test("an error contains the body even if the body is not a stream", async () => {
    const answer = () => ({ ok: false, status: 429, headers: {}, text: async () => '{"error":"too busy"}' });
    const call = ask(answer).chatCompletion({ model: "acme/model", messages: MESSAGES });
    await expect(call).rejects.toMatchObject({
      name: "ProviderApiError",
      httpResponse: { body: { error: "too busy" } },
    });
  });

  test.each([undefined, null, "text"])(
    "if fetch returns %j, the error says that fetch must return a Response",
    async (answer) => {
      const call = ask(() => answer).chatCompletion({ model: "acme/model", messages: MESSAGES });
      await expect(call).rejects.toThrow(InputError);
      await expect(call).rejects.toThrow('the function in the option "fetch" must return a Response; it returned');
    },
  );
});

describe("the hub's data about a model is cached", () => {
  test("ten clients send only one request to the hub, even at the same time", async () => {
    const { seen, fetch } = stub();
    const call = () =>
      new InferenceClient(TOKEN, { fetch }).chatCompletion({
        provider: "groq",
        model: "acme/model",
        messages: MESSAGES,
      });
    await Promise.all([call(), call(), call()]);
    for (let index = 0; index < 7; index++) await call();
    expect(seen.filter(({ url }) => url.includes("/api/models/"))).toHaveLength(1);
    expect(seen).toHaveLength(11);
  });

  test("the cache is separate for each token, and resetHubCache empties it", async () => {
    const { seen, fetch } = stub();
    const call = (token: string) =>
      new InferenceClient(token, { fetch }).chatCompletion({
        provider: "groq",
        model: "acme/model",
        messages: MESSAGES,
      });
    await call(TOKEN);
    await call(`${TOKEN}2`);
    inference.resetHubCache();
    await call(TOKEN);
    expect(seen.filter(({ url }) => url.includes("/api/models/"))).toHaveLength(3);
  });
});

describe("tokens and headers", () => {
  const sent = async (
    token: ClientOptions["accessToken"],
    options: ClientOptions = {},
    own: ClientOptions = {},
    model = "acme/model",
  ) => {
    const { seen, fetch } = stub();
    await new InferenceClient(token, { fetch, ...options }).chatCompletion({ model, messages: MESSAGES }, own);
    return seen.at(-1);
  };

  test.each([`${TOKEN}\n`, ` ${TOKEN}`, `\t${TOKEN}\r\n`])(
    "white space around a token is removed: %j",
    async (token) => {
      expect((await sent(token))?.authorization).toBe(`Bearer ${TOKEN}`);
    },
  );

  test("a token may be a function, which is called once per call", async () => {
    let calls = 0;
    const accessToken = async (): Promise<string> => `${TOKEN}${++calls}\n`;
    const { seen, fetch } = stub();
    const client = new InferenceClient(accessToken, { fetch });
    for (let index = 0; index < 2; index++) await client.chatCompletion({ model: "acme/model", messages: MESSAGES });
    await client.chatCompletion({ model: "acme/model", messages: MESSAGES, accessToken: () => "hf_own" });
    expect(seen.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${TOKEN}1`,
      `Bearer ${TOKEN}2`,
      "Bearer hf_own",
    ]);
  });

  test("headers of the client and of the call are merged, and case does not matter", async () => {
    const seen = await sent(
      TOKEN,
      { headers: { "X-Team": "a", "x-only-client": "1" } },
      { headers: { "x-team": "b" } },
    );
    expect(seen?.init.headers).toMatchObject({ "x-team": "b", "x-only-client": "1", authorization: `Bearer ${TOKEN}` });
  });

  test("the caller's own Authorization header replaces the token, and no error shows this header", async () => {
    const headers = { Authorization: "Basic c2VjcmV0c2VjcmV0" };
    expect((await sent(undefined, { headers }))?.authorization).toBe(headers.Authorization);
    expect((await sent(TOKEN, { headers }))?.authorization).toBe(headers.Authorization);
    const { fetch } = stub(() => Response.json({ error: headers.Authorization }, { status: 400 }));
    const error = await new InferenceClient(TOKEN, { fetch, headers })
      .chatCompletion({ model: "acme/model", messages: MESSAGES })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ httpRequest: { headers: { authorization: "[redacted]" } } });
    expect(JSON.stringify(error)).not.toContain("c2VjcmV0");
  });

  test.each([
    ["https://someone.hf.space/v1", undefined],
    ["https://x.endpoints.huggingface.cloud/v1", undefined],
    ["https://router.huggingface.co/x/v1", `Bearer ${TOKEN}`],
    ["https://huggingface.co/x/v1", `Bearer ${TOKEN}`],
  ])("a request to the model URL %s has the Authorization header %s", async (model, authorization) => {
    expect((await sent(TOKEN, {}, {}, model))?.authorization ?? undefined).toBe(authorization);
    const own = { headers: { authorization: "Bearer mine" } };
    if (authorization === undefined) expect((await sent(TOKEN, own, {}, model))?.authorization).toBeNull();
  });

  test("if the model is a URL, this URL is called, whatever the provider", async () => {
    const { seen, fetch } = stub();
    const model = "https://models.example/v1/chat/completions";
    for (const provider of ["groq", "together", "openai"] as const) {
      await new InferenceClient("key", { fetch }).chatCompletion({ provider, model, messages: MESSAGES });
    }
    expect(seen.map(({ url }) => url)).toEqual([model, model, model]);
  });

  test("fetchOptions are passed to every fetch, but cannot replace the client's own values", async () => {
    const dispatcher = {};
    const seen = await sent(TOKEN, { fetchOptions: { dispatcher, keepalive: true, method: "GET" } });
    expect(seen?.init).toMatchObject({ keepalive: true, method: "POST" });
    expect(seen?.init["dispatcher"]).toBe(dispatcher);
  });
});

describe("options", () => {
  test.each([
    ["timeuot", "timeout"],
    ["maxRetrie", "maxRetries"],
    ["header", "headers"],
    ["fetchOption", "fetchOptions"],
    ["allowHTTP", undefined],
    ["something", undefined],
    ["use_cache", undefined],
    ["wait_for_model", undefined],
    ["dispatcher", undefined],
  ])("%s: a misspelled option is rejected, and an unknown option is ignored", async (name, meant) => {
    const { fetch } = stub();
    const client = new InferenceClient(TOKEN, { fetch });
    const call = client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { [name]: 1 });
    if (meant === undefined) await expect(call).resolves.toBeDefined();
    else await expect(call).rejects.toThrow(`there is no option "${name}"; did you mean "${meant}"?`);
  });

  test("a provider's header with a line break is refused, and every {token} is replaced", async () => {
    const definition = {
      id: "acme",
      displayName: "Acme",
      baseUrl: "https://api.acme.example",
      tasks: { conversational: { use: "chat" as const } },
    };
    const key = (value: string) =>
      inference.defineProvider({ ...definition, auth: { key: { header: "x-key", value } } });
    expect(() => key("a\r\nB: {token}")).toThrow("auth.key.value");
    const { seen, fetch } = stub();
    const provider = key("id={token}; secret={token}");
    await new InferenceClient("mine", { fetch }).chatCompletion({ provider, model: "m", messages: MESSAGES });
    expect(seen[0]?.init.headers).toMatchObject({ "x-key": "id=mine; secret=mine" });
  });
});
