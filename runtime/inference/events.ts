import { isMapping } from "../http/json.ts";
import type { HttpEvent } from "../http/options.ts";
import type { PollStatus } from "./provider/types.ts";

/** The provider of the call was chosen, and its request is complete. A fallback has an event of its own. */
export interface RouteEvent {
  /** Kind of event. */
  readonly type: "route";
  /** Task of the call, such as `conversational`. */
  readonly task: string;
  /** Id of the provider. For the caller's own endpoint, the provider whose format the endpoint uses. */
  readonly provider: string;
  /** The provider's name for the model. */
  readonly model: string;
  /** URL of the request, without secrets. */
  readonly url: string;
}

/** The provider failed, and the next of `fallbackProviders` is tried. */
export interface FallbackEvent {
  /** Kind of event. */
  readonly type: "fallback";
  /** Id of the next provider. */
  readonly provider: string;
  /** The error of the provider that failed. */
  readonly error: unknown;
}

/** The first chunk of a stream arrived. */
export interface FirstChunkEvent {
  /** Kind of event. */
  readonly type: "first-chunk";
}

/** The status of a job arrived. */
export interface JobEvent extends PollStatus {
  /** Kind of event. */
  readonly type: "job";
}

/** A tool call of `runTools` has ended. All tool calls of a run have the same `call`. */
export interface ToolEvent {
  /** Kind of event. */
  readonly type: "tool";
  /** Id of the tool call, from the model. */
  readonly id: string;
  /** Name of the tool, as the model wrote it. */
  readonly name: string;
  /** How long the tool ran, in milliseconds. */
  readonly durationMs: number;
  /** True if the tool was not run, because it does not exist or its arguments are invalid. */
  readonly isRefused: boolean;
  /** The error that the tool threw, which ends the run. Undefined if it threw none. */
  readonly error: unknown;
}

/** The tokens of an answer, if the provider reports them. */
export interface TokenUsage {
  /** Tokens of the input, including tokens from a cache. */
  readonly inputTokens: number | undefined;
  /** Tokens of the answer, including reasoning. */
  readonly outputTokens: number | undefined;
  /** The part of `inputTokens` that the provider read from its cache. */
  readonly cachedTokens: number | undefined;
  /** The part of `outputTokens` that the model used for reasoning. */
  readonly reasoningTokens: number | undefined;
}

/**
 * The call has ended: the last event of a call, except for the `job` events of a job that `client.jobs` started. A
 * stream ends when its last chunk has been read, when the caller leaves its loop, or when the caller has dropped it.
 */
export interface EndEvent {
  /** Kind of event. */
  readonly type: "end";
  /** `left`: the caller stopped reading a stream before its end. */
  readonly outcome: "done" | "failed" | "left";
  /** The error with which the call failed. */
  readonly error: unknown;
  /** Number of chunks that the caller received. Undefined if the call is not a stream. */
  readonly chunks: number | undefined;
  /** The provider's id of the answer, if there is one. */
  readonly id: string | undefined;
  /** The model that answered, if the provider reports it. */
  readonly model: string | undefined;
  /** Why each choice of a chat ended, such as `stop`. Empty for other tasks. */
  readonly finishReasons: readonly string[];
  /** Token counts. Undefined if the provider reports none. */
  readonly usage: TokenUsage | undefined;
}

/** What happened, without the place in the call. */
export type EventDetails = HttpEvent | RouteEvent | FallbackEvent | FirstChunkEvent | JobEvent | ToolEvent | EndEvent;

/** The argument of `onEvent`. It contains no secrets, and no content except in errors. */
export type CallEvent = EventDetails & {
  /** Number of the call. All events of a call have the same number, and no other call of the process has it. */
  readonly call: number;
  /** Milliseconds since the call began. */
  readonly atMs: number;
};

/** Sends an event to the listeners of a call. Never throws. */
export type Report = (event: EventDetails) => void;

