import { expect, test } from "vitest";
import { type CallEvent, type ClientOptions, InferenceClient, setLogger } from "./index.ts";
import { CHAT } from "./testing/routes.ts";

const KEY = "gsk_secret-of-groq";
const MESSAGES = [{ role: "user" as const, content: "the content of the question" }];
const ASK = { provider: "groq", model: "acme/m", messages: MESSAGES } as const;
const TOOL = { name: "clock", run: () => "noon" };
const FILM = { provider: "runway", model: "gen4", inputs: "waves", accessToken: "key_of_runway" } as const;

const json = (body: unknown, init?: ResponseInit) => (): Response => Response.json(body, init);
const events = (...chunks: unknown[]): Response =>
  new Response(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });
const piece = (content: string, finish_reason: string | null = null) => ({
  id: "chat-2",
  model: "acme/m-0613",
  choices: [{ index: 0, delta: { content }, finish_reason }],
});
const usage = { prompt_tokens: 7, completion_tokens: 2, prompt_tokens_details: { cached_tokens: 4 } };
const stream = (): Response => events(piece("Bl"), piece("ue", "stop"), { choices: [], usage });
const asking = {
  ...CHAT,
  choices: [
    {
      index: 0,
      finish_reason: "tool_calls",
      message: {
        role: "assistant",
        content: null,
        tool_calls: [
          { id: "c1", type: "function", function: { name: "clock", arguments: "{}" } },
          { id: "c2", type: "function", function: { name: "none", arguments: "{}" } },
        ],
      },
    },
  ],
};

const PROVIDERS = ["groq", "together"].map((provider) => {
  return { provider, providerId: "the-m", task: "conversational", status: "live" };
});

/** Returns a client whose `fetch` gives the responses in order, and the list of its events. */
function listen(responses: readonly (() => Response)[], options: ClientOptions = {}) {
  const seen: CallEvent[] = [];
  let count = 0;
  const fetch = (async (url: string) => {
    const isHub = url.includes("/api/models/");
    return isHub
      ? Response.json({ inferenceProviderMapping: PROVIDERS })
      : (responses[count++]?.() ?? Response.error());
  }) as typeof globalThis.fetch;
  const onEvent = (event: CallEvent): void => void seen.push(event);
  const client = new InferenceClient(KEY, { fetch, retry: { baseMs: 1, capMs: 1 }, onEvent, ...options });
  return { client, seen };
}

/** Describes an event in one line. */
function line(event: CallEvent): string {
  switch (event.type) {
    case "route":
      return `route ${event.task} ${event.provider} ${event.model} ${new URL(event.url).host}`;
    case "attempt":
      return `attempt ${event.attempt} ${event.method} ${event.status}`;
    case "retry":
      return `retry after ${event.attempt}`;
    case "fallback":
      return `fallback ${event.provider} ${event.error instanceof Error ? event.error.name : ""}`;
    case "job":
      return `job ${event.raw}`;
    case "tool":
      return `tool ${event.id} ${event.name}${event.isRefused ? " refused" : ""}${event.error === undefined ? "" : " failed"}`;
    case "end": {
      const { outcome, error, chunks, id, model, finishReasons, usage: tokens } = event;
      const parts = [outcome, error instanceof Error && error.name, chunks, id, model, ...finishReasons];
      const counts = tokens && [tokens.inputTokens, tokens.outputTokens, tokens.cachedTokens].join("/");
      return ["end", ...parts, counts].filter((part) => part !== undefined && part !== false).join(" ");
    }
    default:
      return event.type;
  }
}

const ROUTE = "route conversational groq the-m api.groq.com";
const START = [ROUTE, "attempt 1 POST 200"];
const ANSWERED = [...START, "end done chat-1 acme/model stop 3/2/"];

