import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { OutputType } from "../../generated/records.ts";
import type { TaskId } from "../../generated/task-types.ts";
import type { Mutable } from "../mutable.ts";
import { checked, resolveRoute, type AnyArgs } from "./call.ts";
import { InputError } from "../http/errors.ts";
import type { SendOptions } from "../http/options.ts";
import { mergeHeaders } from "../http/headers.ts";
import { headersFor } from "../http/send.ts";
import { waitFor } from "./job/poll.ts";
import { parseJson } from "../http/json.ts";
import { isFile } from "./media/bytes.ts";
import { encode, givenIn } from "./provider/encode.ts";
import { deliver, fetchMedia } from "./media/output.ts";
import type { AnyInput } from "./methods.ts";
import type { BaseArgs, BoundOptions, CallOptions, ClientOptions, ProviderChoice } from "./options.ts";
import { adapterOf, ALL_PROVIDERS, specOf } from "./provider/catalogue.ts";
import { variantOf } from "./provider/request.ts";
import { routeAt, sendingOf, targetOf, taskOf, type Route, type RouteRequest } from "./route/choose.ts";
import { authorizationOf, tokenOf } from "./route/credentials.ts";
import type { Call, MappingEntry, PlannedRequest, ProviderObject } from "./provider/types.ts";

/** Id of a model on the hub: `owner/name`. */
export type ModelId = string;
/** Id of a task that a call can perform. */
export type InferenceTask = Exclude<TaskId, "other"> | "conversational";
/** The hub's data about a model at a provider. */
export interface InferenceProviderMappingEntry extends Mutable<Omit<MappingEntry, "status" | "task" | "type">> {
  /** `staging`: not generally available yet. */
  status: "live" | "staging";
  /** The task for which the provider serves the model. */
  task: TaskId | "conversational";
  /** `tag-filter`: the record applies to all models with a certain tag. */
  type?: "single-model" | "tag-filter";
}

/** The kinds of authentication, under the names that other packages use. */
export type AuthMethod = "none" | "hf-token" | "credentials-include" | "provider-key";
/** The argument of `prepareHeaders`. */
export interface HeaderParams {
  /** Hub token, or the provider's own key. */
  accessToken?: string;
  /** The kind of authentication. */
  authMethod: AuthMethod;
}
/** The argument of `makeUrl`. */
export interface UrlParams {
  /** The kind of authentication. */
  authMethod: AuthMethod;
  /** The provider's name for the model. */
  model: string;
  /** The task of the call. */
  task?: InferenceTask;
  /** Receives the URL of the call, and returns the URL to use instead. */
  urlTransform?: (url: string) => string;
}
/** The argument of `preparePayload` and `makeBody`. */
export interface BodyParams<Args extends Record<string, unknown> = Record<string, unknown>> {
  /** The caller's arguments. */
  args: Args;
  /** The provider's name for the model. */
  model: string;
  /** The hub's data about the model at the provider. */
  mapping?: InferenceProviderMappingEntry | undefined;
  /** The task of the call. */
  task?: InferenceTask;
  /** The form of returned files, such as `blob` or `url`. */
  outputType?: OutputType;
}

/** Builds the requests and reads the replies of one task at one provider. */
export interface ProviderHelper {
  /** Id of the provider, or the provider object. */
  readonly provider: ProviderChoice;
  /** Name of the task at the provider, such as `conversational`. */
  readonly task: string;
  /** True if the hub's router does not forward calls to the provider. */
  readonly clientSideRoutingOnly: boolean;
  /** Returns the URL of a call. @throws InputError if the name of the model cannot be part of a URL */
  makeUrl(params: UrlParams): string;
  /**
   * Returns the headers of a call, with names in lower case. @param isBinary true if the body is a file; then the
   * headers contain no content type
   */
  prepareHeaders(params: HeaderParams, isBinary: boolean): Record<string, string>;
  /**
   * Returns the body of a call. JSON is returned as a parsed value; a file or form is returned unchanged. @throws
   * InputError for invalid arguments
   */
  preparePayload(params: BodyParams): unknown;
  /**
   * Reads the file of a call, and returns the arguments with the file in the form that the provider requires. Pass them
   * to `makeRequestOptionsFromResolvedModel` or `makeBody`. @throws InputError for a missing file
   */
  preparePayloadAsync(args: BaseArgs & AnyInput, signal?: AbortSignal): Promise<BaseArgs & Record<string, unknown>>;
  /** Returns the body of a call in the form that `fetch` accepts. @throws the errors of `preparePayload` */
  makeBody(params: BodyParams): NonNullable<RequestInit["body"]>;
  /**
   * Checks a parsed reply, waits for the job if there is one, fetches files, and returns the result.
   *
   * @param url URL of the request; a job needs this URL and the headers of the request
   * @throws InputError if the task runs as a job and `url` or `headers` is missing; the errors of the call
   */
  getResponse(
    reply: unknown,
    url?: string,
    headers?: Readonly<Record<string, string>>,
    outputType?: CallOptions["outputType"],
    signal?: AbortSignal,
  ): Promise<unknown>;
}

