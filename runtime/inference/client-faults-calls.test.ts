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

const faults: readonly ClientFault[] = [
  {
    name: "an HTML page with status 200 is an error",
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
        name: `an answer with a hundred thousand ${open} is an error`,
        routes: routes(200),
        run: routed,
        error: { name: "ProviderOutputError", httpResponse: { status: 200 } },
      },
      {
        name: `an error with a hundred thousand ${open} keeps its body`,
        routes: routes(400),
        run: routed,
        error: { name: "ProviderApiError", httpResponse: { status: 400, body: deep } },
      },
      {
        name: `arguments of a tool with a hundred thousand ${open} are left out`,
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
    name: "if an answer lacks required fields, the error contains its status, request id and body",
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
    name: "if an answer contains the token, the error does not show the token",
    routes: { "POST /v1/chat/completions": json({ choices: TOKEN }) },
    run: routed,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "an error in a response with status 200 is thrown",
    routes: { "POST /v1/chat/completions": json({ error: { message: "no money" } }) },
    run: routed,
    error: { name: "ProviderOutputError", responseBody: { error: { message: "no money" } } },
  },
  {
    name: "a content type in capitals is recognised",
    routes: {
      "POST /v1/chat/completions": answer(200, JSON.stringify(CHAT), {
        "content-type": "Application/JSON; Charset=UTF-8",
      }),
    },
    run: routed,
    value: CHAT,
  },
  {
    name: "JSON without a content type is read",
    routes: { "POST /v1/chat/completions": answer(200, JSON.stringify(CHAT)) },
    run: routed,
    value: CHAT,
  },
  {
    name: "a call that exceeds the rate limit is tried again",
    routes: { "POST /v1/chat/completions": [json({}, 429, { "retry-after": "0" }), json(CHAT)] },
    run: routed,
    value: CHAT,
    requests: 2,
  },
  {
    name: "with retry_on_error: false, the request is sent only once",
    routes: { "POST /v1/chat/completions": json({ error: "later" }, 503) },
    run: routed,
    options: { retry_on_error: false },
    requests: 1,
    error: { name: "ProviderApiError", httpResponse: { status: 503 } },
  },
  {
    name: "the time limit of the call applies to all attempts together",
    routes: { "POST /v1/chat/completions": json({}, 503) },
    run: routed,
    options: { timeout: 80, maxRetries: 1000, retry: { baseMs: 20, capMs: 20 } },
    error: { name: "RequestTimeoutError", which: "total", afterMs: 80 },
  },
  {
    name: "the time limit of the call also applies while the call waits for the hub",
    routes: { [HUB]: silent },
    run: chat,
    options: { timeout: 1000 },
    requests: 1,
    error: { name: "RequestTimeoutError", which: "total" },
  },
  {
    name: "an abort during the response rejects the call with the caller's reason",
    routes: { "POST /v1/chat/completions": half('{"id":', "silence") },
    run: (client, _, abort) => {
      setTimeout(() => abort.abort(new RangeError("enough")), 40);
      return client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { signal: abort.signal });
    },
    error: { name: "RangeError", message: "enough" },
  },
  {
    name: "an abort before the call rejects the call, and no request is sent",
    routes: {},
    requests: 0,
    run: (client, _, abort) => {
      abort.abort(new RangeError("enough"));
      return client.chatCompletion({ model: "acme/model", messages: MESSAGES }, { signal: abort.signal });
    },
    error: { name: "RangeError" },
  },
  {
    name: "an embedding that contains a text is an error",
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
    name: "embeddings that are nested too deeply are an error",
    routes: {
      [HUB]: mapping(["hf-inference", "m", "feature-extraction"]),
      "POST /hf-inference/models/m/pipeline/feature-extraction": json([[[[[1]]]]]),
    },
    run: embedded,
    error: { name: "ProviderOutputError" },
  },
  {
    name: "a redirect to another origin sends neither body nor token",
    routes: { "POST /v1/chat/completions": redirect(307, "http://localhost:9/elsewhere") },
    run: routed,
    requests: 1,
    error: { name: "ProviderApiError" },
  },
  {
    name: "an error that a hook throws ends the call",
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
