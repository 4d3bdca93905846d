import { expect } from "vitest";
import { type ClientFault, stream, testClientFaults } from "./testing/client-fault.ts";
import { json, pieces } from "./testing/faulty-server.ts";
import { CHAT } from "./testing/routes.ts";

/** Faults of streams. */
const faults: readonly ClientFault[] = [
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
    name: "an error inside a stream",
    routes: { "POST /v1/chat/completions": pieces(['data: {"error":{"message":"no money"}}\n\n']) },
    run: stream,
    requests: 1,
    error: { name: "ProviderApiError", message: expect.stringContaining("no money") },
  },
  {
    name: "a complete answer instead of a stream",
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
    name: "a refused stream",
    routes: { "POST /v1/chat/completions": json({ error: "no such model" }, 404) },
    run: stream,
    requests: 1,
    error: { name: "ProviderApiError", httpResponse: { status: 404 } },
  },
  {
    name: "the limit of the whole call is reached during a stream",
    routes: { "POST /v1/chat/completions": pieces(['data: {"choices":[]}\n\n'], "silence") },
    run: stream,
    options: { timeout: 60 },
    error: { name: "RequestTimeoutError", which: "total" },
  },
];

testClientFaults("streams", faults);
