import { getEventListeners } from "node:events";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ClientOptions, InferenceClient, resetHubCache } from "./index.ts";
import { stubClient, TOKEN } from "./testing/stub-client.ts";
import { CHAT } from "./testing/routes.ts";

/* Tests errors and streams. In some tests, each row of the table is a defect that was fixed. */

const ARGS = { model: "acme/model", messages: [{ role: "user" as const, content: "Hello" }] };

afterEach(() => {
  resetHubCache();
  vi.useRealTimers();
});

const chatting = (answer: () => Response, options?: ClientOptions) =>
  stubClient("groq", "conversational", [answer], options);
const events =
  (...data: readonly unknown[]) =>
  () =>
    new Response(data.map((item) => `data: ${JSON.stringify(item)}\n\n`).join(""), {
      headers: { "content-type": "text/event-stream" },
    });

describe("errors", () => {
  test.each([
    { message: "quota exceeded", code: 40_013 },
    { error: { message: "quota exceeded" } },
    { detail: "quota exceeded" },
  ])("an error in a response with status 200 contains the server's message: %j", async (body) => {
    const call = chatting(() => Response.json(body)).client.chatCompletion(ARGS);
    await expect(call).rejects.toMatchObject({ name: "ProviderOutputError", httpResponse: { status: 200, body } });
    await expect(call).rejects.toThrow(/^Received malformed response from .* API: .*quota exceeded$/);
  });

  test.each<[string, () => Response, object]>([
    [
      "a busy server",
      () => Response.json({}, { status: 429, headers: { "retry-after-ms": "2" } }),
      { attempts: 3, isRetryable: true, retryAfterMs: 2 },
    ],
    [
      "a server that fails",
      () => Response.json({}, { status: 503 }),
      { attempts: 3, isRetryable: true, retryAfterMs: undefined },
    ],
    ["a wrong request", () => Response.json({}, { status: 400 }), { attempts: 1, isRetryable: false }],
    [
      "a lost connection",
      () => {
        throw new TypeError("fetch failed");
      },
      { attempts: 3, isRetryable: true },
    ],
    ["a malformed answer", () => Response.json([]), { attempts: 1, isRetryable: false }],
  ])(
    "%s: the error contains the number of attempts, and says whether a new call may succeed",
    async (_, answer, fields) => {
      await expect(chatting(answer).client.chatCompletion(ARGS)).rejects.toMatchObject(fields);
    },
  );

  test("invalid input is never sent", async () => {
    const call = chatting(() => Response.json(CHAT)).client.chatCompletion({ ...ARGS, messages: [] });
    await expect(call).rejects.toMatchObject({ name: "InputError", attempts: 0, isRetryable: false });
  });

  test("secrets are redacted in the URL of an endpoint, and in the name and code of an error's cause", async () => {
    const secret = "SecretSecretSecret";
    const endpointUrl = `https://api.example/v1/chat/completions?api_key=${secret}`;
    const echo = chatting(() => Response.json({ error: `no key ${secret}` }, { status: 400 }), { endpointUrl });
    const lost = chatting(
      () => {
        throw Object.assign(new Error("lost"), {
          name: `E${TOKEN}`,
          code: `C${TOKEN}`,
          cause: { name: TOKEN, code: TOKEN },
        });
      },
      { maxRetries: 0 },
    );
    for (const { client } of [echo, lost]) {
      const error = await client.chatCompletion(ARGS).catch((thrown: Error) => thrown);
      const { inspect } = await import("node:util");
      expect(inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error)).not.toMatch(
        /SecretSecret|Production/,
      );
    }
  });

  test.each(["Thu, 01 Jan 2015 00:00:00 GMT", "-30"])(
    "Retry-After: %s does not change the usual wait",
    async (value) => {
      vi.spyOn(Math, "random").mockReturnValue(1);
      const waits = vi.spyOn(globalThis, "setTimeout");
      const { client } = chatting(() => Response.json({}, { status: 429, headers: { "retry-after": value } }), {
        maxRetries: 1,
        retry: { baseMs: 37 },
      });
      await expect(client.chatCompletion(ARGS)).rejects.toThrow("429");
      expect(waits.mock.calls.map(([, wait]) => wait)).toContain(37);
      vi.restoreAllMocks();
    },
  );
});

describe("streams", () => {
  test.each([
    { object: "error", message: "context too long", code: 400 },
    { message: "context too long", code: 400 },
    { error: { message: "context too long" } },
  ])("an error in a stream is thrown: %j", async (record) => {
    const { client } = chatting(events({ choices: [{ delta: { content: "a" } }] }, record));
    const stream = client.chatCompletionStream(ARGS);
    expect((await stream.next()).value).toBeDefined();
    await expect(stream.next()).rejects.toMatchObject({ name: "ProviderApiError" });
    await expect(stream.next()).resolves.toEqual({ done: true, value: undefined });
  });

  test("after an abort, the next read of the stream returns done", async () => {
    const abort = new AbortController();
    const { client } = chatting(
      () => new Response(new ReadableStream({}), { headers: { "content-type": "text/event-stream" } }),
    );
    const stream = client.chatCompletionStream(ARGS, { signal: abort.signal });
    const first = stream.next();
    setTimeout(() => abort.abort(new Error("enough")), 5);
    await expect(first).rejects.toThrow("enough");
    expect(await stream.next()).toEqual({ done: true, value: undefined });
  });

  test("many calls with the same signal add only one listener to the signal", async () => {
    const { signal } = new AbortController();
    let most = 0;
    const { client } = chatting(() => {
      most = Math.max(most, getEventListeners(signal, "abort").length);
      return Response.json(CHAT);
    });
    await Promise.all(Array.from({ length: 40 }, () => client.chatCompletion(ARGS, { signal })));
    expect(most).toBe(1);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});

test.each([{ choices: {} }, "no JSON"])(
  "an error of the caller's own endpoint names the endpoint: %j",
  async (body) => {
    const fetch = (async () =>
      typeof body === "string" ? new Response(body) : Response.json(body)) as typeof globalThis.fetch;
    const client = new InferenceClient(undefined, { endpointUrl: "https://mine.example:8443/v1", fetch });
    const call = client.chatCompletion({ model: "m", messages: [{ role: "user", content: "Hello" }] });
    await expect(call).rejects.toThrow("Received malformed response from mine.example:8443 conversational API");
  },
);
