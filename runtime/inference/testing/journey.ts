import { afterEach } from "vitest";
import { type ClientOptions, InferenceClient } from "../index.ts";
import type { FaultyServer } from "./faulty-server.ts";
import { type Routes, serveRoutes } from "./routes.ts";

/**
 * Tests of complete calls over real HTTP. One server acts as the hub, the router, the providers and the file server.
 */

export const TOKEN = "hf_JourneyJourneyJourney";
export const MESSAGES = [{ role: "user" as const, content: "Name a colour." }];

const servers: FaultyServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Starts a server, and creates a client that uses the server as hub and router. Returns both. */
export async function start(routes: (origin: () => string) => Routes, options: ClientOptions = {}, token = TOKEN) {
  let server: FaultyServer | undefined;
  const origin = (): string => server?.origin ?? "";
  server = await serveRoutes(routes(origin));
  servers.push(server);
  const quick = { hubUrl: server.origin, routerUrl: server.origin, retry: { baseMs: 1, capMs: 2 }, ...options };
  return { server, options: quick, client: new InferenceClient(token, quick) };
}

export const paths = (server: FaultyServer): string[] => server.seen.map(({ method, path }) => `${method} ${path}`);
export const bodyOf = (server: FaultyServer, index = -1): unknown => JSON.parse(server.seen.at(index)?.body ?? "null");
