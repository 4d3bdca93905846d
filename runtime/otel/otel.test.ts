import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  type AttributeValue,
  context,
  type Context,
  type ContextManager,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import {
  AggregationTemporality,
  DataPointType,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from "@opentelemetry/sdk-metrics";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { type ClientOptions, InferenceClient, resetHubCache } from "../inference/index.ts";
import { CHAT } from "../inference/testing/routes.ts";
import { instrument, type InstrumentOptions } from "./index.ts";
import { operationOf, providerName } from "./names.ts";

interface Table {
  readonly quotes: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
}
const TABLES = parse(readFileSync(join(import.meta.dirname, "cases/conventions.yaml"), "utf8")) as Record<
  string,
  Table
> & { readonly "well-known": Readonly<Record<string, readonly string[]>> };

/** The context manager of Node, as `@opentelemetry/context-async-hooks` has it. */
const storage = new AsyncLocalStorage<Context>();
const manager: ContextManager = {
  active: () => storage.getStore() ?? ROOT_CONTEXT,
  with: (place, work, self, ...given) => storage.run(place, () => work.apply(self as never, given)),
  bind: (_, target) => target,
  enable: () => manager,
  disable: () => manager,
};
beforeAll(() => void context.setGlobalContextManager(manager));
afterAll(() => context.disable());

const json = (body: unknown, init?: ResponseInit) => (): Response => Response.json(body, init);
const stream =
  (...chunks: readonly unknown[]) =>
  (): Response =>
    new Response(chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join(""), {
      headers: { "content-type": "text/event-stream" },
    });
const piece = (content: string, finish_reason: string | null = null) => ({
  id: "chat-2",
  model: "m-0613",
  choices: [{ index: 0, delta: { role: "assistant", content }, finish_reason }],
});
const usage = {
  prompt_tokens: 7,
  completion_tokens: 2,
  prompt_tokens_details: { cached_tokens: 4 },
  completion_tokens_details: { reasoning_tokens: 1 },
};
const spoken = stream(piece("Bl"), piece("ue", "stop"), { choices: [], usage });
const asking = (...names: string[]) => {
  const tool_calls = names.map((name) => ({ id: `id-${name}`, type: "function", function: { name, arguments: "{}" } }));
  const message = { role: "assistant", content: null, tool_calls };
  return json({ ...CHAT, choices: [{ index: 0, finish_reason: "tool_calls", message }] });
};

/** An answer of the Responses API, with an item of each kind. */
const RESPONDED = {
  id: "resp-1",
  object: "response",
  model: "m-0613",
  status: "completed",
  output: [
    { type: "reasoning", summary: [{ type: "summary_text", text: "hm" }] },
    { type: "message", role: "assistant", content: [{ type: "output_text", text: "Blue." }] },
    { type: "function_call", call_id: "c1", name: "clock", arguments: "{}" },
  ],
  usage: { input_tokens: 3, output_tokens: 2 },
};
const responding = stream({ type: "response.completed", response: RESPONDED });

const MESSAGES = [{ role: "user" as const, content: "the question" }];
const ASK = { provider: "openai", model: "openai/gpt", messages: MESSAGES } as const;
const RESPOND = { provider: "openai", model: "openai/gpt", input: "the question" } as const;
const FILM = { provider: "runway", model: "gen4", inputs: "waves" } as const;
const CLOCK = { name: "clock", description: "Tells the time", run: () => "noon" };

/** Returns an instrumented client whose `fetch` gives the responses in order, and functions that read what it recorded. */
function observe(responses: readonly (() => Response)[], options: InstrumentOptions = {}, own: ClientOptions = {}) {
  const spans = new InMemorySpanExporter();
  const tracerProvider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(spans)] });
  const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 2 ** 30 });
  const meterProvider = new MeterProvider({ readers: [reader] });
  const active: (string | undefined)[] = [];
  let count = 0;
  const fetch = (async () => {
    active.push(nameOf(trace.getActiveSpan()));
    return responses[count++]?.() ?? Response.error();
  }) as typeof globalThis.fetch;
  const base = { fetch, retry: { baseMs: 1, capMs: 1 }, poll: { intervalMs: 1 }, ...own };
  const client = instrument(new InferenceClient("sk-secret-key", base), { tracerProvider, meterProvider, ...options });
  const points = async () => {
    await reader.forceFlush();
    return metrics
      .getMetrics()
      .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((scope) => scope.metrics))
      .flatMap((metric) => {
        if (metric.dataPointType !== DataPointType.HISTOGRAM) throw new Error(metric.descriptor.name);
        return metric.dataPoints.map((point) => ({ ...point, ...metric.descriptor }));
      });
  };
  return { client, active, points, tracer: tracerProvider.getTracer("test"), spans: () => spans.getFinishedSpans() };
}

