import type { PlannedRequest, Result } from "./adapter.ts";
import type { Answer } from "./answer.ts";
import { ProviderOutputError } from "./errors.ts";
import type { SendOptions, SendRequest } from "./exchange.ts";
import { send } from "./http.ts";
import { checkInput } from "./input.ts";
import type { BaseArgs, ClientOptions, WithResponse } from "./options.ts";
import { routeOf } from "./route.ts";
import type { Route } from "./route.ts";
import { hostOf } from "./runtime.ts";
import type { Runtime } from "./runtime.ts";
import { limited } from "./timeout.ts";
import type { Target } from "./trust.ts";
import { USER_AGENT } from "./user-agent.ts";

/** A call whose first answer has come. */
export interface Sent {
  readonly route: Route;
  readonly options: ClientOptions;
  readonly sending: SendOptions;
  readonly url: string;
  readonly answer: Answer;
}

/** A finished call, and the answer that its result came in. */
export interface Done {
  readonly data: unknown;
  readonly answer: Answer;
}

/** Makes what a function gives of the result, and of the answer that it came in. */
export type Give<Output> = (data: unknown, answer: Answer) => Output;

/** A request, and its address. */
type Routed = SendRequest & { readonly url: string };

/** What the functions of all tasks take: what every call does, and the input. */
export interface AnyArgs extends BaseArgs {
  readonly [name: string]: unknown;
}

/**
 * One call from start to end: input, route, body, sending, result; at further providers where the caller wants that.
 * @throws InputError, RoutingError, HubApiError, ProviderApiError, ProviderOutputError, ConnectionError,
 *   RequestTimeoutError, or the reason of the signal
 */
export function perform<Output>(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  give: Give<Output>,
): Promise<Output> {
  const isPlain = options.timeout === undefined && options.fallbackProviders === undefined;
  const how = isPlain ? once : bounded;
  return how(runtime, task, args, options, options.signal, give);
}

/** A call with a limit, or with further providers. */
async function bounded<Output>(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  outer: AbortSignal | undefined,
  give: Give<Output>,
): Promise<Output> {
  const scope = limited(outer, options.timeout, "total");
  const { signal } = scope;
  try {
    const attempt = (each: AnyArgs): Promise<Output> => once(runtime, task, each, options, signal, give);
    if (options.fallbackProviders === undefined) return await attempt(args);
    // What is wrong with the input is wrong for all providers.
    checkInput(task, args);
    const { withFallback } = await import("./fallback.ts");
    return await withFallback(runtime, args, options, signal, attempt);
  } finally {
    scope.end();
  }
}

/** One call at one provider. Written as one function with few waits: in a small call, each of them counts. */
async function once<Output>(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  signal: AbortSignal | undefined,
  give: Give<Output>,
): Promise<Output> {
  const found = find(runtime, task, checkedArgs(task, args), options, signal, false);
  const route = found instanceof Promise ? await found : found;
  const sending = sendingOf(route, options, signal);
  const planned = requestOf(route, options);
  const request = planned instanceof Promise ? await planned : planned;
  const answer = await send(targetOf(route, request.url), request, sending);
  const { complete } = runtime;
  const isAtOnce = complete === undefined || (route.task.answer === "json" && !route.task.isJob);
  const result = isAtOnce ? resultIn({ route }, await answer.json(), answer) : undefined;
  if (result?.kind === "value") return give(result.value, answer);
  if (complete !== undefined) {
    const done = await complete({ route, options, sending, url: request.url, answer }, result);
    return give(done.data, done.answer);
  }
  throw answer.malformed("expected a value, got a file; import the function from hubsmith/inference");
}

/** @throws InputError for missing or wrong arguments */
export function checkedArgs(task: string, args: AnyArgs): AnyArgs {
  return checkInput(task, args);
}

/** The result with what is known of the answer. */
export function withResponse(data: unknown, answer: Answer): WithResponse<unknown> {
  const { url, status, headers, requestId } = answer;
  return { data, response: { url, status, headers }, requestId };
}

/** Sends the first request of a call. @throws as `perform` */
export async function begin(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  signal: AbortSignal | undefined,
  stream: boolean,
): Promise<Sent> {
  const found = find(runtime, task, args, options, signal, stream);
  return sendTo(found instanceof Promise ? await found : found, options, signal);
}

