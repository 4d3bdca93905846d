import type { PlannedRequest, Result } from "./adapter.ts";
import { transmit } from "./attempt.ts";
import { after, further, whole } from "./lazy.ts";
import type { BaseArgs, ClientOptions } from "./options.ts";
import type { Received } from "./received.ts";
import type { Route } from "./route.ts";
import type { Runtime } from "./runtime.ts";
import type { SendOptions, SendRequest } from "./sending.ts";
import type { Target } from "./trust.ts";
import { USER_AGENT } from "./user-agent.ts";

/** A call whose first answer has come. */
export interface Sent {
  readonly route: Route;
  readonly options: ClientOptions;
  readonly sending: SendOptions;
  readonly url: string;
  readonly answer: Received;
}

/** A finished call, and the answer that its result came in. */
export interface Done {
  readonly data: unknown;
  readonly answer: Received;
}

/** Makes what a function gives of the result, and of the answer that it came in. */
export type Give<Output> = (data: unknown, answer: Received) => Output | Promise<Output>;

/** A request, and its address. */
export type Routed = SendRequest & { readonly url: string };

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
  const isPlain = (options.timeout ?? options.fallbackProviders) === undefined;
  if (isPlain) return once(runtime, task, args, options, give);
  return after(further(), ({ bounded }) => bounded(runtime, task, args, options, give));
}

/** One call at one provider. Written as one function with few waits: in a small call, each of them counts. */
export async function once<Output>(
  runtime: Runtime,
  task: string,
  args: AnyArgs,
  options: ClientOptions,
  give: Give<Output>,
): Promise<Output> {
  const { signal } = options;
  const checked = checkedArgs(task, args);
  const given = checked instanceof Promise ? await checked : checked;
  const found = find(runtime, task, given, options, signal, false);
  const route = found instanceof Promise ? await found : found;
  const sending = sendingOf(route, options, signal);
  const planned = requestOf(route, options);
  const request = planned instanceof Promise ? await planned : planned;
  const { url } = request;
  const answer = await transmit(targetOf(route, url), request, sending);
  const sent: Sent = { route, options, sending, url, answer };
  const { task: adapter, call } = route;
  let result: Result | undefined;
  if (adapter.answer === "json" && !adapter.isJob) {
    const reply = await answer.json();
    try {
      result = adapter.read(call, reply);
    } catch (error) {
      throw await (await further()).unreadable(error, reply, sent);
    }
    if (result.kind === "value") return give(result.value, answer);
  }
  const done = await (await whole()).complete(sent, result);
  return give(done.data, done.answer);
}

/** The arguments, under the names that providers know. @throws InputError for missing or wrong ones */
export function checkedArgs(task: string, args: AnyArgs): AnyArgs | Promise<AnyArgs> {
  const { messages, parameters } = args;
  const isChat =
    task === "conversational" && parameters === undefined && Array.isArray(messages) && messages.length > 0;
  return isChat && messages.every(hasRole) ? args : after(further(), ({ checkInput }) => checkInput(task, args));
}

function hasRole(message: { readonly role?: unknown } | null): boolean {
  return typeof message?.role === "string" && message.role !== "";
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
  // What a route keeps of the arguments is nothing secret.
  const { accessToken = options.accessToken, ...input } = args;
  const { model, provider, endpointUrl } = input;
  const base = { accessToken, model, provider, endpointUrl };
  return runtime.routeOf({ task, base, args: input, options, signal, stream });
}

/** The request of a routed call; at once, unless a file has to be read or the caller changes it. @throws InputError */
export function requestOf({ task, call }: Route, options: ClientOptions): Routed | Promise<Routed> {
  const planned: PlannedRequest | Promise<PlannedRequest> = task.request(call);
  if (options.extraBody === undefined && options.onUpload === undefined) return planned;
  // Fields that the caller adds, and reports on the way of the body: rare.
  return after(further(), ({ changed }) => changed(planned, options));
}

/** Where a request of a call goes. */
export function targetOf({ hosts, authorization }: Route, url: string): Target {
  return { trust: "provider", url, authorization, hosts };
}

/** How often a request may be sent again; undefined: as often as usual. */
export function retriesOf({ retry_on_error: mayRetry, maxRetries }: ClientOptions): number | undefined {
  return mayRetry === false ? 0 : maxRetries;
}

/** How the requests of a call are sent. */
export function sendingOf(
  { adapter, task, call, authorization, pays }: Route,
  options: ClientOptions,
  signal: AbortSignal | undefined,
): SendOptions {
  const { includeCredentials, billTo, headers } = options;
  // Each by its name: a copy of all options, of whatever shape, takes longer than the rest of the call.
  return {
    signal,
    fetch: options.fetch,
    retry: options.retry,
    onRequest: options.onRequest,
    onResponse: options.onResponse,
    idleTimeout: options.idleTimeout,
    headersTimeout: options.headersTimeout,
    maxResponseBytes: options.maxResponseBytes,
    maxRetries: retriesOf(options),
    credentials: includeCredentials === true ? "include" : includeCredentials || undefined,
    headers: headers === undefined ? USER_AGENT : { ...USER_AGENT, ...headers },
    billTo: pays ? billTo : undefined,
    secretHeaders: authorization && [authorization.header.toLowerCase()],
    isBillable: task.isJob,
    provider: adapter.displayName,
    task: call.task,
  };
}