const nameOf = (span: unknown): string | undefined => (span as ReadableSpan | undefined)?.name;

/** Describes a span in one line: its parent, its name, what it says, and its events. */
function line(span: ReadableSpan, all: readonly ReadableSpan[]): string {
  const { name, attributes: own, events, parentSpanContext: parent } = span;
  const above = all.find((other) => other.spanContext().spanId === parent?.spanId);
  const says = [
    "provider.name",
    "response.model",
    "response.finish_reasons",
    "usage.input_tokens",
    "usage.output_tokens",
  ];
  return [
    ...(above ? [`${above.name} >`] : []),
    name,
    ...says.map((key) => own[`gen_ai.${key}`]).filter((value) => value !== undefined),
    own["error.type"] ?? "",
    ...events.map((event) => event.name),
  ]
    .join(" ")
    .trim();
}

type Work = (client: InferenceClient) => Promise<unknown>;
type Row = readonly [responses: readonly (() => Response)[], work: Work, lines: readonly string[]];
const CHATTED = "chat gpt openai acme/model stop 3 2";
const READ = "chat gpt openai m-0613 stop 7 2";
const CASES: Readonly<Record<string, Row>> = {
  "a chat": [[json(CHAT)], (client) => client.chatCompletion({ ...ASK, temperature: 0.5, max_tokens: 9 }), [CHATTED]],
  "a chat with its response": [[json(CHAT)], (client) => client.chatCompletion.withResponse(ASK), [CHATTED]],
  "a response": [[json(RESPONDED)], (client) => client.responses(RESPOND), ["chat gpt openai m-0613 3 2"]],
  "a stream of a response": [
    [responding],
    (client) => client.responsesStream(RESPOND).collect(),
    ["chat gpt openai m-0613 3 2"],
  ],
  "a request of any task": [[json(CHAT)], (client) => client.request(ASK), [CHATTED]],
  "an object": [[json(CHAT)], (client) => client.generateObject({ ...ASK, schema: {} }), [CHATTED]],
  "a retry": [
    [json({}, { status: 503 }), json(CHAT)],
    (client) => client.chatCompletion(ASK),
    [`${CHATTED}  hubsmith.retry`],
  ],
  "a refusal": [[json({}, { status: 401 })], (client) => client.chatCompletion(ASK), ["chat gpt openai 401"]],
  "wrong options": [
    [],
    (client) => client.chatCompletion(ASK, { signal: 1 as never }),
    ["chat openai/gpt openai InputError"],
  ],
  "an abort": [
    [json(CHAT)],
    (client) => client.chatCompletion(ASK, { signal: AbortSignal.abort() }),
    ["chat openai/gpt openai AbortError"],
  ],
  "a fallback": [
    [json({}, { status: 400 }), json(CHAT)],
    (client) =>
      client.chatCompletion(ASK, {
        fallbackProviders: [{ provider: "mistral", accessToken: "k", model: "mistral/b" }],
      }),
    ["chat mistral/b mistral_ai acme/model stop 3 2  hubsmith.fallback"],
  ],
  "a stream": [
    [spoken],
    async (client) => {
      for await (const _ of client.chatCompletionStream(ASK));
    },
    [READ],
  ],
  "a stream that is collected": [[spoken], (client) => client.chatCompletionStream(ASK).finalMessage(), [READ]],
  "a stream for the platform": [
    [spoken],
    async (client) => {
      const reader = client.chatCompletionStream(ASK).toReadableStream().getReader();
      while (!(await reader.read()).done);
    },
    [READ],
  ],
  "a stream with its response": [
    [spoken],
    async (client) => (await client.chatCompletionStream.withResponse(ASK)).data.collect(),
    [READ],
  ],
  "a stream that is aborted": [
    [spoken],
    async (client) => {
      const controller = new AbortController();
      for await (const _ of client.chatCompletionStream(ASK, { signal: controller.signal })) controller.abort();
    },
    ["chat gpt openai m-0613 AbortError"],
  ],
  "a stream that breaks off": [
    [stream(piece("Bl"))],
    (client) => client.chatCompletionStream(ASK).collect(),
    ["chat gpt openai m-0613 ProviderOutputError"],
  ],
  "a stream that the caller leaves": [
    [spoken],
    async (client) => {
      for await (const _ of client.chatCompletionStream(ASK)) break;
    },
    ["chat gpt openai m-0613"],
  ],
  "an unread stream": [[spoken], async (client) => client.chatCompletionStream(ASK).return(), []],
  "a stream that does not start": [
    [],
    (client) => client.chatCompletionStream(ASK, { signal: 1 as never }).response,
    ["chat openai/gpt openai InputError"],
  ],
  tools: [
    [asking("clock", "none"), json(CHAT)],
    (client) => client.runTools({ ...ASK, tools: [CLOCK] }),
    [
      "invoke_agent > chat gpt openai acme/model tool_calls 3 2",
      "invoke_agent > execute_tool clock",
      `invoke_agent > ${CHATTED}`,
      "invoke_agent openai stop 6 4",
    ],
  ],
  "tools in a stream": [
    [
      stream({
        ...piece(""),
        choices: [
          {
            index: 0,
            delta: { tool_calls: [{ index: 0, id: "c", function: { name: "clock", arguments: "{}" } }] },
            finish_reason: "tool_calls",
          },
        ],
      }),
      spoken,
    ],
    async (client) => {
      for await (const _ of client.runToolsStream({ ...ASK, tools: [CLOCK] }));
    },
    [
      "invoke_agent > chat gpt openai m-0613 tool_calls",
      "invoke_agent > execute_tool clock",
      `invoke_agent > ${READ}`,
      "invoke_agent openai stop 7 2",
    ],
  ],
  "a stream of tools that the caller leaves": [
    [spoken],
    async (client) => {
      for await (const _ of client.runToolsStream({ ...ASK, tools: [CLOCK] })) break;
    },
    ["invoke_agent openai", "invoke_agent > chat gpt openai m-0613"],
  ],
  "a tool that fails": [
    [asking("clock"), json(CHAT)],
    (client) => client.runTools({ ...ASK, tools: [{ ...CLOCK, run: () => Promise.reject(new RangeError("late")) }] }),
    [
      "invoke_agent > chat gpt openai acme/model tool_calls 3 2",
      "invoke_agent > execute_tool clock RangeError",
      "invoke_agent openai tool_calls 3 2 RangeError",
    ],
  ],
  "a job": [
    [json({ id: "j1" }), json({ status: "RUNNING" }), json({ status: "FAILED" })],
    (client) => client.textToVideo(FILM),
    ["generate_content gen4 runway ProviderOutputError hubsmith.job hubsmith.job"],
  ],
  "a job that was started": [
    [json({ id: "j1" }), json({ status: "RUNNING" }), json({ status: "FAILED" })],
    async (client) => (await client.jobs.textToVideo(FILM)).result(),
    ["generate_content gen4 runway", "generate_content gen4 runway ProviderOutputError hubsmith.job hubsmith.job"],
  ],
  "a job that was resumed": [
    [json({ status: "FAILED" })],
    (client) => client.jobs.resume("j1", { provider: "runway", task: "text-to-video", model: "gen4" }).result(),
    ["generate_content gen4 runway ProviderOutputError hubsmith.job"],
  ],
  "another client at an endpoint": [
    [json(CHAT)],
    (client) => client.endpoint("https://acme.example:8443/v1/chat/completions").chatCompletion({ messages: MESSAGES }),
    ["chat hf-inference acme/model stop 3 2"],
  ],
};

