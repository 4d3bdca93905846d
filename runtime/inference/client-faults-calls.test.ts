import { expect } from "vitest";
import {
  type ClientFault,
  TOKEN,
  HUB,
  chat,
  routed,
  embedded,
  html,
  MESSAGES,
  testClientFaults,
} from "./testing/client-fault.ts";
import { answer, half, json, pieces, redirect, silent } from "./testing/faulty-server.ts";
import { CHAT, mapping } from "./testing/routes.ts";

/** Faults of a provider that responds at once. */
const faults: readonly ClientFault[] = [
  {
    name: "no content in JSON with 200",
    routes: { "POST /v1/chat/completions": html(200) },
    run: routed,
    requests: 1,
    error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
  },
  ...["[", '{"a":'].flatMap((open): ClientFault[] => {
    const close = open === "[" ? "]" : "}";
    const deep = `${open.repeat(100_000)}1${close.repeat(100_000)}`;
    const type = { "content-type": "application/json" };
    const routes = (status: number) => ({ "POST /v1/chat/completions": answer(status, deep, type) });
    return [
      {
        name: `an answer of a hundred thousand ${open}, too deep for JSON.stringify`,
        routes: routes(200),
        run: routed,
        error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
      },
      {
        name: `an error of a hundred thousand ${open}`,
        routes: routes(400),
        run: routed,
        error: { name: "ProviderApiError", httpResponse: { status: 400, body: deep } },
      },
      {
        name: `a tool's arguments of a hundred thousand ${open}`,
        routes: {
          "POST /v1/chat/completions": pieces(
            [
              `data: {"choices":[{"index":0,"finish_reason":"stop","delta":{"tool_calls":[{"function":{"arguments":${deep}}}]}}]}\n\n`,
              "data: [DONE]\n\n",
            ],
            "end",
            { "content-type": "text/event-stream" },
          ),
        },
        run: (client) => client.chatCompletionStream({ model: "acme/model", messages: MESSAGES }).finalMessage(),
        value: {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "", type: "function", function: { name: "", arguments: "" } }],
        },
      },
    ];
  }),
  {
    name: "an answer without its fields keeps status, headers, id and body",
    routes: { "POST /v1/chat/completions": json({ choices: 5 }, 200, { "x-request-id": "r-9" }) },
    run: routed,
    requests: 1,
    error: {
      name: "ProviderOutputError",
      httpResponse: { status: 200, requestId: "r-9", body: { choices: 5 } },
      responseBody: { choices: 5 },
      message: expect.stringMatching(
        /^Received malformed response from Auto router conversational API: expected array at choices/,
      ),
    },
  },
  {
    name: "a wrong answer that repeats the token",
    routes: { "POST /v1/chat/completions": json({ choices: TOKEN }) },
    run: routed,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "an error within 200",
    routes: { "POST /v1/chat/completions": json({ error: { message: "no money" } }) },
    run: routed,
    error: { name: "ProviderOutputError", responseBody: { error: { message: "no money" } } },
  },
  {
    name: "content type in capitals",
    routes: {
      "POST /v1/chat/completions": answer(200, JSON.stringify(CHAT), {
        "content-type": "Application/JSON; Charset=UTF-8",
      }),
    },
    run: routed,
    value: CHAT,
  },
  {
    name: "no content type at all",
    routes: { "POST /v1/chat/completions": answer(200, JSON.stringify(CHAT)) },
    run: routed,
    value: CHAT,
  },
  {
    name: "rate limit, then an answer",
    routes: { "POST /v1/chat/completions": [json({}, 429, { "retry-after": "0" }), json(CHAT)] },
    run: routed,
    value: CHAT,
    requests: 2,
  },
  {
    name: "retry_on_error: false sends once",
    routes: { "POST /v1/chat/completions": json({ error: "later" }, 503) },
    run: routed,
    options: { retry_on_error: false },
    requests: 1,
    error: { name: "ProviderApiError", httpResponse: { status: 503 } },
  },
  {
    name: "the limit of the whole call applies to all attempts together",
    routes: { "POST /v1/chat/completions": json({}, 503) },
    run: routed,
    options: { timeout: 80, maxRetries: 1000, retry: { baseMs: 20, capMs: 20 } },
    error: { name: "RequestTimeoutError", which: "total", afterMs: 80 },
  },
  {
    name: "the limit of the whole call applies while the hub is silent",
    routes: { [HUB]: silent },
    run: chat,
    options: { timeout: 1000 },
    requests: 1,
    error: { name: "RequestTimeoutError", which: "total" },
  },
  {
    name: "the caller aborts during the response",
    routes: { "POST /v1/chat/completions": half('{"id":', "silence") },
    run: (client, _, abort) => {
      setTimeout(() => abort.abort(new RangeError("enough")), 40);
      return client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { signal: abort.signal });
    },
    error: { name: "RangeError", message: "enough" },
  },
  {
    name: "the caller aborted before the call",
    routes: {},
    requests: 0,
    run: (client, _, abort) => {
      abort.abort(new RangeError("enough"));
      return client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { signal: abort.signal });
    },
    error: { name: "RangeError" },
  },
  {
    name: "an embedding that is not a number",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "feature-extraction"]),
      "POST /hf-inference/models/m/pipeline/feature-extraction": json([
        [1, 2],
        [3, "4"],
      ]),
    },
    run: embedded,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "embeddings too deep",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "feature-extraction"]),
      "POST /hf-inference/models/m/pipeline/feature-extraction": json([[[[[1]]]]]),
    },
    run: embedded,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a redirect sends neither body nor token",
    routes: { "POST /v1/chat/completions": redirect(307, "http://localhost:9/elsewhere") },
    run: routed,
    requests: 1,
    error: { name: "ProviderApiError" },
  },
  {
    name: "a hook that throws ends the call with its own error",
    routes: { "POST /v1/chat/completions": json(CHAT) },
    run: routed,
    requests: 1,
    options: {
      onResponse: () => {
        throw new SyntaxError("mine");
      },
    },
    error: { name: "SyntaxError", message: "mine" },
  },
];

testClientFaults("calls", faults);