let calls = 0;

/**
 * Returns a function that adds the place in the call to an event, and sends it to the listeners of the client and of the
 * call. Returns undefined if there is none, so that calls without listeners do no work.
 * @param warn receives an error of a listener, because it must not change the call
 */
export function reportTo(
  listeners: readonly (((event: CallEvent) => unknown) | undefined)[],
  warn: (sentence: string) => void,
): Report | undefined {
  if (listeners.every((listener) => listener === undefined)) return undefined;
  const call = ++calls;
  const start = performance.now();
  const failed = (error: unknown): void => warn(`the listener onEvent failed: ${String(error)}`);
  return (details) => {
    const event = { ...details, call, atMs: performance.now() - start };
    for (const listener of listeners) {
      try {
        const result = listener?.(event);
        if (result instanceof Promise) result.catch(failed);
      } catch (error) {
        failed(error);
      }
    }
  };
}

/** Reports the end of a call, or of a stream and its first chunk. Only the first end counts. */
export class EndReport {
  readonly #report: Report;
  readonly #finishReasons: string[] = [];
  #chunks: number | undefined;
  #id: string | undefined;
  #model: string | undefined;
  #usage: TokenUsage | undefined;
  #isOver = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Counts a chunk of a stream, and reads it. */
  chunk(chunk: unknown): void {
    if (this.#chunks === undefined) this.#report({ type: "first-chunk" });
    this.#chunks = (this.#chunks ?? 0) + 1;
    this.read(chunk);
  }

  /** Reads what the `end` event says about an answer, from the whole answer or from a chunk. */
  read(answer: unknown): void {
    if (!isMapping(answer)) return;
    // An event of the Responses API contains the response.
    if (isMapping(answer.response)) return this.read(answer.response);
    const { id, model, choices, usage } = answer;
    if (typeof id === "string" && id !== "") this.#id = id;
    if (typeof model === "string" && model !== "") this.#model = model;
    if (isMapping(usage)) this.#usage = usageOf(usage);
    if (!Array.isArray(choices)) return;
    for (const [position, choice] of (choices as unknown[]).entries()) {
      if (!isMapping(choice) || typeof choice["finish_reason"] !== "string") continue;
      const { index = position } = choice;
      this.#finishReasons[Number(index)] = choice["finish_reason"];
    }
  }

  end(outcome: EndEvent["outcome"], error?: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    const finishReasons = Object.values(this.#finishReasons);
    const known = { chunks: this.#chunks, id: this.#id, model: this.#model, finishReasons, usage: this.#usage };
    this.#report({ type: "end", outcome, error, ...known });
  }
}

/** Returns the result of a call, and reports its end. @param read returns the part of the result that the caller gets */
export function reportingEnd<Result>(
  report: Report | undefined,
  result: Promise<Result>,
  read: (result: Result) => unknown,
): Promise<Result> {
  if (report === undefined) return result;
  const end = new EndReport(report);
  return result.then(
    (value) => {
      end.read(read(value));
      end.end("done");
      return value;
    },
    (error: unknown) => {
      end.end("failed", error);
      throw error;
    },
  );
}

/** Reads token counts under the names of Chat Completions, or of Responses. */
function usageOf(usage: Readonly<Record<string, unknown>>): TokenUsage {
  const count = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
  const inside = (value: unknown, name: string): number | undefined =>
    isMapping(value) ? count(value[name]) : undefined;
  return {
    inputTokens: count(usage["prompt_tokens"] ?? usage["input_tokens"]),
    outputTokens: count(usage["completion_tokens"] ?? usage["output_tokens"]),
    cachedTokens: inside(usage["prompt_tokens_details"] ?? usage["input_tokens_details"], "cached_tokens"),
    reasoningTokens: inside(usage["completion_tokens_details"] ?? usage["output_tokens_details"], "reasoning_tokens"),
  };
}
