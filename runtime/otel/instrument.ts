import {
  type Attributes,
  type Link,
  metrics,
  type MeterProvider,
  trace,
  type TracerProvider,
} from "@opentelemetry/api";
import { STREAMED_TASK_OF, TASK_OF } from "../../generated/functions.ts";
import { asJson, isMapping, isObject } from "../http/json.ts";
import type { InferenceClient } from "../inference/client.ts";
import type { CallEvent } from "../inference/events.ts";
import type { Job } from "../inference/job/handle.ts";
import { Assembler } from "../inference/message/assemble.ts";
import type { CallOptions } from "../inference/options.ts";
import { isWebUrl } from "../inference/route/choose.ts";
import type { Tool } from "../inference/tool.ts";
import { inputMessages, outputMessages } from "./content.ts";
import { operationOf, providerName, requestAttributes, SCHEMA_URL } from "./names.ts";
import { Operation, type Sink } from "./operation.ts";
import { inSpan } from "./stream.ts";

/** The second argument of `instrument`. */
export interface InstrumentOptions {
  /**
   * If true, spans contain the messages of chats, the prompts of other tasks, and the arguments and results of tools.
   * Files are left out. Default: false.
   */
  readonly captureContent?: boolean | undefined;
  /** Receives the spans. Default: the global provider. */
  readonly tracerProvider?: TracerProvider | undefined;
  /** Receives the metrics. Default: the global provider. */
  readonly meterProvider?: MeterProvider | undefined;
}

/** Upper bounds of the buckets. @source the tables of the metrics */
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const TOKENS = Array.from({ length: 14 }, (_, power) => 4 ** power);

const instrumented = new WeakSet<object>();

type Args = Readonly<Record<string, unknown>>;
type Options = CallOptions & { readonly task?: string };
type Call = (args: Args, options?: Options) => unknown;
/** Returns a function that does the same within a span. `hasResponse`: the result is in `data`, beside the response. */
type Change = (original: Call, hasResponse: boolean) => Call;
type Functions = Record<string, Call & { readonly withResponse?: Call }>;
/** Receives the events of a call. */
type Listener = { on: (event: CallEvent) => void };

/**
 * Adds spans and metrics to the functions of a client. Each call, each job and each tool has a span, and the requests of
 * a call are its children. A client that is already instrumented is not changed.
 *
 * @returns the same client
 *
 * @example
 * const client = instrument(new InferenceClient(process.env.HF_TOKEN));
 */
export function instrument<Client extends InferenceClient>(client: Client, options: InstrumentOptions = {}): Client {
  if (instrumented.has(client)) return client;
  instrumented.add(client);
  const sink = sinkOf(options);
  const { jobs } = client;
  const endpoint = client.endpoint.bind(client);
  const changes: [name: string, change: Change][] = [
    ...Object.entries(TASK_OF).map(([name, task]): [string, Change] => [name, calls(sink, task)]),
    ...Object.entries(STREAMED_TASK_OF).map(([name, task]): [string, Change] => [name, streams(sink, task)]),
    ["request", calls(sink)],
    ["streamingRequest", streams(sink)],
    ["runTools", toolRuns(sink, false)],
    ["runToolsStream", toolRuns(sink, true)],
  ];
  const functions = client as unknown as Functions;
  for (const [name, change] of changes) {
    const original = functions[name];
    if (original === undefined) continue;
    const { withResponse } = original;
    functions[name] = Object.assign(
      change(original, false),
      withResponse && { withResponse: change(withResponse, true) },
    );
  }
  const observed = Object.entries(TASK_OF).map(([name, task]) => {
    return [name, starts(sink, task)((jobs as unknown as Functions)[name] as Call, false)];
  });
  return Object.assign(client, {
    endpoint: (url: string) => instrument(endpoint(url), options),
    jobs: { ...Object.fromEntries(observed), resume: resumes(sink, jobs.resume) },
  });
}

