import {
  perform,
  performJob,
  performRaw,
  performRawStream,
  performStream,
  type AnyArgs,
  type Invocation,
  type CallResult,
} from "./call.ts";
import { EndReport, reportingEnd, reportTo } from "./events.ts";
import { withFallback, withinLimits } from "./fallback.ts";
import { mergeHeaders } from "../http/headers.ts";
import { limited, type Scope } from "../http/timeout.ts";
import { isFile } from "./media/bytes.ts";
import { JobHandle, type Job } from "./job/handle.ts";
import { STREAMED_TASK_OF, TASK_OF, type FunctionName, type StreamName } from "../../generated/functions.ts";
import type { Methods, TaskOptions } from "./methods.ts";
import {
  checkOptions,
  checkParameters,
  warn,
  type BoundOptions,
  type CallOptions,
  type ClientOptions,
  type WithResponse,
} from "./options.ts";
import type { ResponseListener } from "./pace.ts";
import { Chunks, type ChunkStream, type StreamedAnswer } from "./stream/stream.ts";
import type { Providers } from "./provider/types.ts";

/** The providers and the options that all functions of a client share. */
export interface Binding {
  readonly providers: Providers;
  readonly options?: ClientOptions | undefined;
  readonly listeners?: Iterable<ResponseListener> | undefined;
}

/**
 * Checks the arguments and options of a call, and adds the client's options. @throws InputError for missing arguments
 * and wrong options
 */
export function invocationOf(
  { options, ...binding }: Binding,
  task: string,
  args: object,
  own?: CallOptions,
): Invocation {
  checkParameters(args);
  if (own !== undefined) checkOptions(own);
  return { ...binding, task, args: args as AnyArgs, options: mergeOptions(options, own) };
}

/**
 * Merges the options of a client and of a call. The call's options take precedence. If both set `headers` or `values`,
 * the two objects are merged. If both set `onEvent`, both are called.
 */
function mergeOptions(options: ClientOptions = {}, own?: CallOptions): BoundOptions {
  const onEvent = reportTo([options.onEvent, own?.onEvent], warn);
  if (own === undefined) return onEvent === undefined ? (options as BoundOptions) : { ...options, onEvent };
  const values = options.values && own.values ? { ...options.values, ...own.values } : (own.values ?? options.values);
  const merged = { ...options, ...own, onEvent, ...(values && { values }) };
  if (options.headers === undefined || own.headers === undefined) return merged;
  return { ...merged, headers: mergeHeaders(options.headers, own.headers) };
}

// TypeScript cannot check that the arguments and the results of the following functions have the types of the methods.
// Tests compare these types with the providers' declarations.

/** Creates the client function for one task, such as `chatCompletion`. */
export function bindTask<Name extends FunctionName>(binding: Binding, name: Name): Methods[Name] {
  return withResponseMethod(binding, TASK_OF[name]) as Methods[Name];
}

/**
 * Creates `request`, which performs any task. `request` returns the response as received (JSON or a file), without
 * checking it and without waiting for a job.
 */
export function bindRequest(binding: Binding): Methods["request"] {
  return withResponseMethod(binding) as Methods["request"];
}

/**
 * Creates the client function that streams the response for one task. Fallback providers are tried until a response has
 * started.
 */
export function bindStream<Name extends StreamName>(binding: Binding, name: Name): Methods[Name] {
  return streaming(binding, STREAMED_TASK_OF[name]) as Methods[Name];
}

export function bindStreamingRequest(binding: Binding): Methods["streamingRequest"] {
  return streaming(binding) as Methods["streamingRequest"];
}

/** Creates the function that starts a job for a task. */
export function bindJob(binding: Binding, task: string) {
  return async (args: object, own?: CallOptions): Promise<Job<unknown>> => {
    const invocation = invocationOf(binding, task, args, own);
    const { onEvent, signal } = invocation.options;
    const submission = withinLimits(invocation, performJob);
    return JobHandle.of(await reportingEnd(onEvent, submission, () => undefined), signal);
  };
}

/**
 * Makes a function that performs a task, and adds `withResponse` to it, which returns the result together with the
 * response. @param task if undefined, the caller or the arguments name the task, and the response is not read
 */
function withResponseMethod(binding: Binding, task?: string): unknown {
  const work = task === undefined ? performRaw : perform;
  const run = (args: object, own?: TaskOptions): Promise<CallResult> => {
    const invocation = invocationOf(binding, task ?? own?.task ?? taskFor(args), args, own);
    return reportingEnd(invocation.options.onEvent, withinLimits(invocation, work), ({ data }) => data);
  };
  const plain = async (args: object, own?: CallOptions): Promise<unknown> => (await run(args, own)).data;
  const withResponse = async (args: object, own?: CallOptions): Promise<WithResponse<unknown>> => {
    const { data, answer, body } = await run(args, own);
    const { url, status, headers, requestId, provider } = answer;
    return { data, response: { url, status, headers }, requestId, provider, body };
  };
  return Object.assign(plain, { withResponse });
}

/** Makes a function that returns a stream, and adds `withResponse` to it. @param task as in `withResponseMethod` */
function streaming(binding: Binding, task?: string): unknown {
  const work = task === undefined ? performRawStream : performStream;
  const open = (args: object, own?: TaskOptions): ChunkStream<unknown> => {
    let invocation: Invocation;
    const prepare = (): BoundOptions =>
      (invocation = invocationOf(binding, task ?? own?.task ?? taskFor(args), args, own)).options;
    return limitedStream(prepare, (signal) =>
      withFallback({ ...invocation, options: { ...invocation.options, signal } }, work),
    );
  };
  const withResponse = async (args: object, own?: CallOptions): Promise<WithResponse<ChunkStream<unknown>>> => {
    const data = open(args, own);
    const { requestId, provider, ...response } = await data.response;
    return { data, response, requestId, provider };
  };
  return Object.assign(open, { withResponse });
}

/**
 * Returns a stream that ends when its `timeout` has passed. @param prepare called before the first chunk is read; returns
 * the options of the call @param start sends the request
 */
export function limitedStream<T, Whole, Message>(
  prepare: () => BoundOptions,
  start: (signal: AbortSignal | undefined) => Promise<StreamedAnswer>,
): ChunkStream<T, Whole, Message> {
  let scope: Scope | undefined;
  const open = async (): Promise<StreamedAnswer> => {
    const { signal, timeout, onEvent } = prepare();
    const end = onEvent && new EndReport(onEvent);
    scope = limited(signal, timeout, "total");
    try {
      const answer = await start(scope.signal);
      // From here on, the connection keeps the process alive, unless the program drops the stream.
      scope.relax();
      return { ...answer, end };
    } catch (error) {
      end?.end("failed", error);
      throw error;
    }
  };
  return new Chunks(open, () => scope?.end());
}

/**
 * Guesses the task from the arguments if the caller does not name it. The guess need not be exact, because many tasks
 * send the same kind of request.
 */
function taskFor(args: object | undefined): string {
  const { messages, inputs, data } = (args ?? {}) as AnyArgs;
  if (messages !== undefined) return "conversational";
  return isFile(inputs ?? data) ? "image-classification" : "text-classification";
}
