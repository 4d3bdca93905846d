import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { isObject } from "../http/json.ts";
import { isLocalCall } from "../http/trust.ts";
import { adapterOf, isProviderId } from "../inference/provider/catalogue.ts";
import { read, stepsOf, withPath } from "../inference/provider/paths.ts";
import { deliver, fileAnswer, Refusal, refusalAnswer } from "./answer.ts";
import { chatAnswer, chatEvents } from "./formats.ts";
import { isBackground } from "./responses.ts";
import { listAt } from "./lists.ts";
import { Page, recordOf, refusalOf } from "./models.ts";
import type { Answer, ChatMessage, Failure, Mock, MockOptions, Reply, SeenRequest } from "./options.ts";
import { defaultModels, findPart, partNamed, PARTS, type Part } from "./parts.ts";
import { placeOf, type Place, readAddress } from "./place.ts";
import { Recorder, Replay } from "./recording.ts";
import { fileIn, isAt, jobId, localized, mediaOf, readJobId, resized, type Links } from "./replies.ts";
import { flawOf, readRequest, unreadable } from "./request.ts";
import { Script } from "./script.ts";

/** A submitted job. */
interface Job {
  /** Number of status requests so far. */
  polls: number;
  isCancelled: boolean;
  readonly links: Links;
  /** The request that started the job, and its scripted message. */
  readonly request: SeenRequest;
  readonly message: ChatMessage | undefined;
}

const MAX_KEPT_REQUESTS = 2000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const MAX_KEPT_JOBS = 1000;
const KEEP_ALIVE_MS = 60_000;

/**
 * Starts a local server that answers requests to all providers, with the replies of `options` or the examples of the
 * providers. The server sends no requests.
 *
 * @throws Error if the port is in use
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const mock = new Server(options);
  const server = createServer((request, response) => void mock.handle(request, response));
  // Keeps connections open, so that clients can reuse them after a pause.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  mock.play.url = `http://127.0.0.1:${address.port}`;
  return {
    url: mock.play.url,
    requests: mock.requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Handles requests: selects the failure and the answer, and sends the response. */
class Server {
  readonly requests: SeenRequest[] = [];
  readonly play: Play;
  readonly #options: MockOptions;
  readonly #replies: Script<Reply>;
  readonly #failures: Script<Failure>;
  /** Answers requests without a reply: a real server, or a recording. Otherwise, `play` answers them. */
  readonly #source: Recorder | Replay | undefined;

  constructor(options: MockOptions) {
    this.#options = options;
    this.play = new Play(options.delay?.polls);
    this.#replies = new Script(options.replies ?? []);
    this.#failures = new Script(options.failures ?? []);
    const { record, replay } = options;
    if (record !== undefined && replay !== undefined) throw new TypeError("use either record or replay, not both");
    if (record !== undefined) this.#source = new Recorder(record);
    else if (replay !== undefined) this.#source = new Replay(replay);
  }

  async handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const failed = async (error: unknown): Promise<undefined> => {
      // A script can also fail after the start of the response.
      if (response.headersSent) response.destroy();
      else await deliver(response, refusalAnswer(error), { chunkMs: 0, cutAfter: undefined });
    };
    const request = await readRequest(incoming).catch(failed);
    if (request === undefined) return;
    keep(this.requests, request);
    const status = await this.#respond(request, response).catch(failed);
    if (status !== undefined) this.#options.onAnswer?.(request, status);
  }

  /** Sends the response, or loses it. Returns its status, or undefined if the request was lost before. */
  async #respond(request: SeenRequest, response: ServerResponse): Promise<number | undefined> {
    const { answerMs = 0, chunkMs = 0 } = this.#options.delay ?? {};
    const failure = this.#failures.next(request) ?? {};
    const { lose, hang = false, cutAfter } = failure;
    await sleep(answerMs, undefined, { ref: false });
    if (lose === "request") return void response.destroy();
    const answer = await this.#answerTo(request, failure).catch(refusalAnswer);
    if (lose === "answer") response.destroy();
    else if (!hang) await deliver(response, answer, { chunkMs, cutAfter });
    return answer.status ?? 200;
  }

  async #answerTo(request: SeenRequest, { status, retryAfter }: Failure): Promise<Answer> {
    checkHost(request.headers["host"] ?? "");
    if (status !== undefined) {
      const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
      return { status, headers, json: { error: `a failure of the mock server, with the status ${status}` } };
    }
    const { answer } = this.#replies.next(request) ?? {};
    const scripted = typeof answer === "function" ? await answer(request) : answer;
    if (scripted === undefined) return this.#source?.answer(request, this.play.url) ?? this.play.answer(request);
    const { message, ...rest } = scripted;
    return message === undefined ? scripted : { ...this.play.answer(request, message), ...rest };
  }
}

