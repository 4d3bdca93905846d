import { expect } from "vitest";
import { type ClientFault, stream, testClientFaults } from "./testing/client-fault.ts";
import { json, pieces } from "./testing/faulty-server.ts";
import { CHAT } from "./testing/routes.ts";

const faults: readonly ClientFault[] = [
  {
    name: "the error for an interrupted stream contains the received text",
    routes: {
      "POST /v1/chat/completions": pieces(['data: {"choices":[{"index":0,"delta":{"content":"Bl"}}]}\n\n'], "cut"),
    },
    run: stream,
    requests: 1,
    error: { name: "ProviderOutputError", truncated: true, text: "Bl" },
  },
  {
    name: "an error inside a stream is thrown",
    routes: { "POST /v1/chat/completions": pieces(['data: {"error":{"message":"no money"}}\n\n']) },
    run: stream,
    requests: 1,
    error: { name: "ProviderApiError", message: expect.stringContaining("no money") },
  },
  {
    name: "if the server sends a complete answer instead of a stream, the caller gets the answer as chunks",
    routes: { "POST /v1/chat/completions": json(CHAT) },
    run: stream,
    value: "Blue.",
  },
  {
    name: "a stream that sends nothing ends with a timeout",
    routes: { "POST /v1/chat/completions": pieces([": wait\n\n"], "silence") },
    run: stream,
    options: { idleTimeout: 50 },
    error: { name: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "an error status instead of a stream is thrown",
    routes: { "POST /v1/chat/completions": json({ error: "no such model" }, 404) },
    run: stream,
    requests: 1,
    error: { name: "ProviderApiError", httpResponse: { status: 404 } },
  },
  {
    name: "the time limit of the call also applies during a stream",
    routes: { "POST /v1/chat/completions": pieces(['data: {"choices":[]}\n\n'], "silence") },
    run: stream,
    options: { timeout: 60 },
    error: { name: "RequestTimeoutError", which: "total" },
  },
];

testClientFaults("streams", faults);
