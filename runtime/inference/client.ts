import { STREAMED_TASK_OF, TASK_OF, type FunctionName, type StreamName } from "../../generated/functions.ts";
import { runBatch, type BatchOptions, type BatchOutcome, type BatchWork } from "./batch.ts";
import { bindRequest, bindStream, bindStreamingRequest, bindTask, type Binding } from "./bind.ts";
import { InputError } from "../http/errors.ts";
import { bindGenerateObject, bindGenerateObjectStream, type ObjectMethods } from "./generate-object.ts";
import { bindJobs, type Jobs } from "./jobs.ts";
import { isObject } from "../http/json.ts";
import type { MethodName, Methods } from "./methods.ts";
import type { ResponseListener } from "./pace.ts";
import { checkOptions, type AccessToken, type ClientOptions } from "./options.ts";
import { ALL_PROVIDERS } from "./provider/catalogue.ts";
import { bindRunTools, bindRunToolsStream, type ToolMethods } from "./run-tools.ts";

/**
 * A client for all tasks, with one token and one set of options. Its functions also work without the client object:
 * `const { chatCompletion } = client`.
 *
 * @example
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * const { choices } = await client.chatCompletion({ model: "org/model", messages: [{ role: "user", content: "Hello" }] });
 */
export interface InferenceClient extends Methods, ToolMethods, ObjectMethods {
  /** Returns a client that sends all calls to the given URL, with the token and options of this client. */
  endpoint(endpointUrl: string): InferenceClient;
  /** Functions that start a job for a task and return the job, without waiting for its result. */
  readonly jobs: Jobs;
  /**
   * Calls a function for each of many items, a few at a time. Returns one outcome per item, in the order of the items.
   * A failed item does not stop the others. A generator or an async iterable is read as it comes. When the provider's
   * rate-limit headers say that a limit is used up, no item starts until the limit is reset.
   *
   * @example const outcomes = await client.batch(texts, (inputs) => client.summarization({ model, inputs }), { concurrency: 8 });
   */
  batch<Item, Output>(
    items: Iterable<Item> | AsyncIterable<Item>,
    work: BatchWork<Item, Output>,
    options?: BatchOptions<Item, Output>,
  ): Promise<BatchOutcome<Output>[]>;
}

type OtherName = Exclude<MethodName, FunctionName | StreamName> | keyof ToolMethods | keyof ObjectMethods | "jobs";

/** Creates each function of a client that is not the function of one task. Some of them call functions of `client`. */
const OTHERS: Readonly<Record<OtherName, (binding: Binding, client: Methods) => unknown>> = {
  request: bindRequest,
  streamingRequest: bindStreamingRequest,
  jobs: bindJobs,
  runTools: ({ options }, client) => bindRunTools(client, options),
  runToolsStream: ({ options }, client) => bindRunToolsStream(client, options),
  generateObject: (_, client) => bindGenerateObject(client),
  generateObjectStream: (_, client) => bindGenerateObjectStream(client),
};

/** The client. All its fields are private, because they contain the token. */
class Client {
  static readonly name = "InferenceClient";
  readonly #options: ClientOptions;
  readonly #functions = new Map<string, unknown>();
  readonly #listeners = new Set<ResponseListener>();

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
    work: BatchWork<Item, Output>,
    options?: BatchOptions<Item, Output>,
  ): Promise<BatchOutcome<Output>[]> {
    return runBatch(items, work, { ...options, signal: options?.signal ?? this.#options.signal }, this.#listeners);
  }

  static is(value: unknown): value is Client {
    return isObject(value) && #options in value;
  }

  /** Returns a function of a client, created on first use. The function also works without the client object. */
  static functionOf(client: unknown, name: string): unknown {
    if (!Client.is(client))
      throw new InputError(`${name} is a function of a client: new InferenceClient(token).${name}`);
    let own = client.#functions.get(name);
    if (own === undefined) {
      const binding = { providers: ALL_PROVIDERS, options: client.#options, listeners: client.#listeners };
      if (Object.hasOwn(TASK_OF, name)) own = bindTask(binding, name as FunctionName);
      else if (Object.hasOwn(STREAMED_TASK_OF, name)) own = bindStream(binding, name as StreamName);
      else own = OTHERS[name as OtherName](binding, client as unknown as Methods);
      client.#functions.set(name, own);
    }
    return own;
  }
}

for (const name of Object.keys({ ...TASK_OF, ...STREAMED_TASK_OF, ...OTHERS })) {
  Object.defineProperty(Client.prototype, name, {
    configurable: true,
    get(this: unknown) {
      if (Client.is(this)) return Client.functionOf(this, name);
      // Mocking tools read the property from the prototype, where there is no client. They expect a function, and call
      // it on a client later. It must not call `this[name]`, which may be a spy that calls this function.
      return function call(this: unknown, ...given: unknown[]): unknown {
        return (Client.functionOf(this, name) as (...all: unknown[]) => unknown)(...given);
      };
    },
    set(this: object, value: unknown) {
      Object.defineProperty(this, name, { value, configurable: true, writable: true });
    },
  });
}

/** See the interface `InferenceClient`. */
// The cast adds the methods. TypeScript does not see that the loop above puts them on the prototype.
export const InferenceClient = Client as unknown as new (
  accessToken?: AccessToken,
  options?: ClientOptions,
) => InferenceClient;
