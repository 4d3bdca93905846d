import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { isObject } from "../http/json.ts";
import { isLocalCall } from "../http/trust.ts";
import { adapterOf, isProviderId } from "../inference/provider/catalogue.ts";
import { chatAnswer, chatEvents } from "./formats.ts";
import { listAt } from "./lists.ts";
import { Page, recordOf, refusalOf } from "./models.ts";
import { defaultModels, findPart, partNamed, PARTS, type Part } from "./parts.ts";
import { HOST_HEADER, placeOf, type Place } from "./place.ts";
import { fileIn, isAt, jobId, localized, mediaOf, readJobId, resized, type File, type Links } from "./replies.ts";
import { flawOf, readRequest, type SeenRequest, unreadable } from "./request.ts";

/** A running mock server. */
export interface Mock {
  /**
   * The server's address, to use instead of the addresses of the router and the hub. Use `<origin>/direct/<provider>`
   * instead of the address of a provider.
   */
  readonly origin: string;
  /**
   * The last requests, the oldest first: at most 2,000 requests, with bodies of at most 64 MiB in total. Tests may
   * empty the list.
   */
  readonly requests: SeenRequest[];
  readonly close: () => Promise<void>;
}

/** Options of a mock server. */
export interface MockOptions {
  /** Port of the server. Default: any free port. */
  readonly port?: number;
  /** Called for each request, with the status of the response. */
  readonly onAnswer?: (request: SeenRequest, status: number) => void;
}

/** A submitted job. */
interface Job {
  /** Number of status requests so far. */
  polls: number;
  isCancelled: boolean;
  readonly links: Links;
}

const MAX_KEPT_REQUESTS = 2000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const MAX_KEPT_JOBS = 1000;
const KEEP_ALIVE_MS = 60_000;

/** An error that is sent as a response with an error status. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Starts a local server that answers requests to all providers with the examples of `spec/providers`.
 * `placeOf` finds the provider of a request, and `findPart` finds the task. The server sends no requests.
 *
 * @throws Error if the port is in use
 */
