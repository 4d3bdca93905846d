import { method } from "./bind.ts";
import type { Completing } from "./bind.ts";
import type { AnyArgs } from "./call.ts";
import { InputError } from "./input-error.ts";
import { batch } from "./batch.ts";
import type { BatchOptions, BatchOutcome } from "./batch.ts";
import { jobsOf } from "./jobs.ts";
import type { Jobs } from "./jobs.ts";
import { TASK_OF } from "./methods.ts";
import type { MethodName, Methods, WholeName } from "./methods.ts";
import { checkOptions, checkParameters } from "./checks.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { requestMethod, streamingRequestMethod } from "./raw.ts";
import type { Runtime } from "./runtime.ts";
import { standardRuntime } from "./standard.ts";
import { streamMethod } from "./streams.ts";

/**
 * A client for all tasks, with one token and one set of options. Its functions may be taken off it and called alone.
 *
 * @example
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * const { choices } = await client.chatCompletion({ model: "org/model", messages: [{ role: "user", content: "Hello" }] });
 */
export interface InferenceClient extends Methods {
  /** A client with the same token and options that calls this address. */
  endpoint(endpointUrl: string): InferenceClient;
  /** The same functions, each giving a job in place of its result. */
  readonly jobs: Jobs;
  /**
   * Works on many items, a few at a time, in order and with the error of each item by itself.
   *
   * @example const outcomes = await client.batch(texts, (inputs) => client.summarization({ model, inputs }), { concurrency: 8 });
   */
  batch<Item, Output>(
    items: Iterable<Item>,
    work: (item: Item, index: number, signal: AbortSignal | undefined) => Promise<Output> | Output,
    options?: BatchOptions,
  ): Promise<BatchOutcome<Output>[]>;
}

/** How each function is made. */
type Maker = (runtime: Runtime, complete: Completing) => unknown;

/** Nothing of a client can be seen from outside: it holds the token. */
class Client {
  static readonly name = "InferenceClient";
  readonly #options: ClientOptions;
  #runtime: Runtime | undefined;
  #made: Map<string, unknown> | undefined;

  constructor(accessToken?: string, options: ClientOptions = {}) {
    if (accessToken !== undefined && typeof accessToken !== "string")
      throw new InputError("accessToken must be a string");
    checkOptions(options);
    this.#options = accessToken === undefined || accessToken === "" ? options : { ...options, accessToken };
  }

  endpoint(endpointUrl: string): Client {
    return new Client(undefined, { ...this.#options, endpointUrl });
  }

  async batch<Item, Output>(
    items: Iterable<Item>,
    work: (item: Item, index: number, signal: AbortSignal | undefined) => Promise<Output> | Output,
    options?: BatchOptions,
  ): Promise<BatchOutcome<Output>[]> {
    return batch(items, work, { ...options, signal: options?.signal ?? this.#options.signal });
  }

  static is(value: unknown): value is Client {
    return typeof value === "object" && value !== null && #options in value;
  }

  /** Made when it is first asked for, so that a client costs next to nothing. */
  static made(client: Client, name: string, make: Maker): unknown {
    const made = (client.#made ??= new Map());
    const known = made.get(name);
    if (known !== undefined) return known;
    client.#runtime ??= standardRuntime();
    const fresh = make(client.#runtime, (args, options) => client.#complete(args, options));
    made.set(name, fresh);
    return fresh;
  }

  #complete(args: object, options: CallOptions | undefined): ReturnType<Completing> {
    checkParameters(args);
    if (options !== undefined) checkOptions(options);
    return {
      args: args as AnyArgs,
      options: options === undefined ? this.#options : { ...this.#options, ...options },
    };
  }
}

const MAKERS: Readonly<Record<MethodName | "jobs", Maker>> = {
  ...wholeMakers(),
  chatCompletionStream: (runtime, complete) => streamMethod(runtime, "conversational", complete),
  textGenerationStream: (runtime, complete) => streamMethod(runtime, "text-generation", complete),
  request: requestMethod,
  streamingRequest: streamingRequestMethod,
  jobs: jobsOf,
};

function wholeMakers(): Record<WholeName, Maker> {
  const makers = Object.entries(TASK_OF).map(([name, task]): [string, Maker] => [
    name,
    (runtime, complete) => method(runtime, task, complete),
  ]);
  return Object.fromEntries(makers) as Record<WholeName, Maker>;
}

for (const [name, make] of Object.entries(MAKERS)) {
  Object.defineProperty(Client.prototype, name, {
    configurable: true,
    get(this: unknown) {
      // Tools that replace functions in tests look at the prototype, or ask without a client.
      return Client.is(this) ? Client.made(this, name, make) : unbound(name);
    },
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
    },
  });
}

/** A function that no client was asked for. */
function unbound(name: string) {
  return function call(this: unknown, ...given: unknown[]): unknown {
    if (!Client.is(this)) throw new InputError(`${name} is a function of a client: new InferenceClient(token).${name}`);
    return (this as unknown as Record<string, (...all: unknown[]) => unknown>)[name]?.(...given);
  };
}

/** See the interface of the same name. */
// The functions stand on the prototype, put there by the loop above.
export const InferenceClient = Client as unknown as new (
  accessToken?: string,
  options?: ClientOptions,
) => InferenceClient;