/** The arguments of `fetch` for a request, including the token. */
export interface FetchArguments {
  /** URL of the request. */
  readonly url: string;
  /** Method, headers and body: the second argument of `fetch`. */
  readonly info: RequestInit;
}

/** Returns the helper for one task at one provider. @throws InputError when the provider does not offer the task */
export function getProviderHelper(provider: ProviderChoice, task: string | undefined): ProviderHelper {
  if (task === undefined) throw new InputError("task is missing");
  taskOf(adapterOf(provider), task);
  return helperOf(provider, task);
}

function helperOf(provider: ProviderChoice, task: string): ProviderHelper {
  const spec = specOf(provider);
  const adapter = adapterOf(provider);
  const bodyOf = (params: BodyParams): NonNullable<RequestInit["body"]> => {
    const { args, model, mapping, outputType } = params;
    const call: Call = { task, auth: "hub-token", model, args, mapping, outputType, stream: args["stream"] === true };
    return taskOf(adapter, task).requestWith(call, args["inputs"] ?? args["data"]).body ?? "";
  };
  return {
    provider,
    task,
    clientSideRoutingOnly: adapter.clientSideOnly,
    makeUrl: ({ authMethod, model, urlTransform = String }) => {
      const endpointUrl = adapter.acceptsFullUrl && /^https?:/i.test(model) ? model : undefined;
      return urlTransform(taskOf(adapter, task).url({ task, auth: AUTH[authMethod], model, args: {}, endpointUrl }));
    },
    prepareHeaders: ({ accessToken, authMethod }, isBinary) => {
      const authorization = authorizationOf(adapter, AUTH[authMethod], accessToken);
      return mergeHeaders(
        isBinary ? {} : { "content-type": "application/json" },
        { ...spec.headers, ...spec.tasks[task]?.headers },
        authorization && { [authorization.header]: authorization.value },
      );
    },
    preparePayload: (params) => {
      const body = bodyOf(params);
      return typeof body === "string" ? parseJson(body) : body;
    },
    preparePayloadAsync: (args, signal) => readFiles(spec, task, args as AnyArgs, signal),
    makeBody: bodyOf,
    getResponse: (...given) => resultOf(provider, task, given),
  };
}

async function readFiles(
  provider: ProviderObject,
  name: string,
  args: AnyArgs,
  signal: AbortSignal | undefined,
): Promise<AnyArgs> {
  const task = provider.tasks[name] ?? {};
  const call: Call = { task: name, auth: "hub-token", model: args.model ?? "", args };
  const { input } = variantOf({ task }, call);
  if (input === undefined) return args;
  const fetchInput = (url: string): Promise<Blob> => fetchMedia(url, { signal });
  const read = await encode({ provider, name, task }, call, input, fetchInput);
  const { inputs: _, data: __, ...others } = args;
  // Other packages use the name `data` for a file that is the whole body.
  return read instanceof Blob ? { ...others, data: read } : { ...others, inputs: read };
}

/**
 * Maps each kind of authentication to this package's name for it. `credentials-include` has none: to send cookies, use
 * the option `includeCredentials`.
 */
const AUTH: Readonly<Record<AuthMethod, Call["auth"]>> = {
  "hf-token": "hub-token",
  "provider-key": "provider-key",
  "credentials-include": "none",
  none: "none",
};

