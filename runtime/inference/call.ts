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

/** What the functions of all tasks take: what every call does, and the input. */
export interface AnyArgs extends BaseArgs {
  readonly [name: string]: unknown;
}

/**
 * One call from start to end: input, route, body, sending, result; at further providers where the caller wants that.
 * @throws InputError, RoutingError, HubApiError, ProviderApiError, ProviderOutputError, ConnectionError,
 *   RequestTimeoutError, or the reason of the signal
 */
export async function perform(runtime: Runtime, task: string, args: AnyArgs, options: ClientOptions): Promise<Done> {
  const scope = limited(options.signal, options.timeout, "total");
  try {
    const checked = checkedArgs(task, args);
    const attempt = async (each: AnyArgs): Promise<Done> => {
      const sent = await begin(runtime, task, each, options, scope.signal, false);
      return runtime.complete === undefined ? valueOf(sent) : runtime.complete(sent);
    };
    if (options.fallbackProviders === undefined) return await attempt(checked);
    const { withFallback } = await import("./fallback.ts");
    return await withFallback(checked, options, scope.signal, attempt);
  } finally {
    scope.end();
  }
}

/** @throws InputError for missing or wrong arguments */
export function checkedArgs(task: string, args: AnyArgs): AnyArgs {
  return checkInput(task, args);
}

/** The result with what is known of the answer. */
export function withResponse({ data, answer }: Done): WithResponse<unknown> {
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
  const { accessToken, model, provider, endpointUrl, ...input } = args;
  const base = { accessToken, model, provider, endpointUrl };
  return routeOf(runtime, { task, base, args: input, options, signal, stream });
}

/** Sends a routed call. */
export async function sendTo(route: Route, options: ClientOptions, signal: AbortSignal | undefined): Promise<Sent> {
  const sending = sendingOf(route, options, signal);
  const planned = route.task.request(route.call);
  const request = planned instanceof Promise ? await planned : planned;
  const { url } = request;
  const isChanged = options.extraBody !== undefined || options.onUpload !== undefined;
  const answer = await send(targetOf(route, url), isChanged ? await changed(request, options) : request, sending);
  return { route, options, sending, url, answer };
}

/** Fields that the caller adds, and reports on the way of the body: rare, and not worth their size in small programs. */
async function changed(request: PlannedRequest, options: ClientOptions): Promise<SendRequest> {
  const { withExtraBody, withProgress } = await import("./body-options.ts");
  const extended = options.extraBody === undefined ? request : withExtraBody(request, options.extraBody);
  return options.onUpload === undefined ? extended : withProgress(extended, options.onUpload);
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

/** The result of a task that answers at once, in JSON. */
async function valueOf(sent: Sent): Promise<Done> {
  const { answer } = sent;
  const result = resultIn(sent, await answer.json(), answer);
  if (result.kind === "value") return { data: result.value, answer };
  throw answer.malformed("expected a value, got a file; import the function from hubsmith/inference");
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