export async function startMock({ port = 0, onAnswer }: MockOptions = {}): Promise<Mock> {
  const requests: SeenRequest[] = [];
  const play = new Play();
  const server = createServer((request, response) => {
    void answer(play, requests, request, response, onAnswer);
  });
  // Keeps connections open, so that clients can reuse them after a pause.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  play.origin = `http://127.0.0.1:${address.port}`;
  return {
    origin: play.origin,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  play: Play,
  requests: SeenRequest[],
  request: IncomingMessage,
  response: ServerResponse,
  onAnswer: MockOptions["onAnswer"],
): Promise<void> {
  try {
    const host = request.headers[HOST_HEADER];
    const seen = await readRequest(request, typeof host === "string" ? host : "");
    keep(requests, seen);
    response.on("finish", () => onAnswer?.(seen, response.statusCode));
    play.answer(seen, response);
  } catch (error) {
    fail(response, error);
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
  origin = "";
  #count = 0;
  readonly #jobs = new Map<string, Job>();

  /** Answers a request. @throws Refusal for an invalid request */
  answer(request: SeenRequest, response: ServerResponse): void {
    checkHost(request.headers["host"] ?? "");
    const { url, decoded } = readAddress(this.origin + request.url);
    const place = placeOf(url, request.host === "" ? undefined : request.host);
    const { role, provider, path } = place;
    const refusal = refusalOf(url.pathname.slice(1), request.headers["authorization"]);
    if (refusal !== undefined) throw new Refusal(refusal.status, refusal.message);
    const list = request.method === "GET" ? listAt(url.pathname.slice(1), url.searchParams) : undefined;
    if (typeof list === "string") return sendFile(response, { type: "text/plain", bytes: Buffer.from(list) });
    if (list instanceof Page) return sendPage(response, list, request);
    if (list !== undefined) return send(response, list);
    if (role === "hub") return send(response, hubAnswer(path));
    if (role === "media") return sendFile(response, mediaAnswer(path));
    const job = readJobId(decoded);
    if (role === "nobody" && job === undefined) throw new Refusal(404, `there is no server at ${request.host}`);
    // A status URL that comes from a reply can be on another host. Clients send no secret there, so none is required.
    const isForeign = job?.part.spec.job?.statusUrl.absolute !== undefined;
    if (!isForeign) checkSecret(job?.part.provider ?? provider, role, request.headers);
    if (job !== undefined) return send(response, this.#job(request, url.pathname, job.id, job.part));
    if (request.method !== "POST") throw new Refusal(405, `${request.method} ${url.pathname}: a call must use POST`);
    this.#submit(request, response, place);
  }

  #submit(request: SeenRequest, response: ServerResponse, { provider, path, task, links }: Place): void {
    const upload = PARTS.find((part) => part.provider === provider && isUpload(part, path));
    if (upload !== undefined) return send(response, upload.example.upload);
    const part = task === undefined ? submitted(provider, path, request) : partNamed(provider, task);
    if (part === undefined) throw new Refusal(404, `${provider} has no ${task}`);
    const flaw = flawOf(request, part);
    if (flaw !== undefined) throw new Refusal(400, flaw);
    if (asksForStream(path, request.body)) return stream(response, part, request.body);
    const id = jobId(part, ++this.#count);
    if (part.spec.job !== undefined) this.#keep(id, { polls: 0, isCancelled: false, links });
    const reply = resized(chatAnswer(part, request.body), part, request.body);
    send(response, localized(reply, part, links, id));
  }

  #keep(id: string, job: Job): void {
    const [oldest] = this.#jobs.keys();
    if (oldest !== undefined && this.#jobs.size >= MAX_KEPT_JOBS) this.#jobs.delete(oldest);
    this.#jobs.set(id, job);
  }

  /** Answers a request about a job: returns the next status or the result, or cancels the job. */
  #job({ method }: SeenRequest, path: string, id: string, part: Part): unknown {
    const job = this.#jobs.get(id);
    if (job === undefined) throw new Refusal(404, `there is no job ${id}`);
    const { cancelUrl, resultUrl } = part.spec.job ?? {};
    if (method === cancelUrl?.method && isAt(cancelUrl, path, id, part)) {
      job.isCancelled = true;
      return { status: "CANCELLATION_REQUESTED" };
    }
    if (method !== "GET") throw new Refusal(405, `${method} ${path}: use GET to request the status of a job`);
    if (job.isCancelled) throw new Refusal(410, `the job ${id} was cancelled`);
    const { statuses = [], result } = part.example;
    const isResult = isAt(resultUrl, path, id, part);
    const reply = isResult ? result : statuses[Math.min(job.polls++, statuses.length - 1)];
    return localized(reply, part, job.links, id);
  }
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

/** Parses an address. Also returns it as text without percent-encoding. @throws Refusal for an invalid address */
function readAddress(text: string): { readonly url: URL; readonly decoded: string } {
  try {
    const url = new URL(text);
    return { url, decoded: decodeURIComponent(url.href) };
  } catch {
    throw new Refusal(400, "the address is not valid: write the percent-encoded bytes of UTF-8 text");
  }
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

/** Sends a page of a list, with the URL of the next page in the header `Link`. */
function sendPage(response: ServerResponse, { items, next }: Page, { url, host, headers }: SeenRequest): void {
  const origin = host === "" ? `http://${headers["host"] ?? ""}` : `https://${host}`;
  if (next !== undefined) response.setHeader("link", `<${origin}${url.replace(/\?.*/s, "")}?${next}>; rel="next"`);
  send(response, items);
}

function mediaAnswer(path: string): File {
  const [provider = "", task = ""] = path.split("/");
  const part = partNamed(provider, task);
  const file = part && mediaOf(part);
  if (file === undefined) throw new Refusal(404, `there is no file /${path}`);
  return file;
}

/** Returns true for the request for a stream: its body says so, or its route, as in Gemini's format. */
function asksForStream(path: string, body: unknown): boolean {
  return path.endsWith(":streamGenerateContent") || (isObject(body) && body["stream"] === true);
}

function stream(response: ServerResponse, part: Part, body: unknown): void {
  const { provider, task, spec } = part;
  if (spec.stream === undefined) throw new Refusal(400, `${provider} cannot stream ${task}`);
  const type = spec.stream === "json-lines" ? "application/x-ndjson" : "text/event-stream";
  response.writeHead(200, { "content-type": type, "x-request-id": "mock" });
  for (const record of chatEvents(part, body)) response.write(record);
  response.end();
}

function send(response: ServerResponse, reply: unknown): void {
  const file = fileIn(reply);
  if (file !== undefined) return sendFile(response, file);
  response.writeHead(200, { "content-type": "application/json", "x-request-id": "mock" });
  response.end(JSON.stringify(reply));
}

function sendFile(response: ServerResponse, { type, bytes }: File): void {
  response.writeHead(200, { "content-type": type, "content-length": bytes.length, "x-request-id": "mock" }).end(bytes);
}

function fail(response: ServerResponse, error: unknown): void {
  const status = error instanceof Refusal ? error.status : 500;
  const message = error instanceof Error ? error.message : "unknown";
  response.writeHead(status, { "content-type": "application/json", "x-request-id": "mock" });
  response.end(JSON.stringify({ error: message }));
}
