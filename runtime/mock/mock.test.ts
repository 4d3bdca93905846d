import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { AuthMethod, PlannedRequest, ProviderObject } from "../inference/provider/types.ts";
import { authorizationOf, isForwarded } from "../inference/route/credentials.ts";
import { defineProvider, InferenceClient } from "../inference/index.ts";
import { ProviderApiError } from "../http/errors.ts";
import { isObject } from "../http/json.ts";
import { isSecretHeader } from "../http/redact.ts";
import { TASK_OF } from "../../generated/functions.ts";
import { RESPONSES } from "../contract/provider-rules.ts";
import { adapterOf } from "../inference/provider/catalogue.ts";
import { callOf, received, revived, written } from "../inference/testing/examples.ts";
import { callerModel, PARTS, partNamed, type Part } from "./parts.ts";
import { localProvider } from "./place.ts";
import type { SeenRequest } from "./index.ts";
import { type Mock, startMock } from "./index.ts";

/**
 * The tests call every example of `spec/providers` with the client over real HTTP, through the router and directly at
 * the provider.
 */

let mock: Mock;
beforeAll(async () => {
  mock = await startMock();
});
afterAll(() => mock.close());

const TOKENS = { "hub-token": "hf_MockMockMock", "provider-key": "key-MockMockMock", none: undefined } as const;
const METHODS = Object.fromEntries(Object.entries(TASK_OF).map(([name, task]) => [task, name]));

/** Each test sends its name in this header, to find its own requests. */
const CASE_HEADER = "x-case";

function isAllowed({ provider, task }: Part, auth: AuthMethod): boolean {
  if (task === RESPONSES && provider !== "auto") return auth === "provider-key";
  return auth === "provider-key" ? provider !== "auto" : isForwarded(adapterOf(provider));
}

function providerOf({ provider }: Part, auth: AuthMethod): ProviderObject {
  return auth === "provider-key" ? localProvider(provider, mock.url) : PROVIDER_SPECS[provider];
}

function clientFor(name: string, auth: AuthMethod, token: string | undefined = TOKENS[auth]): InferenceClient {
  return new InferenceClient(token, {
    hubUrl: mock.url,
    routerUrl: mock.url,
    poll: { intervalMs: 1 },
    headers: { [CASE_HEADER]: name },
  });
}

async function callClient(client: InferenceClient, part: Part, auth: AuthMethod, more: object = {}): Promise<unknown> {
  const method = Reflect.get(client, METHODS[part.task] ?? "");
  if (typeof method !== "function") throw new Error(`the client has no method for ${part.task}`);
  const provider = providerOf(part, auth);
  const model = callerModel(part);
  const args: object = Object(revived(part.example.arguments));
  return method.call(client, { ...args, provider, model, ...more });
}

/** Returns the first request that the provider's adapter makes for a call: the upload of a file, or the call. */
async function planned(part: Part, auth: AuthMethod): Promise<object> {
  const model = part.provider === "auto" ? `acme/${part.task}` : part.model;
  const { args, mapping } = callOf({ ...part, example: { ...part.example, model } }, auth);
  const hfModelId = part.example.mapping === undefined ? `acme/${part.task}` : mapping?.hfModelId;
  const uploads: PlannedRequest[] = [];
  const request = await adapterOf(providerOf(part, auth))
    .task(part.task)
    ?.request(
      {
        task: part.task,
        auth,
        model,
        args,
        mapping: mapping && { ...mapping, providerId: model, hfModelId: hfModelId ?? "" },
        routerBase: mock.url,
        hubBase: mock.url,
      },
      undefined,
      async (upload, read) => {
        uploads.push(upload);
        return read(part.example.upload);
      },
    );
  const [first = request] = uploads;
  if (first === undefined) throw new Error(`${part.provider} has no ${part.task}`);
  return { url: first.url, body: await written(first.body) };
}

async function sent(request: SeenRequest): Promise<object> {
  return { url: mock.url + request.path, body: await received(request) };
}

async function expectResult({ spec, example: { output, media } }: Part, result: unknown): Promise<void> {
  if (output !== undefined || media === undefined) {
    // The mock server gives each job an id of its own.
    const id: unknown = Object(result)["id"];
    expect(result).toEqual(spec.job?.when === undefined ? output : { ...Object(output), id });
    return;
  }
  if (!(result instanceof Blob)) throw new Error(`expected a file, got ${typeof result}`);
  expect(result.type).toBe(media.type);
  expect(Buffer.from(await result.arrayBuffer()).toString("base64")).toBe(media.base64);
}