/** Stores a request. Deletes the oldest requests, so that memory stays limited when a server runs for days. */
function keep(requests: SeenRequest[], seen: SeenRequest): void {
  requests.push(seen);
  let kept = requests.reduce((sum, { bytes }) => sum + bytes.length, 0);
  while (requests.length > MAX_KEPT_REQUESTS || kept > MAX_KEPT_BYTES) kept -= requests.shift()?.bytes.length ?? 0;
}

/** Answers requests, and stores the submitted jobs. */
class Play {
  url = "";
  #count = 0;
  readonly #polls: number | undefined;
  readonly #jobs = new Map<string, Job>();
  /** The answers to requests with an idempotency key, by path and key. */
  readonly #repeatable = new Map<string, { readonly answer: Answer; readonly job: string | undefined }>();

  /** @param polls number of status requests during which a job stays in the queue; undefined for the example's queue */
  constructor(polls: number | undefined) {
    this.#polls = polls;
  }

  /**
   * Answers a request.
   *
   * @param message the message of the chat, if the request is a chat
   * @throws Refusal for an invalid request
   */
  answer(request: SeenRequest, message?: ChatMessage): Answer {
    const { url, decoded } = readAddress(this.url + request.path);
    const place = placeOf(url, request.host === "" ? undefined : request.host);
    const { role, provider, path } = place;
    const refusal = refusalOf(url.pathname.slice(1), request.headers["authorization"]);
    if (refusal !== undefined) throw new Refusal(refusal.status, refusal.message);
    const list = request.method === "GET" ? listAt(url.pathname.slice(1), url.searchParams) : undefined;
    if (typeof list === "string") return { text: list };
    if (list instanceof Page) return pageAnswer(list, request);
    if (list !== undefined) return { json: list };
    if (role === "hub") return { json: hubAnswer(path) };
    if (role === "media") return mediaAnswer(path);
    const job = readJobId(decoded);
    if (role === "nobody" && job === undefined) throw new Refusal(404, `there is no server at ${request.host}`);
    // A status URL that comes from a reply can be on another host. Clients send no secret there, so none is required.
    const isForeign = job?.part.spec.job?.statusUrl.absolute !== undefined;
    if (!isForeign) checkSecret(job?.part.provider ?? provider, role, request.headers);
    if (job !== undefined) return this.#jobAnswer(request, url, job.id, job.part);
    if (request.method !== "POST") throw new Refusal(405, `${request.method} ${url.pathname}: a call must use POST`);
    return this.#repeat(request, () => this.#submit(request, place, message));
  }

  /** Returns the first answer again if a request has the idempotency key of an earlier request. */
  #repeat(request: SeenRequest, submit: () => Answer): Answer {
    const key = request.headers["idempotency-key"];
    if (key === undefined) return submit();
    const id = `${request.host}${request.path} ${key}`;
    const known = this.#repeatable.get(id);
    request.job = known?.job;
    const answer = known?.answer ?? submit();
    if (known === undefined) remember(this.#repeatable, id, { answer, job: request.job });
    return answer;
  }

