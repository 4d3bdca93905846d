import assert from "node:assert/strict";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { InferenceClient } from "../inference/index.ts";
import { type Failure, type Mock, type MockOptions, type Reply, startMock } from "./index.ts";

const open: Mock[] = [];
afterEach(async () => {
  for (const mock of open.splice(0)) await mock.close();
});

async function started(options: MockOptions): Promise<Mock> {
  const mock = await startMock(options);
  open.push(mock);
  return mock;
}

/** A request: method and path, and the body as JSON or a form. */
type Call = readonly [line: string, body?: object, headers?: Readonly<Record<string, string>>];

async function send(mock: Mock, [line, body, headers = {}]: Call): Promise<Response> {
  const [method = "", path = ""] = line.split(" ");
  const init = { method, headers: { authorization: "Bearer hf_any", ...headers } };
  if (body === undefined) return fetch(mock.url + path, init);
  if (body instanceof FormData) return fetch(mock.url + path, { ...init, body });
  const type = { "content-type": "application/json" };
  return fetch(mock.url + path, { ...init, headers: { ...type, ...init.headers }, body: JSON.stringify(body) });
}

/** Returns the status and the body of a response, or the code of the error if the connection broke. */
async function outcome(mock: Mock, call: Call): Promise<string> {
  try {
    const response = await send(mock, call);
    return `${response.status} ${await response.text()}`;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return String(cause?.code ?? error);
  }
}

const CHAT = "POST /v1/chat/completions";
const hello = (more: object = {}): Call => [
  CHAT,
  { model: "m", messages: [{ role: "user", content: "Hello" }], ...more },
];
const text = (answer: string, rest: Omit<Reply, "answer"> = {}): Reply => ({ ...rest, answer: { text: answer } });
const form = new FormData();
form.set("model", "ears");
form.set("file", new File(["sound"], "hum.wav"));
const DIRECT = "/direct/gemini/v1beta/models/acme/gem:generateContent";
const built = expect.stringContaining('200 {"id":');

