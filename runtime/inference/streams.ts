import { begin, checkedArgs } from "./call.ts";
import type { AnyArgs } from "./call.ts";
import { asGiven } from "./bind.ts";
import type { Completing } from "./bind.ts";
import { withFallback } from "./fallback.ts";
import type { StreamOf } from "./methods.ts";
import type { CallOptions, ClientOptions, WithResponse } from "./options.ts";
import type { Runtime } from "./runtime.ts";
import { chunks } from "./stream.ts";
import type { ChunkStream } from "./stream.ts";
import { limited } from "./timeout.ts";
import type { Scope } from "./timeout.ts";

/** The function that streams a task. Further providers are tried until one begins to answer. */
export function streamMethod<Task extends keyof StreamOf>(
  runtime: Runtime,
  task: Task,
  complete: Completing = asGiven,
): StreamOf[Task] {
  const open = (given: object, options?: CallOptions) => streamOf(runtime, task, () => complete(given, options));
  return withHead(open) as unknown as StreamOf[Task];
}

/** A function that opens streams, with another beside it that gives the head of the answer too. */
export function withHead<Given extends readonly unknown[]>(open: (...given: Given) => ChunkStream<unknown>) {
  const withResponse = async (...given: Given): Promise<WithResponse<ChunkStream<unknown>>> => {
    const data = open(...given);
    const { requestId, ...response } = await data.response;
    return { data, response, requestId };
  };
  return Object.assign((...given: Given) => open(...given), { withResponse });
}

/** A stream that is opened when its first chunk is asked for. */
export function streamOf<Chunk>(
  runtime: Runtime,
  task: string,
  complete: () => { readonly args: AnyArgs; readonly options: ClientOptions },
): ChunkStream<Chunk> {
  let scope: Scope | undefined;
  const open = async () => {
    const { args, options } = complete();
    const { signal } = (scope = limited(options.signal, options.timeout, "total"));
    const checked = checkedArgs(task, args);
    const attempt = async (each: AnyArgs) => (await begin(runtime, task, each, options, signal, true)).answer;
    return withFallback(runtime, checked, options, signal, attempt);
  };
  return chunks<Chunk>(open, () => scope?.end());
}