/**
 * Checks the requests that follow the first request. There must be at least one request for each status and for the
 * result. If the result links to a file, there must be a request for the file. Requests for files must contain no
 * secret.
 */
function expectLater({ provider, task, example: { statuses = [], result, media } }: Part): void {
  const about = mock.requests.filter(({ path }) => decodeURIComponent(path).includes(`job~${provider}~${task}~`));
  expect(about.length).toBeGreaterThanOrEqual(statuses.length + (result === undefined ? 0 : 1));
  const files = mock.requests.filter(({ path }) => path.startsWith(`/media/${provider}/${task}/`));
  expect(files.length > 0).toBe(media?.url?.startsWith("https:") === true);
  for (const { headers } of files) expect(Object.keys(headers).filter((name) => isSecretHeader(name))).toEqual([]);
}

describe.each(["hub-token", "provider-key"] as const)("%s", (auth) => {
  const parts = PARTS.filter((part) => isAllowed(part, auth));

  test.concurrent.each(parts.map((part) => [`${part.provider} ${part.task}`, part] as const))(
    "%s",
    async (name, part) => {
      const key = `${auth} ${name}`;
      await expectResult(part, await callClient(clientFor(key, auth), part, auth));
      const first = mock.requests.find(({ method, headers }) => headers[CASE_HEADER] === key && method === "POST");
      if (first === undefined) throw new Error("no request came");
      expect(await sent(first)).toEqual(await planned(part, auth));
      const secret = authorizationOf(adapterOf(part.provider), auth, TOKENS[auth]);
      expect(first.headers[secret?.header.toLowerCase() ?? ""]).toBe(secret?.value);
      expectLater(part);
    },
  );
});

test("the tests call every task of every provider, including the automatic router", () => {
  const pairs = Object.values(PROVIDER_SPECS).flatMap(({ id, tasks }) =>
    Object.keys(tasks).map((task) => `${id} ${task}`),
  );
  expect(PARTS.map(({ provider, task }) => `${provider} ${task}`).toSorted()).toEqual(pairs.toSorted());
});

const streaming = PARTS.filter(({ spec, task }) => spec.stream !== undefined && task === "conversational");

test.concurrent.each(streaming.map((part) => [part.provider, part] as const))("%s streams a chat", async (_, part) => {
  const auth = isAllowed(part, "hub-token") ? "hub-token" : "provider-key";
  const client = clientFor("stream", auth);
  const provider = providerOf(part, auth);
  const model = callerModel(part);
  let text = "";
  const messages = [{ role: "user" as const, content: "Name a colour." }];
  for await (const chunk of client.chatCompletionStream({ provider, model, messages })) {
    text += chunk.choices[0]?.delta.content ?? "";
  }
  expect(part.example.output).toMatchObject({ choices: [{ message: { content: text } }] });
});

test("returns the status of a job, and can cancel the job", async () => {
  const job = await clientFor("cancel", "hub-token").jobs.textToImage({
    provider: "fal-ai",
    model: "acme/text-to-image",
    inputs: "a lighthouse",
  });
  expect(job.id).toMatch(/job~fal-ai~text-to-image~\d+$/);
  expect(await job.status()).toMatchObject({ status: "pending", queuePosition: 1 });
  await job.cancel();
  await expect(job.status()).rejects.toThrow("was cancelled");
});

async function refusal(path: string, init: RequestInit = {}): Promise<{ status: number; error: unknown }> {
  const response = await fetch(mock.url + path, init);
  const body: unknown = await response.json();
  return { status: response.status, error: isObject(body) ? body["error"] : undefined };
}

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return { method: "POST", body: text, headers: { "content-type": "application/json", ...headers } };
}

const CHAT = { model: "m", messages: [{ role: "user", content: "Hello" }] };