test.each(Object.entries(CASES))("%s", async (_, [responses, work, lines]) => {
  const { client, active, spans, points, tracer } = observe(responses);
  const outer = tracer.startSpan("outer");
  await context.with(trace.setSpan(ROOT_CONTEXT, outer), () => work(client).catch(() => {}));
  await new Promise((resolve) => setTimeout(resolve));
  expect(spans().map((span) => line(span, spans()))).toEqual(lines);
  // Requests are sent within the span of their call, and each call belongs to the caller's trace.
  for (const name of active) expect(name).toMatch(/^(chat|generate_content)/);
  for (const span of spans()) {
    expectConventions(span);
    expect(span.spanContext().traceId).toBe(outer.spanContext().traceId);
    expect(JSON.stringify([span.attributes, span.events])).not.toMatch(/the question|sk-secret|waves|Bl/);
  }
  for (const { name, attributes } of await points()) expectAttributes(name, attributes);
});

/** Compares a span with the tables of the conventions. */
function expectConventions({ name, kind, status, attributes }: ReadableSpan): void {
  const operation = String(attributes["gen_ai.operation.name"]);
  const table = operation in TABLES ? operation : "inference";
  expectAttributes(table, attributes);
  const subject = attributes["gen_ai.tool.name"] ?? attributes["gen_ai.request.model"];
  expect(name).toBe(operation === "invoke_agent" ? operation : [operation, subject].filter(Boolean).join(" "));
  const isInside = TABLES[table]?.quotes.some((quote) => quote === "**Span kind** SHOULD be `INTERNAL`.");
  expect(kind).toBe(isInside === true ? SpanKind.INTERNAL : SpanKind.CLIENT);
  expect(status.code).toBe(attributes["error.type"] === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR);
}