type Work = (client: InferenceClient) => Promise<unknown>;
const CASES: Readonly<Record<string, readonly [responses: readonly (() => Response)[], work: Work, lines: string[]]>> =
  {
    "a chat": [[json(CHAT)], (client) => client.chatCompletion(ASK), ANSWERED],
    "a request of any task": [[json(CHAT)], (client) => client.request(ASK), ANSWERED],
    "an answer whose fields have wrong types": [
      [json({ ...CHAT, id: 1, model: {}, usage: [], choices: [{ ...CHAT.choices[0], index: { toString: 1 } }, null] })],
      (client) => client.request(ASK),
      [...START, "end done stop"],
    ],
    "a retry": [
      [json({}, { status: 503 }), json(CHAT)],
      (client) => client.chatCompletion(ASK),
      [ROUTE, "attempt 1 POST 503", "retry after 1", "attempt 2 POST 200", ...ANSWERED.slice(2)],
    ],
    "a failure": [
      [json({}, { status: 400 })],
      (client) => client.chatCompletion(ASK),
      [ROUTE, "attempt 1 POST 400", "end failed ProviderApiError"],
    ],
    "no response": [
      [
        () => {
          throw new TypeError("fetch failed");
        },
      ],
      (client) => client.chatCompletion(ASK, { maxRetries: 0 }),
      [ROUTE, "attempt 1 POST undefined", "end failed ConnectionError"],
    ],
    "an abort": [
      [json(CHAT)],
      (client) => client.chatCompletion(ASK, { signal: AbortSignal.abort() }),
      ["end failed AbortError"],
    ],
    "a fallback": [
      [json({}, { status: 400 }), json(CHAT)],
      (client) =>
        client.chatCompletion(ASK, { fallbackProviders: [{ provider: "together", accessToken: "k", model: "b" }] }),
      [
        ROUTE,
        "attempt 1 POST 400",
        "fallback together ProviderApiError",
        "route conversational together the-m api.together.xyz",
        "attempt 1 POST 200",
        ...ANSWERED.slice(2),
      ],
    ],
    "a stream": [
      [stream],
      (client) => client.chatCompletionStream(ASK).collect(),
      [...START, "first-chunk", "end done 3 chat-2 acme/m-0613 stop 7/2/4"],
    ],
    "a stream that answers as a whole": [
      [json(CHAT)],
      (client) => client.chatCompletionStream(ASK).collect(),
      [...START, "first-chunk", "end done 1 chat-1 acme/model stop 3/2/"],
    ],
    "a stream that the caller leaves": [
      [stream],
      async (client) => {
        for await (const _ of client.chatCompletionStream(ASK)) return;
      },
      [...START, "first-chunk", "end left 1 chat-2 acme/m-0613"],
    ],
    "a stream whose chunks nobody reads": [
      [stream],
      async (client) => (await client.chatCompletionStream.withResponse(ASK)).data.return(),
      [...START, "end left"],
    ],
    "a stream that breaks off": [
      [() => events(piece("Bl"))],
      (client) => client.chatCompletionStream(ASK).collect(),
      [...START, "first-chunk", "end failed ProviderOutputError 1 chat-2 acme/m-0613"],
    ],
    "a stream that does not start": [
      [json({}, { status: 401 })],
      (client) => client.chatCompletionStream.withResponse(ASK),
      [ROUTE, "attempt 1 POST 401", "end failed ProviderApiError"],
    ],
    tools: [
      [json(asking), json(CHAT)],
      (client) => client.runTools({ ...ASK, tools: [TOOL] }),
      [...START, "end done chat-1 acme/model tool_calls 3/2/", "tool c2 none refused", "tool c1 clock", ...ANSWERED],
    ],
    "a tool that fails": [
      [json(asking)],
      (client) => client.runTools({ ...ASK, tools: [{ ...TOOL, run: () => Promise.reject(new Error("broken")) }] }),
      [...START, "end done chat-1 acme/model tool_calls 3/2/", "tool c2 none refused", "tool c1 clock failed"],
    ],
    "a job": [
      [json({ id: "j1" }), json({ status: "RUNNING" }), json({ status: "FAILED", failure: "no" })],
      (client) => client.textToVideo(FILM),
      [
        "route text-to-video runway gen4 api.dev.runwayml.com",
        "attempt 1 POST 200",
        "attempt 1 GET 200",
        "job RUNNING",
        "attempt 1 GET 200",
        "job FAILED",
        "end failed ProviderOutputError",
      ],
    ],
    "a job that was started": [
      [json({ id: "j1" }), json({ status: "FAILED" })],
      async (client) => (await client.jobs.textToVideo(FILM)).result(),
      [
        "route text-to-video runway gen4 api.dev.runwayml.com",
        "attempt 1 POST 200",
        "end done",
        "attempt 1 GET 200",
        "job FAILED",
      ],
    ],
  };

test.each(Object.entries(CASES))("%s", async (_, [responses, work, lines]) => {
  const { client, seen } = listen(responses, { poll: { intervalMs: 1 } });
  await work(client).catch(() => {});
  expect(seen.map(line)).toEqual(lines);
  for (const { call } of seen) {
    const times = seen.filter((event) => event.call === call).map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  }
  expect(JSON.stringify(seen)).not.toMatch(/secret-of|key_of|the content/);
});

test("calls that run at the same time have different numbers; both listeners hear of a call", async () => {
  const { client, seen } = listen([json(CHAT), json(CHAT)]);
  const own: CallEvent[] = [];
  const onEvent = (event: CallEvent): void => void own.push(event);
  await Promise.all([client.chatCompletion(ASK), client.chatCompletion(ASK, { onEvent })]);
  expect(new Set(seen.map(({ call }) => call)).size).toBe(2);
  expect(own.map(line)).toEqual(ANSWERED);
  expect(seen.filter(({ call }) => call === own[0]?.call)).toEqual(own);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("mine");
    },
  ],
  ["rejects", () => Promise.reject(new Error("mine"))],
] as readonly (readonly [string, () => void])[])(
  "a listener that %s changes nothing, except for a warning",
  async (_, onEvent) => {
    const warnings: unknown[] = [];
    setLogger({ warn: (...words) => void warnings.push(...words) });
    const { client } = listen([json(CHAT), stream], { onEvent });
    expect((await client.chatCompletion(ASK)).id).toBe("chat-1");
    expect((await client.chatCompletionStream(ASK).collect()).usage).toEqual(usage);
    setLogger(console);
    expect(new Set(warnings)).toEqual(new Set(["the listener onEvent failed: Error: mine"]));
    expect(() => new InferenceClient(KEY, { onEvent: 1 as never })).toThrow("onEvent must be a function");
  },
);
