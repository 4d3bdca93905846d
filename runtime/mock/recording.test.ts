import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import { isSecretHeader } from "../http/redact.ts";
import { adapterOf } from "../inference/provider/catalogue.ts";
import { type Mock, type MockOptions, type Recording, type Reply, startMock } from "./index.ts";

const folder = mkdtempSync(join(tmpdir(), "hubsmith-recording-"));
const file = join(folder, "calls.jsonl");
afterAll(() => rmSync(folder, { recursive: true }));

const open: Mock[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const mock of open.splice(0)) await mock.close();
});
async function started(options: MockOptions): Promise<Mock> {
  const mock = await startMock(options);
  open.push(mock);
  return mock;
}

/** The secret of these tests. A recording must contain no part of it, also not as base64. */
const TOKEN = 'Sw0rdf1sh/+&"x';
const BASIC = Buffer.from(`ann:${TOKEN}`).toString("base64");
const PARTS = ["ann:", "", "a", "bc"].map((before) =>
  Buffer.from(before + TOKEN)
    .toString("base64")
    .slice(6, -4),
);
const FORBIDDEN = ["Sw0rdf", ...PARTS];

/** A request: method and path, its body as JSON, a form or bytes, and headers. */
type Call = readonly [line: string, body?: object | undefined, headers?: Readonly<Record<string, string>>];

/** Returns what a program can see of the response. Of the body, streams give their chunks. */
async function send(mock: Mock, [line, body, headers = {}]: Call): Promise<unknown> {
  const [method = "", path = ""] = line.split(" ");
  const isJson = !(body === undefined || body instanceof FormData || Buffer.isBuffer(body));
  const sent = isJson ? JSON.stringify(body) : body;
  const own = isJson ? { "content-type": "application/json" } : {};
  const init = {
    method,
    headers: { ...own, authorization: `Bearer ${TOKEN}`, ...headers },
    redirect: "manual",
  } as const;
  const response = await fetch(mock.url + path, { ...init, body: (sent ?? null) as FormData });
  const chunks: string[] = [];
  for await (const chunk of response.body ?? []) chunks.push(Buffer.from(chunk).toString("latin1"));
  const { status } = response;
  const kept = [...response.headers].filter(
    ([name]) => !/^(?:date|set-cookie|content-length|transfer-encoding)$/.test(name),
  );
  const type = response.headers.get("content-type") ?? "";
  const whole = chunks.join("");
  // A recording of JSON does not keep the spaces between values.
  const texts = type.includes("json") && whole !== "" ? [JSON.stringify(JSON.parse(whole))] : [whole];
  const seen = { status, headers: Object.fromEntries(kept), texts: type.includes("event-stream") ? chunks : texts };
  return JSON.parse(JSON.stringify(seen).replaceAll(mock.url, "{url}"));
}

/** Sends calls through a recording mock server. Returns the responses, and the text of the recording. */
async function recorded(calls: readonly Call[], replies: readonly Reply[] = [], options: Partial<Recording> = {}) {
  const real = await started({ replies, delay: { chunkMs: 5 } });
  const mock = await started({ record: { to: file, from: real.url, ...options } });
  const seen: unknown[] = [];
  for (const call of calls) seen.push(await send(mock, call));
  await Promise.all([real.close(), mock.close()]);
  return { seen, text: readFileSync(file, "utf8"), real };
}

/** Sends calls to a mock server that replays the recording. Every request to another server fails. */
async function replayed(calls: readonly Call[]): Promise<unknown[]> {
  const mock = await started({ replay: file });
  const direct = fetch;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    if (!url.startsWith(`${mock.url}/`)) throw new Error(`the network is off: ${url}`);
    return direct(url, init);
  });
  const seen: unknown[] = [];
  for (const call of calls) seen.push(await send(mock, call));
  return seen;
}

