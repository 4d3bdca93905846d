import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClientOptions } from "./index.ts";
import { InferenceClient, InferenceError } from "./index.ts";
import { answer, half, json, pieces, redirect, reset, serve, silent } from "./testing/faulty-server.ts";
import { countTimers } from "./testing/fault.ts";
import type { Reply } from "./testing/faulty-server.ts";
import { CHAT, mapping, PNG, replyBy } from "./testing/routes.ts";
import type { Routes } from "./testing/routes.ts";

/**
 * What goes wrong around a whole call: at the hub, at the provider, at the place of a file. Each must end in the right
 * error or the right data, soon, and leave nothing open; no error may show the token.
 */

const TOKEN = "hf_FaultFaultFaultFault";
const MESSAGES = [{ role: "user" as const, content: "Name a colour." }];
const QUICK: ClientOptions = {
  retry: { baseMs: 1, capMs: 2 },
  poll: { intervalMs: 1 },
  headersTimeout: 300,
  idleTimeout: 300,
};
const HUB = "GET /api/models/acme/model";
const GROQ = "POST /groq/openai/v1/chat/completions";

type Run = (client: InferenceClient, origin: string, abort: AbortController) => Promise<unknown>;

interface Fault {
  readonly name: string;
  readonly routes: Routes | ((origin: string) => Routes);
  readonly run: Run;
  /** Fields of the error; or `value`: the result. */
  readonly error?: object;
  readonly value?: unknown;
  /** Requests at most. */
  readonly requests?: number;
  readonly options?: ClientOptions;
}

const chat: Run = (client) => client.chatCompletion({ provider: "groq", model: "acme/model", messages: MESSAGES });
const routed: Run = (client) => client.chatCompletion({ model: "acme/model", messages: MESSAGES });
const stream: Run = async (client) => {
  let text = "";
  for await (const chunk of client.chatCompletionStream({ model: "acme/model", messages: MESSAGES })) {
    text += chunk.choices[0]?.delta.content ?? "";
  }
  return text;
};
const film: Run = (client) => client.textToVideo({ provider: "fal-ai", model: "acme/model", inputs: "waves" });
const painted: Run = (client) => client.textToImage({ provider: "hf-inference", model: "acme/model", inputs: "x" });
const embedded: Run = (client) =>
  client.featureExtraction({ provider: "hf-inference", model: "acme/model", inputs: ["a", "b"] });

const served = mapping(["groq", "acme-8b", "conversational"]);
const html = (status: number): Reply =>
  answer(status, "<!doctype html><title>Sorry</title>", { "content-type": "text/html" });

