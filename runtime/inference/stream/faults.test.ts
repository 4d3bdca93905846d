import { chunks } from "./stream.ts";
import { answer, echo, endless, json, pieces, silent } from "../testing/faulty-server.ts";
import { aborting, limitsOf, post, read, REASON, testFaults, within } from "../testing/fault.ts";
import type { Fault } from "../testing/fault.ts";

/* Part of the fault matrix: each test causes a fault of the server, the network or the caller, and checks the result.
   Requests go to a real local server. After each test, no response, timer or listener may be left open, and no error
   may contain the token. */

const chunk = (text: string, finish: string | null = null): unknown => ({
  choices: [{ index: 0, delta: { content: text }, finish_reason: finish }],
});
const chat = (text: string, finish: string | null = null): string => `data: ${JSON.stringify(chunk(text, finish))}\n\n`;
const DONE = "data: [DONE]\n\n";
const hello = [chat("Hel"), chat("lo", "stop"), DONE];
const HELLO = [chunk("Hel"), chunk("lo", "stop")];
const CALL = { index: 0, id: "a", type: "function", function: { arguments: "" } };
const TRUNCATED = { error: "ProviderOutputError", truncated: true, text: "Hel" };
/** Two answers, of which only the second is finished. */
const BOTH = {
  choices: [
    { index: 0, delta: { content: "Hel" } },
    { index: 1, delta: { content: "Bye" }, finish_reason: "stop" },
  ],
};

