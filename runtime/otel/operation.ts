import {
  type Attributes,
  context,
  type Context,
  type Histogram,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { CallEvent, EndEvent } from "../inference/events.ts";
import { isWebUrl } from "../inference/route/choose.ts";
import { errorType, providerName } from "./names.ts";

/** Where spans and measurements go. */
export interface Sink {
  readonly tracer: Tracer;
  readonly duration: Histogram;
  readonly tokens: Histogram;
  readonly firstChunk: Histogram;
  readonly captureContent: boolean;
}

/** What is known before an operation begins. */
export interface Start {
  readonly operation: string;
  /** The second word of the span's name: the model, or the tool. */
  readonly subject?: string | undefined;
  readonly attributes: Attributes;
  /** True for a request to a model, which is also measured. Otherwise, the operation runs in this process. */
  readonly isRequest: boolean;
  readonly links?: Link[];
}

/** The attributes that measurements have too. */
const MEASURED = [
  "gen_ai.operation.name",
  "gen_ai.provider.name",
  "gen_ai.request.model",
  "gen_ai.response.model",
  "server.address",
  "server.port",
] as const;

/** One span, with its measurements. The span begins with the first `run`, and its parent is the span at the creation. */
export class Operation {
  readonly #sink: Sink;
  readonly #start: Start;
  readonly #parent = context.active();
  readonly #attributes: Attributes;
  #span: Span | undefined;
  #context: Context | undefined;
  #beganAt = 0;
  #firstChunkAfter: number | undefined;
  #usage: EndEvent["usage"];
  #failure: { readonly error: unknown } | undefined;
  /** Number of functions that are running. The span ends after them, because their results may belong to it. */
  #running = 0;
  #isEnding = false;
  #isOver = false;

  constructor(sink: Sink, start: Start) {
    this.#sink = sink;
    this.#start = start;
    this.#attributes = { "gen_ai.operation.name": start.operation, ...start.attributes };
  }

  /** The context of the span, for links. Undefined before it has begun. */
  get link(): Link[] {
    return this.#span === undefined ? [] : [{ context: this.#span.spanContext() }];
  }

  /** Runs a function within the span. */
  run<T>(work: () => T): T {
    if (this.#span === undefined) {
      const { operation, subject, isRequest, links } = this.#start;
      const kind = isRequest ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const options = { kind, attributes: this.#attributes, ...(links && { links }) };
      this.#beganAt = performance.now();
      this.#span = this.#sink.tracer.startSpan(nameOf(operation, subject), options, this.#parent);
      this.#context = trace.setSpan(this.#parent, this.#span);
    }
    return context.with(this.#context ?? this.#parent, work);
  }

  /** Runs a function within the span, and passes its result to `see`. A failure ends the span. */
  async track<T>(work: () => Promise<T> | T, see: (result: T) => void): Promise<T> {
    this.#running++;
    try {
      const result = await this.run(work);
      see(result);
      return result;
    } catch (error) {
      this.fail(error);
      throw error;
    } finally {
      this.#running--;
      if (this.#isEnding) this.end();
    }
  }

  set(attributes: Attributes): void {
    Object.assign(this.#attributes, attributes);
    this.#span?.setAttributes(attributes);
  }

  fail(error: unknown): void {
    this.#failure ??= { error };
    this.#isEnding = true;
  }

  /** Receives the events of the call. */
  on(event: CallEvent): void {
    if (this.#isOver) return;
    switch (event.type) {
      case "route":
        this.#route(event.provider, event.model, event.url);
        break;
      case "attempt":
        // The wait for a job that was resumed has no `route` event.
        if (this.#attributes["server.address"] === undefined) this.#address(event.url);
        break;
      case "first-chunk":
        this.#firstChunk(event.atMs / 1000);
        break;
      case "retry":
        this.#span?.addEvent("hubsmith.retry", { attempt: event.attempt, wait_ms: event.waitMs });
        break;
      case "fallback":
        this.#span?.addEvent("hubsmith.fallback", {
          "gen_ai.provider.name": providerName(event.provider),
          "error.type": errorType(event.error),
        });
        break;
      case "job":
        this.#span?.addEvent("hubsmith.job", { status: event.raw, attempt: event.attempt });
        break;
      case "end":
        this.#answered(event);
        break;
      default:
    }
  }

  /** Adds the provider that was chosen, and its name for the model. A run of tools keeps its own name. */
  #route(provider: string, model: string, url: string): void {
    const { operation, isRequest } = this.#start;
    const isKnown = !isWebUrl(model);
    if (isKnown && isRequest) this.#span?.updateName(nameOf(operation, model));
    this.set({ "gen_ai.provider.name": providerName(provider), ...(isKnown && { "gen_ai.request.model": model }) });
    this.#address(url);
  }

  #address(url: string): void {
    if (!this.#start.isRequest) return;
    const { hostname, port, protocol } = new URL(url);
    this.set({ "server.address": hostname, "server.port": Number(port) || (protocol === "http:" ? 80 : 443) });
  }

  #firstChunk(seconds: number): void {
    if (!this.#start.isRequest) return;
    this.#firstChunkAfter = seconds;
    this.set({ "gen_ai.response.time_to_first_chunk": seconds });
  }

  /** Adds an answer. A run of tools has several answers, and ends with `end`. */
  #answered({ outcome, error, id, model, finishReasons, usage }: EndEvent): void {
    if (usage !== undefined) this.#addUsage(usage);
    if (finishReasons.length > 0) this.set({ "gen_ai.response.finish_reasons": [...finishReasons] });
    if (!this.#start.isRequest) return;
    this.set({
      ...(id !== undefined && { "gen_ai.response.id": id }),
      ...(model !== undefined && { "gen_ai.response.model": model }),
    });
    if (outcome === "failed") this.fail(error);
    this.end();
  }

  #addUsage(usage: NonNullable<EndEvent["usage"]>): void {
    const sum = (name: keyof typeof usage): number | undefined => {
      const [before, more] = [this.#usage?.[name], usage[name]];
      return before === undefined ? more : before + (more ?? 0);
    };
    const inputTokens = sum("inputTokens");
    const outputTokens = sum("outputTokens");
    const cachedTokens = sum("cachedTokens");
    const reasoningTokens = sum("reasoningTokens");
    this.#usage = { inputTokens, outputTokens, cachedTokens, reasoningTokens };
    this.set({
      ...(inputTokens !== undefined && { "gen_ai.usage.input_tokens": inputTokens }),
      ...(outputTokens !== undefined && { "gen_ai.usage.output_tokens": outputTokens }),
      ...(cachedTokens !== undefined && { "gen_ai.usage.cache_read.input_tokens": cachedTokens }),
      ...(reasoningTokens !== undefined &&
        this.#start.isRequest && { "gen_ai.usage.reasoning.output_tokens": reasoningTokens }),
    });
  }

  /** Ends the span when no function is running. */
  end(): void {
    this.#isEnding = true;
    if (this.#running > 0 || this.#isOver || this.#span === undefined) return;
    this.#isOver = true;
    if (this.#failure !== undefined) {
      const { error } = this.#failure;
      this.set({ "error.type": errorType(error) });
      this.#span.setStatus({
        code: SpanStatusCode.ERROR,
        ...(error instanceof Error && { message: error.message }),
      });
    }
    this.#span.end();
    if (this.#start.isRequest) this.#measure(this.#context ?? this.#parent);
  }

  #measure(place: Context): void {
    const { duration, tokens, firstChunk } = this.#sink;
    const own: Attributes = {};
    for (const name of MEASURED) if (this.#attributes[name] !== undefined) own[name] = this.#attributes[name];
    const type = this.#attributes["error.type"];
    const seconds = (performance.now() - this.#beganAt) / 1000;
    duration.record(seconds, { ...own, ...(type !== undefined && { "error.type": type }) }, place);
    if (this.#firstChunkAfter !== undefined) firstChunk.record(this.#firstChunkAfter, own, place);
    for (const kind of ["input", "output"] as const) {
      const count = this.#usage?.[`${kind}Tokens`];
      if (count !== undefined) tokens.record(count, { ...own, "gen_ai.token.type": kind }, place);
    }
  }
}

function nameOf(operation: string, subject: string | undefined): string {
  return subject === undefined || subject === "" ? operation : `${operation} ${subject}`;
}
