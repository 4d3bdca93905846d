import { asGiven } from "./bind.ts";
import type { LateCompleting } from "./bind.ts";
import { after, lazy } from "./lazy.ts";
import type { StreamOf } from "./methods.ts";
import type { CallOptions, WithResponse } from "./options.ts";
import { readable } from "./readable.ts";
import type { Runtime } from "./runtime.ts";
import type { ChunkStream, ResponseHead } from "./stream.ts";

const reading = lazy(() => import("./streaming.ts"));

/** The function that streams a task. Further providers are tried until one begins to answer. */
export function streamMethod<Task extends keyof StreamOf>(
  runtime: Runtime,
  task: Task,
  complete: LateCompleting = asGiven,
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
  complete: () => ReturnType<LateCompleting>,
): ChunkStream<Chunk> {
  return new LateStream<Chunk>(() => after(reading(), ({ openStream }) => openStream<Chunk>(runtime, task, complete)));
}

/** A stream whose reading is loaded when something is first asked of it. */
class LateStream<Chunk> implements ChunkStream<Chunk> {
  readonly #load: () => ChunkStream<Chunk> | Promise<ChunkStream<Chunk>>;
  #loading: ChunkStream<Chunk> | Promise<ChunkStream<Chunk>> | undefined;
  #stream: ChunkStream<Chunk> | undefined;

  constructor(load: () => ChunkStream<Chunk> | Promise<ChunkStream<Chunk>>) {
    this.#load = load;
  }

  async #loaded(): Promise<ChunkStream<Chunk>> {
    return (this.#stream = await (this.#loading ??= this.#load()));
  }

  get response(): Promise<ResponseHead> {
    const head = this.#loaded().then(({ response }) => response);
    // Whoever only iterates learns of a failure there.
    head.catch(() => {});
    return head;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<Chunk, void>> {
    return this.#stream?.next() ?? this.#loaded().then((stream) => stream.next());
  }

  return(): Promise<IteratorResult<Chunk, void>> {
    return this.#stream?.return() ?? this.#loaded().then((stream) => stream.return());
  }

  async throw(error: unknown): Promise<IteratorResult<Chunk, void>> {
    await this.return();
    throw error;
  }

  async collect() {
    return (await this.#loaded()).collect();
  }

  async finalMessage() {
    return (await this.#loaded()).finalMessage();
  }

  toReadableStream(): ReadableStream<Chunk> {
    return readable(this);
  }
}