function sinkOf({ captureContent = false, tracerProvider = trace, meterProvider = metrics }: InstrumentOptions): Sink {
  const tracer = tracerProvider.getTracer("hubsmith", undefined, { schemaUrl: SCHEMA_URL });
  const meter = meterProvider.getMeter("hubsmith", undefined, { schemaUrl: SCHEMA_URL });
  const histogram = (name: string, description: string, unit: string, explicitBucketBoundaries: number[]) =>
    meter.createHistogram(name, { description, unit, advice: { explicitBucketBoundaries } });
  return {
    captureContent,
    tracer,
    duration: histogram("gen_ai.client.operation.duration", "GenAI operation duration.", "s", SECONDS),
    tokens: histogram("gen_ai.client.token.usage", "Number of input and output tokens used.", "{token}", TOKENS),
    firstChunk: histogram(
      "gen_ai.client.operation.time_to_first_chunk",
      "Time to receive the first chunk of a stream.",
      "s",
      SECONDS,
    ),
  };
}

/** Returns the operation of a call. @param task undefined if the caller or the arguments name the task */
function operationFor(sink: Sink, task: string | undefined, given: unknown, isStream: boolean): Operation {
  const args = isMapping(given) ? given : {};
  const known = task ?? (Array.isArray(args["messages"]) ? "conversational" : "request");
  const input = sink.captureContent ? inputMessages(args) : undefined;
  const { subject, attributes } = target(args);
  return new Operation(sink, {
    operation: operationOf(known),
    subject,
    isRequest: true,
    attributes: {
      ...attributes,
      ...requestAttributes(known, args, isStream),
      ...(input !== undefined && { "gen_ai.input.messages": input }),
    },
  });
}

/** Returns the model and the provider that the caller chose. */
function target({ model, provider }: Args): { readonly subject: string | undefined; readonly attributes: Attributes } {
  const subject = typeof model === "string" && model !== "" && !isWebUrl(model) ? model : undefined;
  const id = isMapping(provider) ? provider["id"] : provider;
  return {
    subject,
    attributes: {
      "gen_ai.provider.name": typeof id === "string" ? providerName(id) : "unknown",
      ...(subject !== undefined && { "gen_ai.request.model": subject }),
    },
  };
}

/** Returns options whose listener also informs an operation. */
function heard(own: Options | undefined, listener: Listener): Options {
  const onEvent = (event: CallEvent): unknown => {
    listener.on(event);
    return own?.onEvent?.(event);
  };
  return { ...own, onEvent };
}

/** Adds the answer to the span, if content is captured. */
function answered({ captureContent }: Sink, operation: Operation, answer: unknown): void {
  const output = captureContent ? outputMessages(answer) : undefined;
  if (output !== undefined) operation.set({ "gen_ai.output.messages": output });
}

function calls(sink: Sink, task?: string): Change {
  return (original, hasResponse) => (args, own) => {
    const operation = operationFor(sink, task ?? own?.task, args, false);
    return operation.track(
      () => original(args, heard(own, operation)),
      (result) => {
        answered(sink, operation, hasResponse ? (result as Args)["data"] : result);
        operation.end();
      },
    );
  };
}

function streams(sink: Sink, task?: string): Change {
  return (original, hasResponse) => (args, own) => {
    const operation = operationFor(sink, task ?? own?.task, args, true);
    const assembler = sink.captureContent ? new Assembler() : undefined;
    const inside = (stream: unknown): object =>
      inSpan(stream as object, operation, (name, value) => {
        const { done, value: chunk } = name === "next" ? (value as IteratorResult<unknown>) : {};
        if (name === "collect") answered(sink, operation, value);
        // An event of the Responses API contains the response so far.
        else if (isMapping(chunk) && isMapping(chunk["response"])) answered(sink, operation, chunk["response"]);
        else if (name === "next" && done !== true) assembler?.add(chunk);
        else if (task !== "responses") answered(sink, operation, assembler?.result());
      });
    const listening = heard(own, operation);
    if (!hasResponse) return inside(original(args, listening));
    return operation
      .track(
        () => original(args, listening) as Promise<Args>,
        () => {},
      )
      .then((result) => ({ ...result, data: inside(result["data"]) }));
  };
}