/** Faults of the hub. */
const HUB_FAULTS: readonly Fault[] = [
  {
    name: "the hub does not know the model",
    routes: { [HUB]: json({ error: "Repository not found" }, 404) },
    run: chat,
    requests: 1,
    error: { name: "HubApiError", httpResponse: { status: 404 } },
  },
  {
    name: "the hub refuses the token and repeats it",
    routes: { [HUB]: json({ error: `Invalid token ${TOKEN}` }, 401) },
    run: chat,
    error: { name: "HubApiError", httpResponse: { status: 401 } },
  },
  { name: "the hub answers with a page", routes: { [HUB]: html(200) }, run: chat, error: { name: "HubApiError" } },
  {
    name: "the hub answers with half a JSON",
    routes: { [HUB]: answer(200, '{"inferenceProviderMapping": [', { "content-type": "application/json" }) },
    run: chat,
    error: { name: "HubApiError" },
  },
  {
    name: "the hub answers without the field",
    routes: { [HUB]: json({ id: "acme/model" }) },
    run: chat,
    error: { name: "HubApiError" },
  },
  { name: "the hub answers with null", routes: { [HUB]: json(null) }, run: chat, error: { name: "HubApiError" } },
  {
    name: "the hub fails twice, then answers",
    routes: { [HUB]: [json({}, 503), reset, served], [GROQ]: json(CHAT) },
    run: chat,
    value: CHAT,
    requests: 4,
  },
  {
    name: "the hub never answers",
    routes: { [HUB]: silent },
    run: chat,
    options: { headersTimeout: 60, maxRetries: 0 },
    error: { name: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "entries of the hub that cannot be read are left out",
    routes: {
      [HUB]: json({
        inferenceProviderMapping: [
          null,
          5,
          { provider: "groq" },
          { provider: "groq", providerId: "x", task: "conversational", status: "live" },
        ],
      }),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
  {
    name: "the older form of the mapping",
    routes: {
      [HUB]: json({ inferenceProviderMapping: { groq: { providerId: "x", task: "conversational", status: "live" } } }),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
  {
    name: "the provider does not serve the model",
    routes: { [HUB]: mapping(["together", "t", "conversational"]) },
    run: chat,
    requests: 1,
    error: { name: "InputError", message: "Groq does not serve acme/model; according to the hub, together does" },
  },
  {
    name: "the provider serves the model for another task",
    routes: { [HUB]: mapping(["groq", "t", "text-to-image"]) },
    run: chat,
    requests: 1,
    error: { name: "InputError", message: "Groq serves acme/model for text-to-image, not for conversational" },
  },
  {
    name: "nobody serves the model",
    routes: { [HUB]: mapping() },
    run: (client) => client.textToImage({ model: "acme/model", inputs: "x" }),
    requests: 1,
    error: { name: "InputError", message: expect.stringContaining("acme/model") },
  },
  {
    name: "a lookup that failed is made again by the next call",
    routes: { [HUB]: [json({}, 404), served], [GROQ]: json(CHAT) },
    run: async (...all) => {
      await chat(...all).catch(() => {});
      return chat(...all);
    },
    value: CHAT,
  },
  {
    name: "the hub redirects to another origin",
    routes: { [HUB]: redirect(302, "http://localhost:9/api") },
    run: chat,
    error: { name: expect.stringMatching(/HubApiError|ConnectionError/) },
  },
  {
    name: "a field called __proto__ in the mapping",
    routes: {
      [HUB]: answer(
        200,
        '{"inferenceProviderMapping":{"__proto__":{"providerId":"x","task":"conversational"},"groq":{"providerId":"x","task":"conversational"}}}',
        { "content-type": "application/json" },
      ),
      [GROQ]: json(CHAT),
    },
    run: chat,
    value: CHAT,
  },
];

/** Faults of a provider that answers at once. */
const CALL_FAULTS: readonly Fault[] = [
  {
    name: "no content in JSON with 200",
    routes: { "POST /v1/chat/completions": html(200) },
    run: routed,
    requests: 1,
    error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
  },
  {
    name: "an answer without its fields keeps status, headers, id and body",
    routes: { "POST /v1/chat/completions": json({ choices: 5 }, 200, { "x-request-id": "r-9" }) },
    run: routed,
    requests: 1,
    error: {
      name: "ProviderOutputError",
      httpResponse: { status: 200, requestId: "r-9", body: { choices: 5 } },
      responseBody: { choices: 5 },
      message: expect.stringMatching(
        /^Received malformed response from Auto router conversational API: expected array at choices/,
      ),
    },
  },
  {
    name: "a wrong answer that repeats the token",
    routes: { "POST /v1/chat/completions": json({ choices: TOKEN }) },
    run: routed,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "an error within 200",
    routes: { "POST /v1/chat/completions": json({ error: { message: "no money" } }) },
    run: routed,
    error: { name: "ProviderOutputError", responseBody: { error: { message: "no money" } } },
  },
  {
    name: "content type in capitals",
    routes: {
      "POST /v1/chat/completions": answer(200, JSON.stringify(CHAT), {
        "content-type": "Application/JSON; Charset=UTF-8",
      }),
    },
    run: routed,
    value: CHAT,
  },
  {
    name: "no content type at all",
    routes: { "POST /v1/chat/completions": answer(200, JSON.stringify(CHAT)) },
    run: routed,
    value: CHAT,
  },
  {
    name: "rate limit, then an answer",
    routes: { "POST /v1/chat/completions": [json({}, 429, { "retry-after": "0" }), json(CHAT)] },
    run: routed,
    value: CHAT,
    requests: 2,
  },
  {
    name: "retry_on_error: false sends once",
    routes: { "POST /v1/chat/completions": json({ error: "later" }, 503) },
    run: routed,
    options: { retry_on_error: false },
    requests: 1,
    error: { name: "ProviderApiError", httpResponse: { status: 503 } },
  },
  {
    name: "the limit of the whole call holds over all attempts",
    routes: { "POST /v1/chat/completions": json({}, 503) },
    run: routed,
    options: { timeout: 80, maxRetries: 1000, retry: { baseMs: 20, capMs: 20 } },
    error: { name: "RequestTimeoutError", which: "total", afterMs: 80 },
  },
  {
    name: "the limit of the whole call holds while the hub is silent",
    routes: { [HUB]: silent },
    run: chat,
    options: { timeout: 60 },
    requests: 1,
    error: { name: "RequestTimeoutError", which: "total" },
  },
  {
    name: "the caller gives up during the answer",
    routes: { "POST /v1/chat/completions": half('{"id":', "silence") },
    run: (client, _, abort) => {
      setTimeout(() => abort.abort(new RangeError("enough")), 40);
      return client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { signal: abort.signal });
    },
    error: { name: "RangeError", message: "enough" },
  },
  {
    name: "the caller had given up before",
    routes: {},
    requests: 0,
    run: (client, _, abort) => {
      abort.abort(new RangeError("enough"));
      return client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { signal: abort.signal });
    },
    error: { name: "RangeError" },
  },
  {
    name: "an embedding that is no number",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "feature-extraction"]),
      "POST /hf-inference/models/m/pipeline/feature-extraction": json([
        [1, 2],
        [3, "4"],
      ]),
    },
    run: embedded,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "embeddings too deep",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "feature-extraction"]),
      "POST /hf-inference/models/m/pipeline/feature-extraction": json([[[[[1]]]]]),
    },
    run: embedded,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a redirect takes neither body nor token along",
    routes: { "POST /v1/chat/completions": redirect(307, "http://localhost:9/elsewhere") },
    run: routed,
    requests: 1,
    error: { name: "ProviderApiError" },
  },
  {
    name: "a hook that throws ends the call with its own error",
    routes: { "POST /v1/chat/completions": json(CHAT) },
    run: routed,
    requests: 1,
    options: {
      onResponse: () => {
        throw new SyntaxError("mine");
      },
    },
    error: { name: "SyntaxError", message: "mine" },
  },
];

