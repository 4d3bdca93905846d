import { createServer, type ServerResponse } from "node:http";

/** A server that does not finish its responses. */
export interface SilentServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Starts a server that does not finish its responses. If a request contains `stream: true`, the server sends only the
 * first event. To other requests, it sends nothing. `/open` returns the number of waiting requests. `/moved/…`
 * redirects to the same origin, and `/away/…` redirects to another origin.
 */
export async function startSilentServer(): Promise<SilentServer> {
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    if (url === "/open") return void response.end(String(waiting.size));
    const moved = /^\/(?:moved|(away))(\/.*)$/.exec(url);
    if (moved !== null) {
      const location = `${moved[1] === undefined ? "" : "http://localhost:9"}${moved[2]}`;
      return void response.writeHead(307, { location }).end();
    }
    waiting.add(response);
    response.on("close", () => waiting.delete(response));
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (!body.includes('"stream":true')) return;
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`data: {"choices":[{"index":0,"delta":{"content":"Blue"}}]}\n\n`);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