  #submit(request: SeenRequest, { provider, path, task, links }: Place, message: ChatMessage | undefined): Answer {
    const upload = PARTS.find((part) => part.provider === provider && isUpload(part, path));
    if (upload !== undefined) return answerWith(upload.example.upload);
    const part = task === undefined ? submitted(provider, path, request) : partNamed(provider, task);
    if (part === undefined) throw new Refusal(404, `${provider} has no ${task}`);
    const flaw = flawOf(request, part);
    if (flaw !== undefined) throw new Refusal(400, flaw);
    const id = jobId(part, ++this.#count);
    const { job } = part.spec;
    if (job !== undefined) {
      // A call that is no job is done at once.
      const isDone = job.when !== undefined && !isBackground(request.body);
      remember(this.#jobs, id, { polls: isDone ? Infinity : 0, isCancelled: false, links, request, message });
      request.job = id;
    }
    if (asksForStream(path, request.body)) {
      const answer = streamAnswer(part, request.body, message);
      return job === undefined ? answer : { ...answer, stream: localized(answer.stream, part, links, id) as string[] };
    }
    const reply = resized(chatAnswer(part, request.body, message), part, request.body);
    return answerWith(localized(reply, part, links, id));
  }

  /** Answers a request about a job: with the rest of its stream if the request asks for it. */
  #jobAnswer(request: SeenRequest, { pathname, searchParams }: URL, id: string, part: Part): Answer {
    const reply = this.#job(request, pathname, id, part);
    const { stream = "", after = "" } = part.spec.resumeStream ?? {};
    const job = this.#jobs.get(id);
    if (job === undefined || searchParams.get(stream) !== "true") return answerWith(reply);
    const body = { ...Object(job.request.body), stream: true };
    const events = chatEvents(part, body, job.message).slice(Number(searchParams.get(after) ?? -1) + 1);
    return { stream: localized(events, part, job.links, id) as string[] };
  }

  /** Answers a request about a job: returns the next status or the result, or cancels the job. */
  #job(request: SeenRequest, path: string, id: string, part: Part): unknown {
    const { method } = request;
    const job = this.#jobs.get(id);
    if (job === undefined) throw new Refusal(404, `there is no job ${id}`);
    request.job = id;
    const { cancelUrl, resultUrl } = part.spec.job ?? {};
    if (method === cancelUrl?.method && isAt(cancelUrl, path, id, part)) {
      job.isCancelled = true;
      const isResponse = part.spec.stream === "response-events";
      const cancelled = { ...Object(part.example.reply), id, status: "cancelled" };
      return isResponse ? cancelled : { status: "CANCELLATION_REQUESTED" };
    }
    if (method !== "GET") throw new Refusal(405, `${method} ${path}: use GET to request the status of a job`);
    if (job.isCancelled) throw new Refusal(410, `the job ${id} was cancelled`);
    const isResult = isAt(resultUrl, path, id, part);
    return localized(isResult ? part.example.result : this.#status(job, part), part, job.links, id);
  }

  /** Returns the next status of a job. If the provider has a status for waiting, this is the first of the example. */
  #status(job: Job, { spec, example: { statuses = [] } }: Part): unknown {
    const waits = this.#polls ?? 1;
    const left = waits - job.polls++;
    if (left <= 0 || statuses.length < 2) return statuses[Math.min(Math.max(0, 1 - left), statuses.length - 1)];
    const position = stepsOf(spec.job?.status?.queuePosition ?? "");
    const hasPosition = this.#polls !== undefined && typeof read(statuses[0], position) === "number";
    return hasPosition ? withPath(statuses[0], position, left) : statuses[0];
  }
}

/** Stores a value. Deletes the oldest value if there are too many. */
function remember<Value>(known: Map<string, Value>, id: string, value: Value): void {
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MAX_KEPT_JOBS) known.delete(oldest);
  known.set(id, value);
}

/** Returns true if `path` is the path at which the files of a task are uploaded. */
function isUpload({ spec: { input } }: Part, path: string): boolean {
  return input?.upload?.route === path;
}