/** Faults of streams. */
const STREAM_FAULTS: readonly Fault[] = [
  {
    name: "a stream that breaks off",
    routes: {
      "POST /v1/chat/completions": pieces(['data: {"choices":[{"index":0,"delta":{"content":"Bl"}}]}\n\n'], "cut"),
    },
    run: stream,
    requests: 1,
    error: { name: "ProviderOutputError", truncated: true, text: "Bl" },
  },
  {
    name: "an error within a stream",
    routes: { "POST /v1/chat/completions": pieces(['data: {"error":{"message":"no money"}}\n\n']) },
    run: stream,
    requests: 1,
    error: { name: "ProviderApiError", message: expect.stringContaining("no money") },
  },
  {
    name: "a whole answer in place of a stream",
    routes: { "POST /v1/chat/completions": json(CHAT) },
    run: stream,
    value: "Blue.",
  },
  {
    name: "a stream that goes silent",
    routes: { "POST /v1/chat/completions": pieces([": wait\n\n"], "silence") },
    run: stream,
    options: { idleTimeout: 50 },
    error: { name: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "a stream refused",
    routes: { "POST /v1/chat/completions": json({ error: "no such model" }, 404) },
    run: stream,
    requests: 1,
    error: { name: "ProviderApiError", httpResponse: { status: 404 } },
  },
  {
    name: "a limit of the whole call in mid-stream",
    routes: { "POST /v1/chat/completions": pieces(['data: {"choices":[]}\n\n'], "silence") },
    run: stream,
    options: { timeout: 60 },
    error: { name: "RequestTimeoutError", which: "total" },
  },
];

const JOB = "/fal-ai/fal-ai/waves";
const submit = json({ request_id: "job-7", response_url: "https://queue.fal.run/fal-ai/waves/requests/job-7" });
const jobRoutes = (routes: Routes = {}): Routes => ({
  [HUB]: mapping(["fal-ai", "fal-ai/waves", "text-to-video"]),
  [`POST ${JOB}`]: submit,
  [`GET ${JOB}/requests/job-7/status`]: json({ status: "COMPLETED" }),
  ...routes,
});
const at = (address: string): Reply => json({ video: { url: address } });

/** Faults of jobs and files. */
const JOB_FAULTS: readonly Fault[] = [
  {
    name: "a submit that may have arrived is not sent again",
    routes: jobRoutes({ [`POST ${JOB}`]: [reset, submit] }),
    run: film,
    requests: 2,
    error: { name: "ConnectionError" },
  },
  {
    name: "a submit that failed is not sent again",
    routes: jobRoutes({ [`POST ${JOB}`]: [json({ error: "busy" }, 503), submit] }),
    run: film,
    requests: 2,
    error: { name: "ProviderApiError", httpResponse: { status: 503 } },
  },
  {
    name: "a submit without an id",
    routes: jobRoutes({ [`POST ${JOB}`]: json({ detail: "?" }, 200, { "x-request-id": "s-1" }) }),
    run: film,
    requests: 2,
    error: { name: "ProviderOutputError", httpResponse: { requestId: "s-1" } },
  },
  {
    name: "questions that fail for a while",
    routes: (origin) =>
      jobRoutes({
        [`GET ${JOB}/requests/job-7/status`]: [json({}, 502), reset, json({}, 429), json({ status: "COMPLETED" })],
        [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`),
        "GET /film": answer(200, "\0\0\0\x18ftypmp42", { "content-type": "video/mp4" }),
      }),
    run: async (...all) => ((await film(...all)) as Blob).type,
    value: "video/mp4",
  },
  {
    name: "a status nobody knows",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7/status`]: json({ state: 5 }) }),
    run: film,
    error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
  },
  {
    name: "a job that never ends, bounded by poll.timeout",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7/status`]: json({ status: "IN_QUEUE" }) }),
    run: film,
    options: { poll: { intervalMs: 5, timeout: 60 } },
    error: { name: "ProviderOutputError", httpResponse: { status: 200 }, cause: { which: "poll", afterMs: 60 } },
  },
  {
    name: "a job that never ends, bounded by timeout",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7/status`]: json({ status: "IN_QUEUE" }) }),
    run: film,
    options: { timeout: 60 },
    error: { name: "RequestTimeoutError", which: "total" },
  },
  {
    name: "a result without its address",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7`]: json({ video: {} }) }),
    run: film,
    error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
  },
  {
    name: "a file that is not there",
    routes: (origin) =>
      jobRoutes({ [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`), "GET /film": json({ error: "gone" }, 404) }),
    run: film,
    error: { name: "ProviderApiError", httpResponse: { status: 404 } },
  },
  {
    name: "a page where a file was due",
    routes: (origin) => jobRoutes({ [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`), "GET /film": html(200) }),
    run: film,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "JSON where a file was due",
    routes: (origin) =>
      jobRoutes({ [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`), "GET /film": json({ ok: true }) }),
    run: film,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a file larger than allowed",
    routes: (origin) =>
      jobRoutes({
        [`GET ${JOB}/requests/job-7`]: at(`${origin}/film`),
        "GET /film": answer(200, new Uint8Array(9000), { "content-type": "video/mp4" }),
      }),
    run: film,
    options: { maxResponseBytes: 8000 },
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a file in a private network",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7`]: at("http://169.254.169.254/latest/meta-data") }),
    run: film,
    error: { name: "ProviderOutputError", message: expect.stringContaining("private network") },
  },
  {
    name: "a file by a scheme that is not fetched",
    routes: jobRoutes({ [`GET ${JOB}/requests/job-7`]: at("file:///etc/passwd") }),
    run: film,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a page where a picture was due",
    routes: { [HUB]: mapping(["hf-inference", "m", "text-to-image"]), "POST /hf-inference/models/m": html(200) },
    run: painted,
    requests: 2,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a picture under a wrong type",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "text-to-image"]),
      "POST /hf-inference/models/m": answer(200, PNG, { "content-type": "application/octet-stream" }),
    },
    run: async (...all) => ((await painted(...all)) as Blob).type,
    value: "image/png",
  },
  {
    name: "an empty picture",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "text-to-image"]),
      "POST /hf-inference/models/m": answer(200, "", { "content-type": "image/png" }),
    },
    run: painted,
    error: { name: "ProviderOutputError" },
  },
];

