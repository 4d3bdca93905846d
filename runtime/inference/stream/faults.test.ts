import { Chunks } from "./stream.ts";
import { answer, echo, endless, json, pieces, silent } from "../testing/faulty-server.ts";
import { aborting, limitsOf, post, read, REASON, testFaults, within, type Fault } from "../testing/fault.ts";

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
  {
    name: "a complete stream returns all chunks",
    replies: [pieces(hello)],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "the last record needs no empty line after it",
    replies: [pieces([chat("Hel"), chat("lo", "stop").trimEnd()])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] may have spaces around it",
    replies: [pieces([hello[0] ?? "", hello[1] ?? "", "data:  [DONE]  \n\n"])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] ends a stream without a finish_reason",
    replies: [pieces([chat("Hel"), DONE])],
    run: ({ origin }) => read(origin),
    wants: { value: [chunk("Hel")] },
  },
  {
    name: "a finish_reason ends a stream without [DONE]",
    replies: [pieces(hello.slice(0, 2))],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "[DONE] ends the stream even if the connection stays open",
    replies: [pieces(hello, "silence")],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "the error for a stream that ends too early contains the received text",
    replies: [pieces([chat("Hel")])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
    requests: 1,
  },
  {
    name: "a stream that ends within a record is an error",
    replies: [pieces([chat("Hel"), 'data: {"choices":[{"del'])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
  },
  {
    name: "an empty finish_reason does not end a stream",
    replies: [pieces([chat("Hel", "")])],
    run: ({ origin }) => read(origin),
    wants: TRUNCATED,
  },
  {
    name: "a lost connection in the middle of a stream is an error",
    replies: [pieces([chat("Hel")], "cut")],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, cause: { name: "ConnectionError" } },
    requests: 1,
  },
  {
    name: "a lost connection after the finish_reason is ignored",
    replies: [pieces(hello.slice(0, 2), "cut")],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "a lost connection is an error while one of two answers is incomplete",
    replies: [pieces([`data: ${JSON.stringify(BOTH)}\n\n`], "cut")],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, cause: { name: "ConnectionError" } },
  },
  {
    name: "a stream without a record is an error",
    replies: [pieces([])],
    run: ({ origin }) => read(origin),
    wants: { ...TRUNCATED, text: "" },
  },
  {
    name: "a stream that stops sending ends with a timeout",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }) => read(origin, { idleTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "idle" },
  },
  {
    name: "a server that does not respond ends the stream with a timeout",
    replies: [silent],
    run: ({ origin }) => read(origin, { headersTimeout: 60 }),
    wants: { error: "RequestTimeoutError", which: "headers" },
  },
  {
    name: "an error record in the middle of a stream is thrown",
    replies: [pieces([chat("Hel"), 'data: {"error":{"message":"out of memory"}}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: {
      error: "ProviderApiError",
      says: "out of memory",
      httpResponse: { requestId: "stream-1" },
    },
  },
  {
    name: "an event called error is thrown as an error",
    replies: [pieces([chat("Hel"), 'event: error\ndata: {"message":"overloaded"}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", says: "overloaded" },
  },
  {
    name: "an event called error may contain plain text",
    replies: [pieces(["event: error\ndata: overloaded\n\n"])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", says: "overloaded" },
  },
  {
    name: "error: null in a chunk is not an error",
    replies: [pieces(['data: {"error":null,"choices":[{"finish_reason":"stop"}]}\n\n'])],
    run: ({ origin }) => read(origin),
    wants: { value: [{ error: null, choices: [{ finish_reason: "stop" }] }] },
  },
  {
    name: "keep-alive records and comments are ignored",
    replies: [pieces([": ping\n\n", "data: ping\n\n", "event: ping\ndata: {}\n\n", ":\n", "data:\n\n", ...hello])],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "a record that is not JSON is an error",
    replies: [pieces([chat("Hel"), "data: {oops}\n\n", DONE])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError", responseBody: "{oops}" },
  },
  {
    name: "a record that is not an object is an error",
    replies: [pieces(["data: null\n\n", DONE])],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError" },
  },
  {
    name: "a complete JSON answer instead of a stream becomes one chunk",
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
    name: "a JSON error with status 200 is thrown",
    replies: [json({ error: "model is loading" })],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", says: "model is loading" },
  },
  {
    name: "an HTML page instead of a stream is an error",
    replies: [answer(200, "<p>Login", { "content-type": "text/html" })],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderOutputError", says: "text/html" },
  },
  {
    name: "a content type in capitals is recognised",
    replies: [pieces(hello, "end", { "content-type": "Text/Event-Stream; charset=utf-8" })],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
  },
  {
    name: "an error status instead of a stream is thrown",
    replies: [echo(401)],
    run: ({ origin }) => read(origin),
    wants: { error: "ProviderApiError", httpResponse: { status: 401 } },
  },
  {
    name: "a call that gets status 503 instead of a stream is tried again",
    replies: [json({}, 503), pieces(hello)],
    run: ({ origin }) => read(origin),
    wants: { value: HELLO },
    requests: 2,
  },
  {
    name: "a record above the size limit is an error",
    replies: [endless("data: xxxxxxxxxxxxxxxxxxxxxxxx", { written: 0 })],
    run: ({ origin }) => read(origin, { maxResponseBytes: 100_000 }),
    wants: { error: "ProviderOutputError", says: "100000 bytes" },
  },
  {
    name: "leaving the loop cancels the response",
    replies: [endless(chat("Hel"), { written: 0 })],
    run: async ({ origin }) => {
      for await (const one of new Chunks(async () => ({ answer: await post(origin) }))) return one;
      return undefined;
    },
    wants: { value: chunk("Hel") },
  },
  {
    name: "an error in the caller's loop cancels the response",
    replies: [endless(chat("Hel"), { written: 0 })],
    run: async ({ origin }) => {
      for await (const _ of new Chunks(async () => ({ answer: await post(origin) }))) throw REASON;
    },
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort during the stream rejects the next read with the caller's reason",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }, signal, abort) => aborting(abort, () => read(origin, { signal })),
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "an abort between two chunks rejects the next read with the caller's reason",
    replies: [pieces([chat("Hel") + chat("lo")], "silence")],
    run: async ({ origin }, signal, abort) => {
      for await (const _ of new Chunks(async () => ({ answer: await post(origin, { signal }) }))) abort(REASON);
    },
    wants: { error: "Error", message: REASON.message },
  },
  {
    name: "the time limit of the call also applies to a stream",
    replies: [pieces([chat("Hel")], "silence")],
    run: ({ origin }) => within(60, (signal) => read(origin, { signal })),
    wants: { error: "RequestTimeoutError", which: "total" },
  },

  {
    name: "a finished stream with time limits and a signal leaves no timer, listener or connection behind",
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
        for await (const one of new Chunks(async () => ({ answer: await post(origin, { signal }) }))) {
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