describe("replies", () => {
  test.each<[string, readonly Reply[], readonly Call[], unknown[]]>([
    ["all requests without a condition", [text("a")], [hello(), ["GET /x"]], ["200 a", "200 a"]],
    [
      "in order, then the usual answer",
      [text("a", { times: 1 }), text("b", { times: 2 })],
      [hello(), hello(), hello(), hello()],
      ["200 a", "200 b", "200 b", built],
    ],
    ["the second call", [text("a", { when: { call: 2 } })], [hello(), hello(), hello()], [built, "200 a", built]],
    [
      "a call number counts requests that other replies answered",
      [text("a", { times: 1 }), text("b", { when: { path: "/v1/*", call: 2 } })],
      [hello(), hello()],
      ["200 a", "200 b"],
    ],
    ["a method", [text("a", { when: { method: "delete" } })], [["DELETE /v1/files/1"], hello()], ["200 a", built]],
    ["a path", [text("a", { when: { path: "/a" } })], [["GET /a?b"], ["GET /api/a"]], ["200 a", /^404/]],
    ["a path with a star", [text("a", { when: { path: "*/chat/*" } })], [hello(), ["GET /chat"]], ["200 a", /^404/]],
    ["a path with special characters", [text("a", { when: { path: "/a.b (c)" } })], [["GET /a.b%20(c)"]], ["200 a"]],
    ["a model in the body", [text("a", { when: { model: "m" } })], [hello(), hello({ model: "n" })], ["200 a", built]],
    ["a model in the path", [text("a", { when: { model: "acme/gem" } })], [[`POST ${DIRECT}`, {}]], ["200 a"]],
    ["a part of a model's name", [text("a", { when: { model: "gem" } })], [[`POST ${DIRECT}?x`, {}]], ["200 a"]],
    ["a model in a form", [text("a", { when: { model: "ears" } })], [["POST /v1/audio", form]], ["200 a"]],
    [
      "a provider and a task",
      [text("a", { when: { provider: "gemini", task: "conversational" } })],
      [[`POST ${DIRECT}`, {}], hello()],
      ["200 a", built],
    ],
    [
      "a part of the body",
      [text("a", { when: { body: { messages: [{ content: "Hello" }] } } })],
      [hello(), hello({ messages: [{ role: "user", content: "Bye" }] }), hello({ messages: [1, 2] })],
      ["200 a", built, built],
    ],
    [
      "a function",
      [text("a", { when: ({ bytes }) => bytes.length > 99 })],
      [hello({ user: "x".repeat(99) })],
      ["200 a"],
    ],
    [
      "a function of the request",
      [{ answer: ({ method, path }) => ({ status: 201, text: `${method} ${path}` }) }],
      [["PUT /a"]],
      ["201 PUT /a"],
    ],
    [
      "an asynchronous function that throws",
      [{ answer: async () => Promise.reject(new Error("the script broke")) }],
      [hello()],
      ['500 {"error":"the script broke"}'],
    ],
    ["a condition that throws", [text("a", { when: () => assert.fail("no") })], [hello()], ['500 {"error":"no"}']],
    ["an invalid header", [{ answer: { headers: { a: "\n" } } }], [hello()], [/^500 .*Invalid character/]],
    ["a value that is not JSON", [{ answer: { json: 1n } }], [hello()], [/^500 .*BigInt/]],
    ["a stream with such a value", [{ answer: { stream: ["a", 1n] } }], [hello()], ["UND_ERR_SOCKET"]],
    ["JSON", [{ answer: { json: { a: [null] } } }], [hello()], ['200 {"a":[null]}']],
    ["bytes", [{ answer: { bytes: Uint8Array.of(104, 105) } }], [hello()], ["200 hi"]],
    ["only a status", [{ answer: { status: 204 } }], [hello()], ["204 "]],
    [
      "a stream of events, strings and bytes",
      [{ answer: { stream: [{ a: 1 }, "data: [DONE]\n\n", Uint8Array.of(104)] } }],
      [hello()],
      ['200 data: {"a":1}\n\ndata: [DONE]\n\nh'],
    ],
  ])("%s", async (_, replies, calls, expected) => {
    const mock = await started({ replies });
    const found: string[] = [];
    for (const call of calls) found.push(await outcome(mock, call));
    expect(found).toEqual(expected.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one)));
  });

  test("set headers and the content type", async () => {
    const headers = { "x-own": "1", "content-type": "text/csv" };
    const mock = await started({ replies: [{ answer: { text: "a,b", headers } }] });
    const response = await send(mock, hello());
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...headers, "content-length": "3" });
  });

  test.each([
    ["/v1/chat/completions", {}, '"content":"Hi all","tool_calls":[{"id":"call_1","type":"function"', 'a\\":1'],
    ["/v1/chat/completions", { stream: true }, '"content":" all"', 'finish_reason":"tool_calls"'],
    ["/direct/anthropic/v1/messages", {}, '{"type":"text","text":"Hi all"}', '"input":{"a":1}'],
    ["/direct/anthropic/v1/messages", { stream: true }, '"text_delta","text":" all"', '"name":"sum"'],
    ["/direct/gemini/v1beta/models/m:generateContent", {}, '"parts":[{"text":"Hi all"}', '"args":{"a":1}'],
    ["/direct/gemini/v1beta/models/m:streamGenerateContent", {}, '"parts":[{"text":" all"}]', '"args":{"a":1}'],
  ])("a message in the format of %s %j", async (path, more, content, call) => {
    const message = { content: "Hi all", calls: [{ name: "sum", arguments: { a: 1 } }] };
    const mock = await started({ replies: [{ answer: { message } }] });
    const turns = [{ role: "user", content: "x", parts: [] }];
    const headers = { "x-api-key": "key", "x-goog-api-key": "key" };
    const found = await outcome(mock, [`POST ${path}`, { messages: turns, contents: turns, ...more }, headers]);
    for (const part of [content, call]) expect(found).toContain(part);
  });
});