/** @source product specification, "Error catalogue", for the message */
async function resultOf(
  provider: ProviderChoice,
  task: string,
  [reply, url, headers, outputType, signal]: Parameters<ProviderHelper["getResponse"]>,
): Promise<unknown> {
  const { job } = taskOf(adapterOf(provider), task);
  if (job !== undefined && (url === undefined || headers === undefined)) {
    throw new InputError(`URL and headers are required for ${task} task`);
  }
  const options: BoundOptions = { outputType, signal, headers: headers ?? {} };
  const found = routeAt(routeRequestOf(task, options), provider, "");
  const route: Route = { ...found, hosts: url === undefined ? [] : [new URL(url).host] };
  const sending = sendingOf(route, options);
  const called = url ?? "";
  if (job === undefined) return deliver(route.task.read(route.call, reply), sending, called);
  const submit = { url: called, reply };
  job.id(submit);
  return (await waitFor({ plan: job, submit, route, options, sending, answer: undefined })).data;
}

function routeRequestOf(task: string, options: ClientOptions, token = options.accessToken): RouteRequest {
  return { providers: ALL_PROVIDERS, task, args: {}, options, stream: false, token: tokenOf(token) };
}

/** The helpers of all built-in providers, by provider id and task. */
export const PROVIDERS: Readonly<Record<string, Readonly<Record<string, ProviderHelper>>>> = Object.fromEntries(
  Object.values(PROVIDER_SPECS).map(({ id, tasks }) => [
    id,
    Object.fromEntries(Object.keys(tasks).map((task) => [task, helperOf(id as ProviderChoice, task)])),
  ]),
);

/**
 * Returns the first request of a call. Gets the provider's name for the model from the hub if needed.
 *
 * @param args the arguments of the task's function
 * @returns the arguments of `fetch`, including the token
 * @throws the errors that a call throws before it sends a request to the provider
 */
export async function makeRequestOptions(
  args: BaseArgs & AnyInput,
  { provider, task }: Pick<ProviderHelper, "provider" | "task">,
  options: RequestOptions = {},
): Promise<FetchArguments> {
  const { stream, ...others } = args as AnyArgs;
  const given = args.endpointUrl === undefined ? { ...others, provider } : others;
  const route = await resolveRoute(checked({ providers: ALL_PROVIDERS, task, args: given, options }), stream === true);
  return toFetch(route, await route.task.request(route.call), sendingOf(route, options));
}

/**
 * Returns the same request as `makeRequestOptions`, but sends no request to the hub and does not read files. Use this
 * function if you know the provider's name for the model.
 *
 * @param model the provider's name for the model
 * @param mapping the hub's data about the model at the provider, if you have it
 * @throws the errors of `makeRequestOptions`; InputError for a file that must be converted before it is sent
 */
export function makeRequestOptionsFromResolvedModel(
  model: string,
  { provider, task }: Pick<ProviderHelper, "provider" | "task">,
  args: BaseArgs & AnyInput,
  mapping: MappingEntry | undefined,
  options: RequestOptions = {},
): FetchArguments {
  const { accessToken, model: _, provider: __, endpointUrl, stream, ...input } = args as AnyArgs;
  const found = routeAt(routeRequestOf(task, options, accessToken), provider, model);
  const call: Call = { ...found.call, args: input, mapping, endpointUrl, stream: stream === true };
  const route = { ...found, call };
  const fileInput = specOf(provider).tasks[task]?.input;
  if (fileInput !== undefined && fileInput.as !== "raw-body" && isFile(givenIn(call, fileInput).given)) {
    throw new InputError(`the file of ${task} must be read first: call makeRequestOptions, which reads it`);
  }
  return toFetch(route, route.task.requestWith(call, input["inputs"] ?? input["data"]), sendingOf(route, options));
}

/** Options of a call. The option `task` has no effect: the task of the `ProviderHelper` is used. */
type RequestOptions = Omit<ClientOptions, "onEvent"> & { readonly task?: string | undefined };

function toFetch(route: Route, request: PlannedRequest, sending: SendOptions): FetchArguments {
  const info: RequestInit = {
    method: request.method,
    headers: headersFor(targetOf(route, request.url), request, sending),
  };
  if (request.body !== undefined) info.body = request.body;
  if (sending.credentials !== undefined) info.credentials = sending.credentials;
  if (sending.signal !== undefined) info.signal = sending.signal;
  return { url: request.url, info };
}
