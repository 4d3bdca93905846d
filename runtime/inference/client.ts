import { STREAMED_TASK_OF, TASK_OF } from "../../generated/functions.ts";
import type { FunctionName, StreamName } from "../../generated/functions.ts";
import { batch } from "./batch.ts";
import type { BatchOptions, BatchOutcome } from "./batch.ts";
import { bindRequest, bindStream, bindStreamingRequest, bindTask } from "./bind.ts";
import type { Binding } from "./bind.ts";
import { InputError } from "../http/errors.ts";
import { bindGenerateObject, bindGenerateObjectStream } from "./generate-object.ts";
import type { ObjectMethods } from "./generate-object.ts";
import { bindJobs } from "./jobs.ts";
import type { Jobs } from "./jobs.ts";
import type { MethodName, Methods } from "./methods.ts";
import { checkOptions } from "./options.ts";
import type { AccessToken, ClientOptions } from "./options.ts";
import { ALL_PROVIDERS } from "./provider/catalogue.ts";
import { bindRunTools, bindRunToolsStream } from "./run-tools.ts";
import type { ToolMethods } from "./run-tools.ts";

/**
 * A client for all tasks, with one token and one set of options. Its functions also work without the client object:
 * `const { chatCompletion } = client`.
 *
 * @example
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * const { choices } = await client.chatCompletion({ model: "org/model", messages: [{ role: "user", content: "Hello" }] });
 */
export interface InferenceClient extends Methods, ToolMethods, ObjectMethods {
  /** Returns a client that sends all calls to the given address, with the token and options of this client. */
  endpoint(endpointUrl: string): InferenceClient;
  /** Functions that start a job for a task and return the job, without waiting for its result. */
  readonly jobs: Jobs;
  /**
   * Calls a function for each of many items, a few at a time. Returns one outcome per item, in the order of the items.
   * A failed item does not stop the others. An async iterable is read as it comes.
   *
   * @example const outcomes = await client.batch(texts, (inputs) => client.summarization({ model, inputs }), { concurrency: 8 });
   */
  batch<Item, Output>(
    items: Iterable<Item> | AsyncIterable<Item>,
    work: (item: Item, index: number, signal: AbortSignal | undefined) => Promise<Output> | Output,
    options?: BatchOptions,
  ): Promise<BatchOutcome<Output>[]>;
}

/** Creates one function of a client. Some of these functions call other functions of `client`. */
type Bind = (binding: Binding, client: Methods) => unknown;

const BINDS: Readonly<Record<MethodName | keyof ToolMethods | keyof ObjectMethods | "jobs", Bind>> = {
  ...mapNames(TASK_OF, (name: FunctionName) => (binding: Binding) => bindTask(binding, name)),
  ...mapNames(STREAMED_TASK_OF, (name: StreamName) => (binding: Binding) => bindStream(binding, name)),
  request: bindRequest,
  streamingRequest: bindStreamingRequest,
  jobs: bindJobs,
  runTools: ({ options }, client) => bindRunTools(client, options?.signal),
  runToolsStream: ({ options }, client) => bindRunToolsStream(client, options?.signal),
  generateObject: (_, client) => bindGenerateObject(client),
  generateObjectStream: (_, client) => bindGenerateObjectStream(client),
};

function mapNames<Name extends string>(table: Readonly<Record<Name, string>>, bindOf: (name: Name) => Bind) {
  const names = Object.keys(table) as Name[];
  return Object.fromEntries(names.map((name) => [name, bindOf(name)])) as Record<Name, Bind>;
}

/** The client. All its fields are private, because they contain the token. */
class Client {
  static readonly name = "InferenceClient";
  readonly #options: ClientOptions;
  readonly #bound = new Map<string, unknown>();

  constructor(accessToken?: AccessToken, options: ClientOptions = {}) {
    if (accessToken !== undefined && typeof accessToken !== "string" && typeof accessToken !== "function") {
      throw new InputError("accessToken must be a string or a function that returns one");
    }
    checkOptions(options);
    this.#options = accessToken === undefined || accessToken === "" ? options : { ...options, accessToken };
  }

  endpoint(endpointUrl: string): Client {
    return new Client(undefined, { ...this.#options, endpointUrl });
  }

  async batch<Item, Output>(
    items: Iterable<Item> | AsyncIterable<Item>,
    work: (item: Item, index: number, signal: AbortSignal | undefined) => Promise<Output> | Output,
    options?: BatchOptions,
  ): Promise<BatchOutcome<Output>[]> {
    return batch(items, work, { ...options, signal: options?.signal ?? this.#options.signal });
  }

  static is(value: unknown): value is Client {
    return typeof value === "object" && value !== null && #options in value;
  }

  /** Returns a function of a client, created on first use. The function also works without the client object. */
  static bound(client: Client, name: string, bind: Bind): unknown {
    let bound = client.#bound.get(name);
    if (bound === undefined) {
      bound = bind({ providers: ALL_PROVIDERS, options: client.#options }, client as unknown as Methods);
      client.#bound.set(name, bound);
    }
    return bound;
  }
}

for (const [name, bind] of Object.entries(BINDS)) {
  Object.defineProperty(Client.prototype, name, {
    configurable: true,
    get(this: unknown) {
      // Mocking tools read the property from the prototype, where there is no client. They still expect a function.
      return Client.is(this) ? Client.bound(this, name, bind) : unbound(name, bind);
    },
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
    },
  });
}

/** Returns the value of `InferenceClient.prototype[name]`: a function that throws unless it is called on a client. */
function unbound(name: string, bind: Bind) {
  return function call(this: unknown, ...given: unknown[]): unknown {
    if (!Client.is(this)) throw new InputError(`${name} is a function of a client: new InferenceClient(token).${name}`);
    // `this[name]` is not called here. If a test has replaced it with a spy, the spy calls this function, so both would
    // call each other forever.
    return (Client.bound(this, name, bind) as (...all: unknown[]) => unknown)(...given);
  };
}

/** See the interface `InferenceClient`. */
// The cast adds the methods. TypeScript does not see that the loop above puts them on the prototype.
export const InferenceClient = Client as unknown as new (
  accessToken?: AccessToken,
  options?: ClientOptions,
) => InferenceClient;