function expectAttributes(table: string, attributes: Readonly<Record<string, AttributeValue | undefined>>): void {
  const rows = TABLES[table]?.attributes ?? {};
  for (const [key, row] of Object.entries(rows)) {
    if (row.startsWith("Required")) expect(attributes).toHaveProperty([key]);
  }
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("hubsmith.")) continue;
    expect(rows).toHaveProperty([key]);
    const type = rows[key]?.split(" | ")[1];
    if (type === "int") expect(value).toSatisfy(Number.isInteger);
    else if (type === "double") expect(value).toBeTypeOf("number");
    else if (type === "string[]") expect(value).toBeInstanceOf(Array);
    else expect(value).toBeTypeOf(type === "boolean" ? "boolean" : "string");
  }
}

test("the metrics have the names, units and buckets of the conventions", async () => {
  const { client, points } = observe([spoken]);
  await client.chatCompletionStream(ASK).collect();
  const found = await points();
  const server = { "server.address": "api.openai.com", "server.port": 443 };
  const own = {
    "gen_ai.operation.name": "chat",
    "gen_ai.provider.name": "openai",
    "gen_ai.request.model": "gpt",
    "gen_ai.response.model": "m-0613",
    ...server,
  };
  expect(found.map(({ name, attributes }) => [name, attributes])).toEqual([
    ["gen_ai.client.operation.duration", own],
    ["gen_ai.client.token.usage", { ...own, "gen_ai.token.type": "input" }],
    ["gen_ai.client.token.usage", { ...own, "gen_ai.token.type": "output" }],
    ["gen_ai.client.operation.time_to_first_chunk", own],
  ]);
  expect(found.map(({ value }) => value.sum).slice(1, 3)).toEqual([7, 2]);
  for (const { name, unit, value } of found) {
    const quotes = TABLES[name]?.quotes ?? [];
    expect(quotes).toContain(`| \`${name}\` | Histogram | \`${unit}\` |`);
    expect(quotes.join(" ")).toContain(`of [${value.buckets.boundaries.join(", ")}].`);
  }
});

test("well-known values are used for providers and operations", () => {
  const { "gen_ai.provider.name": providers = [], "gen_ai.operation.name": operations = [] } = TABLES["well-known"];
  const known = Object.keys(PROVIDER_SPECS)
    .map(providerName)
    .filter((name) => providers.includes(name));
  expect(known.toSorted()).toEqual(
    ["anthropic", "azure.ai.openai", "cohere", "gcp.gemini", "groq", "mistral_ai", "openai"].toSorted(),
  );
  for (const task of ["conversational", "feature-extraction", "text-generation", "text-to-image"]) {
    expect(operations).toContain(operationOf(task));
  }
  expect(operationOf("image-classification")).toBe("image-classification");
});

test("a span describes the request; content is captured only on request", async () => {
  const said = {
    ...ASK,
    temperature: 0.5,
    n: 2,
    seed: 7,
    stop: "END",
    response_format: { type: "json_object" },
  } as const;
  const answers = [asking("clock"), json(CHAT), spoken, spoken];
  const { client, spans } = observe(answers, { captureContent: true });
  const image = { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } };
  const link = { type: "image_url", image_url: { url: "https://acme.example/a.png" } };
  const shown = { role: "user", content: [{ type: "text", text: "look" }, image, link] };
  await client.runTools({ ...said, messages: [shown], tools: [CLOCK] } as never);
  await client.chatCompletionStream(ASK).collect();
  for await (const _ of client.chatCompletionStream(ASK));
  const [asked, tool, answered, , collected, looped] = spans().map(({ attributes }) => attributes);
  expect(asked).toMatchObject({
    "gen_ai.request.temperature": 0.5,
    "gen_ai.request.choice.count": 2,
    "gen_ai.request.seed": 7,
    "gen_ai.request.stop_sequences": ["END"],
    "gen_ai.output.type": "json",
    "gen_ai.response.id": "chat-1",
  });
  const parsed = (value: unknown): unknown => JSON.parse(String(value));
  const parts = [
    { type: "text", content: "look" },
    { type: "image_url" },
    { type: "uri", modality: "image", uri: "https://acme.example/a.png" },
  ];
  const call = { type: "tool_call", id: "id-clock", name: "clock", arguments: {} };
  expect(parsed(answered?.["gen_ai.input.messages"])).toEqual([
    { role: "user", parts },
    { role: "assistant", parts: [call] },
    { role: "tool", parts: [{ type: "tool_call_response", id: "id-clock", response: "noon" }] },
  ]);
  expect(tool).toMatchObject({ "gen_ai.tool.call.arguments": "{}", "gen_ai.tool.call.result": "noon" });
  for (const found of [answered, collected, looped]) {
    const content = found === answered ? "Blue." : "Blue";
    expect(parsed(found?.["gen_ai.output.messages"])).toEqual([
      { role: "assistant", parts: [{ type: "text", content }], finish_reason: "stop" },
    ]);
  }
  expect(collected?.["gen_ai.request.stream"]).toBe(true);
});