test.each<[string, string, RequestInit, number, string]>([
  ["an unknown provider", "/nobody/v1/chat", post(CHAT), 404, 'there is no provider "nobody". Known providers: '],
  ["an unknown route", "/groq/v1/nothing", post(CHAT), 404, "groq has no route POST /v1/nothing: use /openai/v1/chat"],
  ["a wrong method", "/v1/chat/completions", {}, 405, "a call must use POST"],
  ["invalid JSON", "/v1/chat/completions", post("{"), 400, "not a JSON object"],
  ["invalid JSON in a call whose task depends on the model", "/fal-ai/some/model", post("{"), 400, "not a JSON object"],
  [
    "an empty body in a call whose task depends on the model",
    "/fal-ai/some/model",
    { method: "POST" },
    400,
    "the body is empty",
  ],
  ["a wrong content type", "/v1/chat/completions", post(CHAT, { "content-type": "text/plain" }), 400, "requires JSON"],
  ["an empty body", "/v1/chat/completions", { method: "POST" }, 400, "the body is empty"],
  ["an empty list of messages", "/v1/chat/completions", post({ model: "m", messages: [] }), 400, "messages must be"],
  ["an unknown route of OpenAI", "/openai/x", post(CHAT), 404, "openai has no route POST /x"],
  [
    "a missing key",
    "/direct/groq/openai/v1/chat/completions",
    post(CHAT),
    401,
    'Authorization must be "Bearer <secret>"',
  ],
  ["a model without a task", "/fal-ai/some/model", post({}), 404, "name one of the models mock/text-to-image, mock/"],
  ["an unknown model", "/api/models/some/model", {}, 404, "call acme/<task>, with one of the tasks "],
  ["an unknown page of the hub", "/api/spaces", {}, 404, "this server imitates the hub only at"],
  ["an address that is not UTF-8", "/%ff", {}, 400, "the address is not valid"],
  ["an incomplete percent-encoding", "/fal-ai/some%2/model", post({}), 400, "the address is not valid"],
  ["an unknown file", "/media/groq/conversational/x", {}, 404, "there is no file"],
  ["an unknown job", "/fal-ai/job~fal-ai~text-to-image~99999/status", {}, 404, "there is no job"],
  ["JSON instead of a form", "/together/v1/audio/transcriptions", post({}), 400, "requires a form"],
])("%s is rejected", async (_, path, init, status, message) => {
  const found = await refusal(path, init);
  expect(found).toEqual({ status, error: expect.stringContaining(message) });
});

/** Sends a request with a header `Host`. `fetch` cannot set this header. */
async function statusFor(host: string): Promise<number | undefined> {
  const request = get(`${mock.url}/api/tasks`, { headers: { host } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test.each([
  ["127.0.0.1:8787", 200],
  ["127.0.0.2", 200],
  ["localhost:8787", 200],
  ["LOCALHOST", 200],
  ["app.localhost:8787", 200],
  ["[::1]:8787", 200],
  ["attacker.example", 403],
  ["attacker.example:8787", 403],
  ["localhost.attacker.example", 403],
  ["127.0.0.1.attacker.example:8787", 403],
  ["192.168.0.7:8787", 403],
])("a request to the host %j gets the status %i", async (host, status) => {
  expect(await statusFor(host)).toBe(status);
});

test("rejects a stream for a task that does not support streams", async () => {
  const part = partNamed("nscale", "text-to-image");
  const body = { prompt: "x", model: part?.model, stream: true };
  const found = await refusal("/nscale/v1/images/generations", post(body));
  expect(found).toEqual({ status: 400, error: "nscale cannot stream text-to-image" });
});

test("a call that sends the key in a wrong header is rejected with a ProviderApiError", async () => {
  const { hubOrg: _, ...groq } = localProvider("groq", mock.url);
  const strange = defineProvider({ ...groq, id: "strange", auth: { key: { header: "X-Other", value: "{token}" } } });
  const client = clientFor("wrong", "provider-key");
  const messages = [{ role: "user" as const, content: "Hello" }];
  const answered = client.chatCompletion({ provider: strange, model: "acme/conversational", messages });
  await expect(answered).rejects.toBeInstanceOf(ProviderApiError);
});

test("stores only the latest requests, with at most 64 MiB of bodies in total", async () => {
  const own = await startMock();
  try {
    for (let index = 0; index < 3; index++)
      await fetch(`${own.url}/v1/upload`, { method: "POST", body: new Uint8Array(30 * 1024 * 1024) });
    expect(own.requests.map(({ bytes }) => bytes.length / 1024 / 1024)).toEqual([30, 30]);
  } finally {
    await own.close();
  }
});