const chat = (content: string, more: object = {}): Call => [
  "POST /v1/chat/completions",
  { model: "m", messages: [{ role: "user", content }], ...more },
];
const sound = (content: string): FormData => {
  const form = new FormData();
  form.set("model", "m");
  form.set("file", new File([content], "hum.wav"));
  return form;
};
const image: Call = ["POST /fal-ai/mock/text-to-image", { prompt: "a lighthouse" }];
const tools = [{ type: "function", function: { name: "sum", parameters: { properties: { a: { type: "integer" } } } } }];
const ANTHROPIC = { "x-api-key": TOKEN };
const THIRTY: readonly Call[] = [
  ...["one", "two", "one", "one"].map((content) => chat(content)),
  ...["one", "two"].map((content) => chat(content, { stream: true })),
  chat("sum", { tools }),
  chat("sum", { tools, stream: true }),
  ["POST /direct/anthropic/v1/messages", { messages: [{ role: "user", content: "x" }] }, ANTHROPIC],
  ["POST /direct/anthropic/v1/messages", { messages: [{ role: "user", content: "x" }], stream: true }, ANTHROPIC],
  ["POST /hf-inference/models/mock/feature-extraction", { inputs: ["a", "b"] }],
  ["POST /hf-inference/models/mock/text-to-speech", { inputs: "hum" }],
  [
    "POST /hf-inference/models/mock/automatic-speech-recognition",
    Buffer.from("sound"),
    { "content-type": "audio/wav" },
  ],
  ["POST /direct/openai/v1/audio/transcriptions", sound("one")],
  ["POST /direct/openai/v1/audio/transcriptions", sound("two")],
  image,
  ...["/status", "/status", "/status", ""].map((end): Call => [
    `GET /fal-ai/mock/text-to-image/requests/job~fal-ai~text-to-image~1${end}`,
  ]),
  ["GET /media/fal-ai/text-to-image/picture.png"],
  ["GET /api/models/acme/text-to-image?expand=1"],
  ["GET /api/models?limit=2"],
  ["GET /api/models?limit=1"],
  ["POST /nobody/x", {}],
  ["GET /redirect"],
  ["GET /pretty"],
  ["GET /numbers"],
  ["POST /empty", {}],
  chat("überall", { stream: true }),
];
const REAL: readonly Reply[] = [
  {
    when: { path: "/redirect" },
    answer: ({ headers }) => ({ status: 307, headers: { location: `http://${headers["host"]}/x` } }),
  },
  {
    when: { path: "/pretty" },
    answer: { text: '{\n  "a": "b  c"\n}', headers: { "content-type": "application/json" } },
  },
  { when: { path: "/numbers" }, answer: { text: "[1.0,12345678901234567890]", headers: { "x-own": "1" } } },
  { when: { path: "/empty" }, answer: { status: 204 } },
  {
    when: { body: { messages: [{ content: "überall" }] } },
    answer: { stream: ["data: über", Uint8Array.of(0xc3), Uint8Array.of(0xbc), "ber\n\n"] },
  },
];

test("30 recorded calls get the same responses without a network", async () => {
  expect(THIRTY).toHaveLength(30);
  const { seen, text } = await recorded(THIRTY, REAL);
  const again = await replayed(THIRTY);
  // A character that two chunks share belongs to the second chunk in a recording.
  expect(seen.splice(-1)).toMatchObject([
    { texts: ["data: ü", "Ã", "¼", "ber\n\n"].map((part) => expect.stringContaining(part[0] ?? "")) },
  ]);
  expect(again.pop()).toMatchObject({ texts: { length: 3 } });
  expect(again).toEqual(seen);
  expect(FORBIDDEN.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text.trim().split("\n")).toHaveLength(30);
});

const json = (value: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  answer: { json: value, headers },
});
const text = (value: string): Reply => ({ answer: { text: value } });
const events = (...stream: unknown[]): Reply => ({ answer: { stream } });
const delta = (content: string) => ({ choices: [{ index: 0, delta: { content } }] });
const encoded = encodeURIComponent(TOKEN);
const base64 = (before: string): string => Buffer.from(`${before}${TOKEN} end`).toString("base64");
const login = new FormData();
login.set("user", "ann");
login.set("password", TOKEN);
const NO_TOKEN = { authorization: "" };
const halves = [TOKEN.slice(0, 7), TOKEN.slice(7)] as const;

