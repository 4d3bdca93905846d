import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A function that responds to a request, correctly or with a fault. */
export type Reply = (request: IncomingMessage, response: ServerResponse, body: string) => void | Promise<void>;

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** A local server that sends the given replies in order, and repeats the last reply. */
export interface FaultyServer {
  readonly origin: string;
  readonly seen: readonly Seen[];
  /** Returns the number of responses that are still open. */
  busy(): number;
  close(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. */
export async function serve(...replies: readonly Reply[]): Promise<FaultyServer> {
  const seen: Seen[] = [];
  const open = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    open.add(response);
    response.on("close", () => open.delete(response));
    const received: Buffer[] = [];
    request.on("error", () => {});
    request.on("data", (piece: Buffer) => received.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(received).toString();
      seen.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body });
      const reply = replies[Math.min(seen.length, replies.length) - 1];
      // A reply may fail because the client has already closed the connection. Some tests do this on purpose, so the
      // error is ignored.
      void Promise.resolve(reply?.(request, response, body)).catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    busy: () => open.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns an origin on this machine where no server listens. */
export async function deadOrigin(): Promise<string> {
  const server = await serve();
  await server.close();
  return server.origin;
}

type Headers = Readonly<Record<string, string>>;

export function answer(status: number, body: string | Uint8Array, headers: Headers = {}): Reply {
  return (_, response) => {
    response.writeHead(status, { "content-length": String(Buffer.byteLength(body)), ...headers });
    response.end(body);
  };
}

export function json(value: unknown, status = 200, headers: Headers = {}): Reply {
  return answer(status, JSON.stringify(value), { "content-type": "application/json", ...headers });
}

/** Returns a reply that repeats the request, including its credentials. */
export function echo(status: number, headers: Headers = {}): Reply {
  return (request, response, body) => {
    const value = { error: `refused ${request.headers.authorization ?? "nobody"}`, headers: request.headers, body };
    response.writeHead(status, {
      "content-type": "application/json",
      "x-request-id": "request-1",
      "x-echo": request.headers.authorization ?? "",
      ...headers,
    });
    response.end(JSON.stringify(value));
  };
}

export function redirect(status: number, location: string): Reply {
  return answer(status, "", { location });
}

/** Cuts the connection without a response. */
export const reset: Reply = (request) => void request.socket.destroy();

/** Accepts the request and never responds. */
export const silent: Reply = () => {};

/**
 * Announces a body of a thousand bytes, but sends only a part of it. Then cuts the connection, or sends nothing more.
 */
export function half(
  part: string | Uint8Array,
  then: "cut" | "silence" = "cut",
  status = 200,
  headers: Headers = {},
): Reply {
  return (request, response) => {
    response.writeHead(status, { "content-length": "1000", "content-type": "application/json", ...headers });
    response.write(part, () => then === "cut" && setTimeout(() => request.socket.destroy(), 5));
  };
}

/** Sends a text as the whole response, including status and headers. The text need not be valid HTTP. */
export function raw(text: string): Reply {
  return (request) => void request.socket.end(text);
}

/** The end of a stream after its last piece. */
export type Ending = "end" | "cut" | "silence";

/** Sends the given chunks as a stream, with a pause after each chunk, so that each chunk is sent in its own packet. */
export function pieces(all: readonly (string | Uint8Array)[], ending: Ending = "end", headers: Headers = {}): Reply {
  return async (request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream", "x-request-id": "stream-1", ...headers });
    for (const piece of all) {
      await new Promise<unknown>((resolve) => response.write(piece, resolve));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    if (ending === "end") response.end();
    else if (ending === "cut") setTimeout(() => request.socket.destroy(), 5);
  };
}

/** Sends a stream for as long as the client reads. `count` is the number of chunks written so far. */
export function endless(piece: string, count: { written: number }): Reply {
  return (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const more = (): void => {
      while (!response.destroyed) {
        count.written++;
        if (!response.write(piece)) {
          response.once("drain", more);
          return;
        }
      }
    };
    more();
  };
}