/** Where a call goes; at once where the hub need not be asked. @throws as `routeOf`, and the reason of the signal */
export function find(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  signal: AbortSignal | undefined,
  stream: boolean,
): Route | Promise<Route> {
  signal?.throwIfAborted();
  const { model, provider, endpointUrl } = args;
  const accessToken = args.accessToken === undefined ? options.accessToken : args.accessToken;
  const base = { accessToken, model, provider, endpointUrl };
  return routeOf(runtime, { task, base, args: withoutToken(args), options, signal, stream });
}

/** What a route keeps of the arguments is nothing secret. */
function withoutToken(args: AnyArgs): Readonly<Record<string, unknown>> {
  if (args.accessToken === undefined) return args;
  const { accessToken: _, ...others } = args;
  return others;
}

/** Sends a routed call. */
export async function sendTo(route: Route, options: ClientOptions, signal: AbortSignal | undefined): Promise<Sent> {
  const sending = sendingOf(route, options, signal);
  const request = await requestOf(route, options);
  const answer = await send(targetOf(route, request.url), request, sending);
  return { route, options, sending, url: request.url, answer };
}

/** The request of a routed call; at once, unless a file has to be read or the caller changes it. @throws InputError */
function requestOf({ task, call }: Route, options: ClientOptions): Routed | Promise<Routed> {
  const planned = task.request(call);
  return options.extraBody === undefined && options.onUpload === undefined ? planned : changed(planned, options);
}

/** Fields that the caller adds, and reports on the way of the body: rare, and not worth their size in small programs. */
async function changed(planned: PlannedRequest | Promise<PlannedRequest>, options: ClientOptions): Promise<Routed> {
  const request = await planned;
  const { url } = request;
  const { withExtraBody, withProgress } = await import("./body-options.ts");
  const extended = options.extraBody === undefined ? request : withExtraBody(request, options.extraBody);
  return { url, ...(options.onUpload === undefined ? extended : withProgress(extended, options.onUpload)) };
}

/** Where a request of a call goes. */
export function targetOf({ hosts, authorization }: Route, url: string): Target {
  return { trust: "provider", url, authorization, hosts };
}

/** How the requests of a call are sent. */
export function sendingOf(route: Route, options: ClientOptions, signal: AbortSignal | undefined): SendOptions {
  const { adapter, task, call } = route;
  const { includeCredentials } = options;
  const isRouted = call.auth !== "provider-key" && call.endpointUrl === undefined;
  const pays = options.billTo !== undefined && (isRouted || isRouter(call.endpointUrl, options));
  return {
    fetch: options.fetch,
    signal,
    headersTimeout: options.headersTimeout,
    idleTimeout: options.idleTimeout,
    maxRetries: options.retry_on_error === false ? 0 : options.maxRetries,
    retry: options.retry,
    maxResponseBytes: options.maxResponseBytes,
    credentials: includeCredentials === true ? "include" : includeCredentials || undefined,
    headers: options.headers === undefined ? USER_AGENT : { ...USER_AGENT, ...options.headers },
    billTo: pays ? options.billTo : undefined,
    secretHeaders: adapter.secretHeaders,
    isBillable: task.isJob,
    provider: adapter.displayName,
    task: call.task,
    onRequest: options.onRequest,
    onResponse: options.onResponse,
  };
}

/** Only the router bills organisations. */
function isRouter(
  address: string | undefined,
  { routerUrl = "https://router.huggingface.co" }: ClientOptions,
): boolean {
  return address !== undefined && hostOf(address) === hostOf(routerUrl);
}

/** Checks a reply and takes the result out of it. @throws ProviderOutputError with the answer it came in */
export function resultIn({ route }: Pick<Sent, "route">, reply: unknown, answer: Answer | undefined): Result {
  try {
    return route.task.read(route.call, reply);
  } catch (error) {
    if (!(error instanceof ProviderOutputError) || answer === undefined) throw error;
    throw withAnswer(error, reply, answer);
  }
}

/** The error, with status, headers, request id and body of the answer, secrets taken out. */
export function withAnswer(error: ProviderOutputError, reply: unknown, answer: Answer): ProviderOutputError {
  const httpResponse = answer.describe(reply instanceof Blob ? undefined : JSON.stringify(reply));
  const { provider, task, path, truncated, text, cause } = error;
  return new ProviderOutputError(answer.clean(error.message), {
    provider,
    task,
    path,
    truncated,
    text,
    cause,
    httpResponse,
    responseBody: httpResponse.body,
  });
}