describe("a recording contains no secret", () => {
  test.each<[place: string, calls: readonly Call[], replies?: readonly Reply[]]>([
    ["the header Authorization", [["GET /a"]]],
    ["another header for keys", [["GET /a", undefined, { ...NO_TOKEN, "x-api-key": TOKEN }]], [text(TOKEN)]],
    ["Basic authentication", [["GET /a", undefined, { authorization: `Basic ${BASIC}` }]], [text(`${BASIC} ${TOKEN}`)]],
    ["cookies", [["GET /a", undefined, { ...NO_TOKEN, cookie: `a=1; session=${encoded}` }]], [text(encoded)]],
    [
      "cookies of the response",
      [["GET /a", undefined, NO_TOKEN]],
      [json([encoded], { "set-cookie": `s=${encoded}; Path=/` })],
    ],
    ["the query", [[`GET /a?token=${encoded}&b=1`, undefined, NO_TOKEN], [`GET /a?b=${encoded}`]]],
    ["the path", [[`GET /bot${encoded}/x`]]],
    [
      "fields of the request",
      [["POST /a", { apiKey: TOKEN, list: [{ client_secret: TOKEN }] }, NO_TOKEN]],
      [text(`You sent ${JSON.stringify(TOKEN)}.`)],
    ],
    ["JSON inside a string", [["POST /a", { arguments: JSON.stringify({ password: TOKEN }) }, NO_TOKEN]]],
    ["a nested list of secrets", [["POST /a", { credentials: { values: [TOKEN] } }, NO_TOKEN]]],
    ["a list of headers", [["POST /a", { headers: [{ name: "Authorization", value: `Bearer ${TOKEN}` }] }]]],
    ["fields of a form", [["POST /a", login, NO_TOKEN]], [text(TOKEN)]],
    ["text of the request", [["POST /a", { messages: [{ content: `My token is ${TOKEN}.` }] }]]],
    ["names of fields", [["POST /a", { [TOKEN]: 1 }]], [json({ [TOKEN]: 1 })]],
    ["bytes of the request", [["POST /a", Buffer.from(TOKEN), { "content-type": "audio/wav" }]]],
    ["text of the response", [["GET /a"]], [text(`You sent ${TOKEN} and ${encoded} and ${JSON.stringify(TOKEN)}.`)]],
    [
      "fields of the response",
      [["GET /a", undefined, NO_TOKEN]],
      [json({ data: { access_token: TOKEN, note: TOKEN } })],
    ],
    [
      "headers of the response",
      [["GET /a"]],
      [json({}, { "x-echo": TOKEN, "x-auth": "a", location: `/b?api_key=${encoded}` })],
    ],
    ["base64 of the response", [["GET /a"]], [json(["", "a", "bc"].map(base64))]],
    [
      "bytes of the response",
      [["GET /a"]],
      [{ answer: { bytes: Buffer.concat([Buffer.of(0xff, 0), Buffer.from(TOKEN)]) } }],
    ],
    [
      "URLs in the response",
      [["GET /a", undefined, NO_TOKEN]],
      [json({ url: `https://ann:${encoded}@a.example/?sig=${encoded}` })],
    ],
    ["a chunk", [["GET /a"]], [events(delta(`<${TOKEN}>`))]],
    ["two chunks", [["GET /a"]], [events(`data: {"a": "${halves[0]}`, `${JSON.stringify(halves[1]).slice(1)}}\n\n`)]],
    ["two events", [["GET /a"]], [events(delta(halves[0]), delta(halves[1]))]],
    [
      "arguments in two events",
      [["GET /a", undefined, NO_TOKEN]],
      [events(delta('{"password": "Sw0rdf'), delta('1sh"}'))],
    ],
    [
      "a response before the request that shows the secret",
      [["GET /a", undefined, NO_TOKEN], ["GET /b"]],
      [{ when: { path: "/a" }, answer: { json: { id: TOKEN } } }],
    ],
  ])("in %s", async (_, calls, replies = [text("done")]) => {
    const { text: found, seen } = await recorded(calls, replies);
    expect(FORBIDDEN.filter((secret) => found.includes(secret))).toEqual([]);
    const again = await replayed(calls);
    expect(again.map((one) => Object(one).status)).toEqual(seen.map((one) => Object(one).status));
  });

  test.each([
    "hf_abcdefghijklmnopqrstuv",
    "sk-proj-abcdefghijklmnop",
    "AKIAIOSFODNN7EXAMPLE",
    "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def_1",
    "Bearer abcdefgh12345678",
    "the team Blue Heron",
  ])("if only its form or the option `secrets` shows it: %s", async (secret) => {
    const { text: found } = await recorded([["GET /a"]], [json({ note: `It is ${secret}!` })], {
      secrets: ["Blue Heron"],
    });
    expect(found).toContain("It is ");
    expect(found).not.toContain(secret.split(" ").at(-1));
  });

  test("but all other values", async () => {
    const plain = {
      usage: { prompt_tokens: 5, max_tokens: 12345678 },
      logprobs: { content: [{ token: "Sw0rdf1shes", logprob: -1 }] },
      token: "<s>",
      key: "temperature",
      eos_token: "<|endoftext|>",
      error: { code: "invalid_api_key", param: "api_key" },
      text: "The key idea: a token generation, basic understanding. // see a/b@c",
      data: "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    };
    const { text: found } = await recorded([["POST /a", plain]], [json(plain)]);
    expect(JSON.parse(found)).toMatchObject({ body: plain, json: plain });
  });
});

test.each(Object.keys(PROVIDER_SPECS) as ProviderId[])("the key header of %s is known as secret", (provider) => {
  for (const { header } of Object.values(adapterOf(provider).auth)) expect(isSecretHeader(header)).toBe(true);
});

test("equal requests get their responses in order, and requests may have other secrets and another order of fields", async () => {
  const poll: Call = ["GET /poll?api_key=key-1234"];
  const replies = ["waiting", "done"].map((status): Reply => ({ times: 1, answer: { json: { status } } }));
  const body = { a: 1, b: [{ c: 2, d: 3 }], api_key: "key-1234" };
  await recorded([poll, poll, ["POST /x", body]], [...replies, { answer: { text: "x" } }]);
  const other: Call = ["GET /poll?api_key=key-9999", undefined, { authorization: "Bearer other" }];
  const found = await replayed([other, other, other, ["POST /x", { b: [{ d: 3, c: 2 }], api_key: "9", a: 1 }]]);
  const bodies = found.map((one) => Object(one).texts[0] as string);
  expect(bodies).toEqual(['{"status":"waiting"}', '{"status":"done"}', '{"status":"done"}', "x"]);
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  [
    "a request that was not recorded",
    () => recorded([chat("a")]).then(() => replayed([chat("b")])),
    /404.*contains no request POST \/v1\/chat\/completions with this body/,
  ],
  ["a missing file", () => startMock({ replay: join(folder, "none") }), /ENOENT/],
  ["a file that is no recording", () => startMock({ replay: fileURLToPath(import.meta.url) }), /JSON/],
  ["record and replay", () => startMock({ replay: file, record: { to: file, from: "http://a.example" } }), /not both/],
  ["an invalid URL", () => startMock({ record: { to: file, from: "a.example" } }), /Invalid URL/],
  [
    "a server that does not answer",
    async () => {
      const { real } = await recorded([]);
      return send(await started({ record: { to: file, from: `${real.url}/?key=${encoded}` } }), ["GET /a"]);
    },
    /502.*cannot be reached/,
  ],
])("%s is reported", async (_, make, expected) => {
  const found = await make().catch(String);
  expect(typeof found === "string" ? found : JSON.stringify(found)).toMatch(expected);
});