/** Matches a host of this machine, with or without a port. */
const OWN_HOST = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Checks that a request was sent to a name of this machine. A web page can let its own name lead to this machine, and
 * could then read the responses.
 *
 * @throws Refusal for any other name
 */
function checkHost(host: string): void {
  if (OWN_HOST.test(host)) return;
  throw new Refusal(403, `the header Host is ${JSON.stringify(host)}: use 127.0.0.1, [::1] or localhost`);
}

/** Returns the provider and task that a request is for. @throws Refusal if there is none, or the body has a problem */
function submitted(provider: string, path: string, request: SeenRequest): Part {
  const found = findPart(provider, path, request.body);
  if ("part" in found) return found.part;
  // If the body cannot be read, the response says so: that is more helpful than the message "unknown model".
  const flaw = found.isShared ? unreadable(request) : undefined;
  throw flaw === undefined ? new Refusal(404, found.problem) : new Refusal(400, flaw);
}

/** Checks that a request contains a secret in the correct header. @throws Refusal if the secret is missing or wrong */
function checkSecret(provider: string, role: Place["role"], headers: SeenRequest["headers"]): void {
  if (!isProviderId(provider)) {
    const known = Object.keys(PROVIDER_SPECS).join(", ");
    throw new Refusal(404, `there is no provider ${JSON.stringify(provider)}. Known providers: ${known}`);
  }
  const { auth, baseUrl } = adapterOf(provider);
  const { header, value } = auth[role === "router" ? "routed" : "key"];
  const given = headers[header.toLowerCase()];
  // A server on the caller's own computer needs no key.
  if (given === undefined && (role === "router" || isLocalCall(baseUrl))) return;
  const [start = ""] = value.split("{token}");
  if (given?.startsWith(start) === true && given.length > start.length) return;
  throw new Refusal(401, `the header ${header} must be ${JSON.stringify(`${start}<secret>`)}`);
}

function hubAnswer(path: string): unknown {
  const [, kind, ...rest] = path.split("/");
  if (kind === "tasks" && rest.length === 0) return defaultModels();
  if (kind !== "models")
    throw new Refusal(404, "this server imitates the hub only at /api/models/acme/<task> and /api/tasks");
  const model = rest.join("/");
  const record = recordOf(model);
  if (record !== undefined) return record;
  const tasks = Object.keys(defaultModels()).join(", ");
  throw new Refusal(404, `there is no model ${model}: call acme/<task>, with one of the tasks ${tasks}`);
}

/** Answers with a page of a list, with the URL of the next page in the header `Link`. */
function pageAnswer({ items, next }: Page, { path, host, headers }: SeenRequest): Answer {
  const origin = host === "" ? `http://${headers["host"] ?? ""}` : `https://${host}`;
  const link = next === undefined ? {} : { link: `<${origin}${path.replace(/\?.*/s, "")}?${next}>; rel="next"` };
  return { headers: link, json: items };
}

function mediaAnswer(path: string): Answer {
  const [provider = "", task = ""] = path.split("/");
  const part = partNamed(provider, task);
  const file = part && mediaOf(part);
  if (file === undefined) throw new Refusal(404, `there is no file /${path}`);
  return fileAnswer(file);
}

/** Returns true for the request for a stream: its body says so, or its route, as in Gemini's format. */
function asksForStream(path: string, body: unknown): boolean {
  return path.endsWith(":streamGenerateContent") || (isObject(body) && body["stream"] === true);
}

function streamAnswer(part: Part, body: unknown, message: ChatMessage | undefined): Answer {
  const { provider, task, spec } = part;
  if (spec.stream === undefined) throw new Refusal(400, `${provider} cannot stream ${task}`);
  const headers = spec.stream === "json-lines" ? { "content-type": "application/x-ndjson" } : {};
  return { headers, stream: chatEvents(part, body, message) };
}

/** Answers with a reply of an example: JSON or a file. */
function answerWith(reply: unknown): Answer {
  const file = fileIn(reply);
  return file === undefined ? { json: reply } : fileAnswer(file);
}