test("content of the Responses API is captured", async () => {
  const answers = [json(RESPONDED), responding, responding];
  const { client, spans } = observe(answers, { captureContent: true });
  const input = [
    { role: "user", content: [{ type: "input_text", text: "when?" }] },
    { type: "function_call", call_id: "c0", name: "clock", arguments: "{}" },
    { type: "function_call_output", call_id: "c0", output: "noon" },
  ];
  await client.responses({ ...RESPOND, input } as never);
  await client.responsesStream(RESPOND).collect();
  for await (const _ of client.responsesStream(RESPOND));
  const call = { type: "tool_call", id: "c1", name: "clock", arguments: {} };
  const parts = [{ type: "reasoning", content: "hm" }, { type: "text", content: "Blue." }, call];
  for (const { attributes } of spans()) {
    expect(JSON.parse(String(attributes["gen_ai.output.messages"]))).toEqual([
      { role: "assistant", parts, finish_reason: "completed" },
    ]);
  }
  expect(JSON.parse(String(spans()[0]?.attributes["gen_ai.input.messages"]))).toEqual([
    { role: "user", parts: [{ type: "text", content: "when?" }] },
    { role: "assistant", parts: [{ ...call, id: "c0" }] },
    { role: "tool", parts: [{ type: "tool_call_response", id: "c0", response: "noon" }] },
  ]);
});

test("content in an unknown form does not make a call fail", async () => {
  const hostile = { toString: 1 };
  const { client, spans } = observe([json({ output: [{ type: hostile, role: hostile }] })], { captureContent: true });
  const messages = [{ role: hostile, content: [{ type: hostile }] }];
  await client.request({ ...ASK, messages });
  expect(spans().map(({ status }) => status.code)).toEqual([SpanStatusCode.UNSET]);
});

test("the listeners of the caller still hear the events; a second instrument changes nothing", async () => {
  const heard: string[] = [];
  const { client, spans } = observe([json(CHAT)], {}, { onEvent: ({ type }) => void heard.push(`client ${type}`) });
  await instrument(client).chatCompletion(ASK, { onEvent: ({ type }) => void heard.push(`call ${type}`) });
  expect(heard).toEqual(["route", "attempt", "end"].flatMap((type) => [`client ${type}`, `call ${type}`]));
  expect(spans()).toHaveLength(1);
});

test("the wait for a job is linked to the call that started it", async () => {
  const { client, spans } = observe([json({ id: "j1" }), json({ status: "FAILED" })]);
  const job = await client.jobs.textToVideo(FILM);
  await expect(job.result()).rejects.toThrow("Runway");
  const [begun, waited] = spans();
  expect(waited?.links.map(({ context: { spanId } }) => spanId)).toEqual([begun?.spanContext().spanId]);
  expect(waited?.attributes["hubsmith.job.id"]).toBe(job.id);
});

test("the span of a stream that the program drops ends with the stream", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const { client, spans } = observe([spoken, spoken]);
  const begin = async (dropped: AsyncIterable<unknown>): Promise<unknown> => dropped[Symbol.asyncIterator]().next();
  await begin(client.chatCompletionStream(ASK));
  await begin(client.runToolsStream({ ...ASK, tools: [CLOCK] }));
  await vi.waitFor(() => {
    collectGarbage();
    expect(new Set(spans().map(({ name }) => name))).toEqual(new Set(["chat gpt", "invoke_agent"]));
    expect(spans()).toHaveLength(3);
  }, 10_000);
  resetHubCache();
});
