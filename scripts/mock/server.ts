import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PROVIDER_SPECS, type ProviderId } from "../../generated/providers/index.ts";
import type { ProviderCase } from "../../generated/providers/examples.ts";
import { Routes } from "./cases.ts";
import { events, mediaBytes, replyOf } from "./replies.ts";

/** A request as it came in. */
export interface Recorded {
  readonly method: string;
  /** Address as the caller meant it. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** Header that tells which host a request was meant for, by those who lead it here. */
export const HOST_HEADER = "x-mock-host";
const ROUTER = "router.huggingface.co";
const HUB = "huggingface.co";

/** How far the conversation about one case has come. */
interface Play {
  readonly entry: ProviderCase;
  /** Answers still to give to questions about the job, in order. */
  readonly answers: unknown[];
}

/**
 * A server that answers as every provider does, with the answers of the examples in `spec/providers`.
 *
 * A request says whom it means by the header `x-mock-host`, or by a path such as `/groq/openai/v1/chat/completions` (as
 * the router has it) and `/direct/groq/openai/v1/chat/completions`.
 */
export class MockServer {
  readonly requests: Recorded[] = [];
  readonly #server: Server;
  readonly #routes = new Routes();
  readonly #plays = new Map<string, Play>();
  #fixed: Play | undefined;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500, { "content-type": "text/plain" }).end(String(error));
      });
    });
  }

  /** @param port 0: any that is free. @returns the address of the server */
  async start(port = 0): Promise<string> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once("error", reject).listen(port, "127.0.0.1", resolve);
    });
    // A listening TCP server has an address of this form.
    const { port: taken } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${taken}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Answers whatever comes next from one case, and forgets what came before. */
  play(entry: ProviderCase): void {
    this.requests.length = 0;
    this.#fixed = playOf(entry);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = await record(request);
    this.requests.push(recorded);
    const url = new URL(recorded.url);
    if (url.host === HUB && url.pathname.startsWith("/api/models/")) return void sendJson(response, this.#mapping(url));
    const play = this.#fixed ?? (await this.#find(recorded, url));
    if (play === undefined) return void sendJson(response, { error: `nothing answers ${recorded.url}` }, 404);
    this.#reply(play, recorded, response);
  }

  #reply({ entry, answers }: Play, { method, url, body }: Recorded, response: ServerResponse): void {
    const { media, reply } = entry.example;
    if (method === "POST") {
      const sent = parsed(body);
      if (sent?.["stream"] === true) return void sendEvents(response, events(entry));
      return void send(response, replyOf(reply));
    }
    const link = media?.url;
    if (link !== undefined && new URL(link).pathname === new URL(url).pathname) {
      const { type, bytes } = mediaBytes(entry);
      return void response.writeHead(200, { "content-type": type }).end(bytes);
    }
    if (answers.length === 0) return void sendJson(response, { error: "there is no job" }, 404);
    sendJson(response, answers.length === 1 ? answers[0] : answers.shift());
  }

  /** The case that a request is about. Questions about a job are about the last case of their provider. */
  async #find({ method }: Recorded, url: URL): Promise<Play | undefined> {
    const { provider, path } = addressed(url);
    if (method !== "POST") return this.#plays.get(provider) ?? [...this.#plays.values()].at(-1);
    const entry = await this.#routes.find(provider, path);
    if (entry === undefined) return undefined;
    const play = playOf(entry);
    this.#plays.delete(provider);
    this.#plays.set(provider, play);
    return play;
  }

  /** What the hub tells of a model: every provider serves it, under the name of its example. */
  #mapping({ pathname }: URL): unknown {
    const id = decodeURIComponent(pathname.slice("/api/models/".length));
    const fixed = this.#fixed?.entry;
    const inferenceProviderMapping = Object.fromEntries(
      Object.keys(PROVIDER_SPECS).map((provider) => [
        provider,
        {
          status: "live",
          providerId: fixed?.provider === provider ? fixed.example.model : id,
          task: fixed?.task ?? id.split("/").at(-1),
          ...(fixed?.provider === provider ? fixed.example.mapping : {}),
        },
      ]),
    );
    return { _id: "mock", id, pipeline_tag: fixed?.task ?? id.split("/").at(-1), inferenceProviderMapping };
  }
}

/** Starts a server; the address to call and what stops it. */
export async function startMock(port = 0): Promise<{ readonly url: string; readonly server: MockServer }> {
  const server = new MockServer();
  return { url: await server.start(port), server };
}

function playOf(entry: ProviderCase): Play {
  const { statuses = [], result } = entry.example;
  return { entry, answers: [...statuses, ...(result === undefined ? [] : [result])] };
}

/** The provider that an address leads to, and the path as the provider has it. */
function addressed({ host, pathname }: URL): { provider: string; path: string } {
  const [, first = "", ...rest] = pathname.split("/");
  if (host === ROUTER && first === "v1") return { provider: "auto", path: pathname };
  if (host === ROUTER) return { provider: first, path: `/${rest.join("/")}` };
  const [owner] = Object.values(PROVIDER_SPECS).filter(({ baseUrl, hosts = [] }) => {
    return hosts.includes(host) || (URL.canParse(baseUrl) && new URL(baseUrl).host === host);
  });
  return { provider: owner?.id ?? "", path: pathname };
}

async function record(request: IncomingMessage): Promise<Recorded> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request) pieces.push(piece as Uint8Array); // no encoding is set, so these are bytes
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]),
  );
  return { method: request.method ?? "", url: meant(request, headers), headers, body: Buffer.concat(pieces) };
}

/** The address that the caller meant. */
function meant({ url = "/" }: IncomingMessage, headers: Readonly<Record<string, string>>): string {
  const host = headers[HOST_HEADER];
  if (host !== undefined) return `https://${host}${url}`;
  const [, id = "", rest = ""] = /^\/direct\/([a-z0-9-]+)(\/.*)$/.exec(url) ?? [];
  const isKnown = Object.hasOwn(PROVIDER_SPECS, id);
  if (isKnown) return `${PROVIDER_SPECS[id as ProviderId].baseUrl.replace("{routerBase}", `https://${ROUTER}`)}${rest}`;
  return `https://${url.startsWith("/api/") ? HUB : ROUTER}${url}`;
}

function parsed(body: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(body).toString());
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, reply: ReturnType<typeof replyOf>): void {
  response.writeHead(200, { "content-type": reply.type }).end(reply.body);
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}

function sendEvents(response: ServerResponse, texts: readonly string[]): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const text of texts) response.write(`data: ${text}\n\n`);
  response.end("data: [DONE]\n\n");
}