describe.each([
  ["the hub", HUB_FAULTS],
  ["calls", CALL_FAULTS],
  ["streams", STREAM_FAULTS],
  ["jobs and files", JOB_FAULTS],
])("faults of %s", (_, faults) => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => void unhandled.push(reason);
  beforeAll(() => void process.on("unhandledRejection", note));
  afterAll(() => void process.off("unhandledRejection", note));

  test.each(faults)("$name", async (fault) => {
    let reply: Reply | undefined;
    const server = await serve((...all) => reply?.(...all));
    const { origin } = server;
    reply = replyBy(typeof fault.routes === "function" ? fault.routes(origin) : fault.routes);
    const client = new InferenceClient(TOKEN, { ...QUICK, hubUrl: origin, routerUrl: origin, ...fault.options });
    const abort = new AbortController();
    const timers = countTimers();
    const start = performance.now();
    const outcome = await fault.run(client, origin, abort).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    expect(performance.now() - start).toBeLessThan(3000);
    if ("value" in outcome) expect(outcome.value).toEqual(fault.value ?? "an error");
    else expectError(outcome.error, fault);
    if (fault.requests !== undefined) expect(server.seen.length).toBeLessThanOrEqual(fault.requests);
    expect(getEventListeners(abort.signal, "abort")).toEqual([]);
    for (let tries = 0; tries < 100 && (server.busy() > 0 || countTimers() > timers); tries++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect([server.busy(), Math.max(0, countTimers() - timers)]).toEqual([0, 0]);
    await server.close();
  });

  test("no rejection was left unhandled", () => expect(unhandled).toEqual([]));
});

function expectError(error: unknown, fault: Fault): void {
  if (fault.error === undefined) throw error;
  expect(error).toMatchObject(fault.error);
  const shown =
    inspect(error, { depth: 12, showHidden: true }) + JSON.stringify(error) + String((error as Error).stack);
  expect(shown).not.toContain(TOKEN);
  if ((error as Error).name.endsWith("Error") && error instanceof InferenceError) expect(error.message).not.toBe("");
}