describe("failures", () => {
  const stream = { stream: ["one", "two", "three"] };
  test.each<[string, readonly Failure[], readonly Call[], unknown[]]>([
    ["a status", [{ status: 500, times: 1 }], [hello(), hello()], [/^500 \{"error":/, built]],
    ["a part of the chunks", [{ cutAfter: { chunks: 1 } }], [hello({ user: "stream" })], ["UND_ERR_SOCKET"]],
    ["no chunk", [{ cutAfter: { chunks: 0 } }], [hello({ user: "stream" })], ["UND_ERR_SOCKET"]],
    ["a part of a body", [{ cutAfter: { bytes: 9 } }], [hello()], ["UND_ERR_SOCKET"]],
    ["a request that is lost", [{ lose: "request" }], [hello()], ["UND_ERR_SOCKET"]],
    ["an answer that is lost", [{ lose: "answer", when: { call: 2 } }], [hello(), hello()], [built, "UND_ERR_SOCKET"]],
  ])("%s", async (_, failures, calls, expected) => {
    const mock = await started({ failures, replies: [{ when: { body: { user: "stream" } }, answer: stream }] });
    const found: string[] = [];
    for (const call of calls) found.push(await outcome(mock, call));
    expect(found).toEqual(expected.map((one) => (one instanceof RegExp ? expect.stringMatching(one) : one)));
  });

  test.each([
    [{ chunks: 2 }, "onetwo"],
    [{ bytes: 4 }, "onet"],
  ])("a body that is cut after %j arrives up to there", async (cutAfter, expected) => {
    const mock = await started({ failures: [{ cutAfter }], replies: [{ answer: stream }] });
    const { body } = await send(mock, hello());
    let found = "";
    const read = async (): Promise<void> => {
      for await (const chunk of body ?? []) found += Buffer.from(chunk).toString();
    };
    await expect(read()).rejects.toThrow("terminated");
    expect(found).toBe(expected);
  });

  test("a status can have the header Retry-After", async () => {
    const mock = await started({ failures: [{ status: 429, retryAfter: 7 }] });
    const { status, headers } = await send(mock, hello());
    expect([status, headers.get("retry-after")]).toEqual([429, "7"]);
  });

  test.each(["lose", "hang"] as const)(
    "a job whose answer is lost (%s) was started, as onAnswer tells",
    async (kind) => {
      const answered: string[] = [];
      const stop = new AbortController();
      const mock = await started({
        failures: [{ ...(kind === "lose" ? { lose: "answer" } : { hang: true }), times: 1 }],
        onAnswer: ({ job }, status) => {
          answered.push(`${status} ${job}`);
          if (kind === "hang") stop.abort();
        },
      });
      const body = { prompt: "a lighthouse", model: "mock/text-to-image" };
      const headers = { authorization: "Bearer hf_any", "idempotency-key": "order-1" };
      const url = `${mock.url}/fal-ai/mock/text-to-image`;
      const init = {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      };
      await expect(fetch(url, { ...init, signal: stop.signal })).rejects.toThrow(
        kind === "lose" ? "fetch failed" : "aborted",
      );
      expect(answered).toEqual(["200 job~fal-ai~text-to-image~1"]);
      // The same key gives the same job, and another key another job.
      for (const key of ["order-1", "order-2"])
        await fetch(url, { ...init, headers: { ...init.headers, "idempotency-key": key } });
      expect(mock.requests.map(({ job }) => job?.at(-1))).toEqual(["1", "1", "2"]);
      expect(mock.requests[0]).toMatchObject({ provider: "fal-ai", task: "text-to-image", method: "POST", body });
    },
  );
});

describe("delay", () => {
  test.each([
    [undefined, [1, "pending", "done"]],
    [0, ["pending", "done"]],
    [3, [3, 2, 1, "pending", "done"]],
  ])("a job waits for %j status requests", async (polls, expected) => {
    const mock = await started({ delay: polls === undefined ? {} : { polls } });
    const client = new InferenceClient("hf_any", { routerUrl: mock.url, hubUrl: mock.url });
    const call = { provider: "fal-ai", model: "acme/text-to-image", inputs: "a lighthouse" } as const;
    const job = await client.jobs.textToImage(call);
    const found: unknown[] = [];
    while (found.at(-1) !== "done") {
      const { status, queuePosition = status } = await job.status();
      found.push(queuePosition);
    }
    expect(found).toEqual(expected);
  });

  test("each chunk of a stream is sent alone, after a delay", async () => {
    const mock = await started({
      delay: { answerMs: 1, chunkMs: 30 },
      replies: [{ answer: { stream: ["a", "b", "c"] } }],
    });
    const { body } = await send(mock, hello());
    const chunks: string[] = [];
    for await (const chunk of body ?? []) chunks.push(Buffer.from(chunk).toString());
    expect(chunks).toEqual(["a", "b", "c"]);
  });
});

test("replies and failures answer only requests to this machine", async () => {
  const mock = await started({ replies: [text("a")], failures: [{ status: 500 }] });
  const request = get(mock.url, { headers: { host: "attacker.example" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(403);
});