const faults: Fault[] = [
  { name: "a good stream", replies: [pieces(hello)], run: ({ origin }) => read(origin), wants: { value: HELLO } },
  {
    name: "no empty line after the last record",
    replies: [pieces([chat("Hel"), chat("lo", "stop").trimEnd()])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] with spaces",
    replies: [pieces([hello[0] ?? "", hello[1] ?? "", "data:  [DONE]  \n\n"])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] without a finish_reason",
    replies: [pieces([chat("Hel"), DONE])],
    run: ({ origin }) => read(origin),
    wants: { value: [chunk("Hel")] },
  },
  {
    name: "a finish_reason without [DONE]",
    replies: [pieces(hello.slice(0, 2))],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "the connection stays open after [DONE]",
    replies: [pieces(hello, "silence")],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "closed in the middle",
    replies: [pieces([chat("Hel")])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
    requests: 1,
  },
  {
    name: "closed within a record",
    replies: [pieces([chat("Hel"), 'data: {"choices":[{"del'])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
  },
  {
    name: "an empty finish_reason does not count",
    replies: [pieces([chat("Hel", "")])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
  },
  {
    name: "cut in the middle",
    replies: [pieces([chat("Hel")], "cut")],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, cause: { name: "ConnectionError" } },
    requests: 1,
  },
  {
    name: "cut after the finish_reason",
    replies: [pieces(hello.slice(0, 2), "cut")],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "cut while one of two answers goes on",
    replies: [pieces([`data: ${JSON.stringify(BOTH)}\n\n`], "cut")],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, cause: { name: "ConnectionError" } },
  },
  {
    name: "closed before anything",
    replies: [pieces([])],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, text: "" },
  },
  {
    name: "silence in the middle",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }) => read(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "silence before anything",
    replies: [silent],
    run: ({ origin }) => read(origin, { headersTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "an error in the middle",
    replies: [pieces([chat("Hel"), 'data: {"error":{"message":"out of memory"}}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: {
      error: "ProviderApiError",
      says: "out of memory",
      httpResponse: { requestId: "stream-1" },
    },
  },
  {
    name: "an event called error",
    replies: [pieces([chat("Hel"), 'event: error\ndata: {"message":"overloaded"}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", says: "overloaded" },
  },
  {
    name: "an event called error that is not JSON",
    replies: [pieces(["event: error\ndata: overloaded\n\n"])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", says: "overloaded" },
  },
  {
    name: "error: null in every chunk",
    replies: [pieces(['data: {"error":null,"choices":[{"finish_reason":"stop"}]}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: { value: [{ error: null, choices: [{ finish_reason: "stop" }] }] },
  },
  {
    name: "keep-alives and comments",
    replies: [pieces([": ping\n\n", "data: ping\n\n", "event: ping\ndata: {}\n\n", ":\n", "data:\n\n", ...hello])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "a record that is not JSON",
    replies: [pieces([chat("Hel"), "data: {oops}\n\n", DONE])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError", responseBody: "{oops}" },
  },
  {
    name: "a record that is not an object",
    replies: [pieces(["data: null\n\n", DONE])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "JSON instead of a stream",
    replies: [
      json({
        id: "1",
        choices: [
          { index: 0, message: { role: "assistant", content: "Hi", tool_calls: [{ id: "a" }] }, finish_reason: "stop" },
        ],
      }),
    ],
    run: ({ origin }) => read(origin),
    wants: {
      value: [
        {
          id: "1",
          object: "chat.completion.chunk",
          choices: [
            {
              index: 0,
              delta: { role: "assistant", content: "Hi", tool_calls: [CALL] },
              finish_reason: "stop",
            },
          ],
        },
      ],
    },
  },
  {
    name: "an error as JSON with 200",
    replies: [json({ error: "model is loading" })],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", says: "model is loading" },
  },
  {
    name: "a page instead of a stream",
    replies: [answer(200, "<p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError", says: "text/html" },
  },
  {
    name: "a content type in capitals",
    replies: [pieces(hello, "end", { "content-type": "Text/Event-Stream; charset=utf-8" })],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "refused before it begins",
    replies: [echo(401)],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", httpResponse: { status: 401 } },
  },
  {
    name: "503 before it begins",
    replies: [json({}, 503), pieces(hello)],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
    requests: 2,
  },
  {
    name: "a record without end",
    replies: [endless("data: xxxxxxxxxxxxxxxxxxxxxxxx", { written: 0 })],
    run: ({ origin }) => read(origin, { maxResponseBytes: 100_000 }),
    wants: { error: "ProviderOutputError", says: "100000 bytes" },
  },
  {
    name: "the caller leaves the loop",
    replies: [endless(chat("Hel"), { written: 0 })],
    run: async ({ origin }) => {
      for await (const one of chunks(() => post(origin))) return one;
      return undefined;
    },
    wants: { value: chunk("Hel") },
  },
  {
    name: "the caller's loop throws",
    replies: [endless(chat("Hel"), { written: 0 })],
    run: async ({ origin }) => {
      for await (const _ of chunks(() => post(origin))) throw REASON;
    },
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the caller aborts in the middle",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }, signal, abort) => aborting(abort, () => read(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the caller aborts between two chunks",
    replies: [pieces([chat("Hel") + chat("lo")], "silence")],
    run: async ({ origin }, signal, abort) => {
      for await (const _ of chunks(() => post(origin, { signal }))) abort(REASON);
    },
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the whole stream takes too long",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }) => within(60, (signal) => read(origin, { signal })),
    wants: { error: "RequestTimeoutError", which: "total" },
  },

  {
    name: "no fault, with every limit and a signal",
    replies: [pieces(hello)],
    run: async ({ origin }, signal) => {
      const { result, begun, left } = await limitsOf(() =>
        read(origin, { signal, headersTimeout: 5000, idleTimeout: 5000 }),
      );
      return [result, begun > 0, left];
    },
    wants: { value: [HELLO, true, 0] },
  },
  {
    name: "chunks that arrived before the caller aborted are not returned afterwards",
    replies: [pieces([chat("Hel") + chat("lo")], "silence")],
    run: async ({ origin }, signal, abort) => {
      const seen: unknown[] = [];
      try {
        for await (const one of chunks(() => post(origin, { signal }))) {
          seen.push(one);
          abort(REASON);
        }
      } catch (error) {
        seen.push(error);
      }
      return seen;
    },
    wants: { value: [chunk("Hel"), REASON] },
  },
];

testFaults("streams", faults);