/** Starts a job within a span. The wait for its result has a span of its own, because it may be in another process. */
function starts(sink: Sink, task: string): Change {
  return (original) => (args, own) => {
    const operation = operationFor(sink, task, args, false);
    const listener: Listener = { on: (event) => operation.on(event) };
    return operation.track(
      () => original(args, heard(own, listener)) as Promise<Job<unknown>>,
      (job) => {
        operation.end();
        observeWait(sink, job, args, listener, operation.link);
      },
    );
  };
}

function resumes(sink: Sink, resume: InferenceClient["jobs"]["resume"]): InferenceClient["jobs"]["resume"] {
  return <Output>(...[id, args, own]: Parameters<typeof resume>): Job<Output> => {
    const listener: Listener = { on: () => {} };
    const job = resume<Output>(id, args, heard(own, listener));
    observeWait(sink, job, args as unknown as Args, listener, []);
    return job;
  };
}

/** Adds a span to the wait for a job. */
function observeWait(sink: Sink, job: Job<unknown>, args: Args, listener: Listener, links: Link[]): void {
  const result = job.result.bind(job);
  const { subject = job.model, attributes } = target(args);
  job.result = () => {
    const wait = new Operation(sink, {
      operation: operationOf(job.task),
      subject,
      attributes: { "gen_ai.request.model": subject, ...attributes, "hubsmith.job.id": job.id },
      isRequest: true,
      links,
    });
    listener.on = (event) => wait.on(event);
    return wait.track(result, () => wait.end());
  };
}

function toolRuns(sink: Sink, isStream: boolean): Change {
  return (original) => (args, own) => {
    const given = isMapping(args) ? { ...args, tools: observedTools(sink, args["tools"]) } : args;
    const operation = new Operation(sink, {
      operation: "invoke_agent",
      ...target(args),
      subject: undefined,
      isRequest: false,
    });
    const listening = heard(own, operation);
    if (!isStream)
      return operation.track(
        () => original(given, listening),
        () => operation.end(),
      );
    return inSpan(original(given, listening) as object, operation, (name, value) => {
      if (name !== "next" || (value as IteratorResult<unknown>).done === true) operation.end();
    });
  };
}

/** Returns the tools, each with a span for its calls. Values that are not tools are left to `runTools`, which refuses them. */
function observedTools(sink: Sink, tools: unknown): unknown {
  if (!Array.isArray(tools)) return tools;
  return tools.map((tool: Tool) =>
    isObject(tool) && typeof tool.run === "function"
      ? (Object.create(tool, { run: { value: observedRun(sink, tool) } }) as Tool)
      : tool,
  );
}

function observedRun(sink: Sink, tool: Tool): Tool["run"] {
  const { name, description } = tool;
  return (args, call) => {
    const content = (attribute: string, value: unknown): Attributes =>
      sink.captureContent ? { [attribute]: typeof value === "string" ? value : (asJson(value) ?? "") } : {};
    const operation = new Operation(sink, {
      operation: "execute_tool",
      subject: name,
      isRequest: false,
      attributes: {
        "gen_ai.tool.name": name,
        "gen_ai.tool.type": "function",
        "gen_ai.tool.call.id": call.id,
        ...(description !== undefined && { "gen_ai.tool.description": description }),
        ...content("gen_ai.tool.call.arguments", args),
      },
    });
    return operation.track(
      () => tool.run(args, call),
      (result) => {
        if (result instanceof Error) operation.fail(result);
        else operation.set(content("gen_ai.tool.call.result", result));
        operation.end();
      },
    );
  };
}
