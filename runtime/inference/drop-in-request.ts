import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import type { Call, PlannedRequest } from "./adapter.ts";
import { find, sendingOf, targetOf } from "./call.ts";
import type { AnyArgs } from "./call.ts";
import { InputError } from "./errors.ts";
import { headersFor } from "./exchange.ts";
import type { MappingEntry } from "./lookup.ts";
import type { ClientOptions, ProviderChoice } from "./options.ts";
import { adapterOf } from "./provider.ts";
import { routeAt, taskOf } from "./route.ts";
import type { Route } from "./route.ts";
import { SHARED } from "./standard.ts";

/** One task at one provider, by name. */
export interface ProviderHelper {
  /** Id of the provider, or the provider as data. */
  readonly provider: ProviderChoice;
  /** Task at that provider, as `conversational`. */
  readonly task: string;
}

/** A request as `fetch` takes it. It holds the token. */
export interface FetchArguments {
  /** Where to send it. */
  readonly url: string;
  /** Method, headers and body: the second argument of `fetch`. */
  readonly info: RequestInit;
}

/** One task at one provider. @throws InputError when the provider does not offer the task */
export function getProviderHelper(provider: ProviderChoice, task: string | undefined): ProviderHelper {
  if (task === undefined) throw new InputError("task is missing");
  taskOf(adapterOf(provider), task);
  return { provider, task };
}

/** The tasks of every provider. */
export const PROVIDERS: Readonly<Record<string, Readonly<Record<string, ProviderHelper>>>> = Object.fromEntries(
  Object.values(PROVIDER_SPECS).map(({ id, tasks }) => [
    id,
    Object.fromEntries(Object.keys(tasks).map((task) => [task, { provider: id as ProviderChoice, task }])),
  ]),
);

/**
 * The request that a call would begin with. The hub may be asked for the model's name at the provider.
 *
 * @param args what the function of the task takes
 * @returns what `fetch` takes; the token is in it
 * @throws as the call would before it sends anything
 */
export async function makeRequestOptions(
  args: AnyArgs,
  { provider, task }: ProviderHelper,
  options: ClientOptions = {},
): Promise<FetchArguments> {
  const { stream, ...others } = args;
  const isEndpoint = args.endpointUrl !== undefined;
  const given = isEndpoint ? others : { ...others, provider };
  const route = await find(SHARED, task, given, options, options.signal, stream === true);
  return toFetch(route, await route.task.request(route.call), options);
}

/**
 * The same without a question to the hub: for a model whose name at the provider is known. Files make it a promise.
 *
 * @param model the provider's own name of the model
 * @param mapping what the hub would have told of it; absent: nothing
 * @throws InputError as `makeRequestOptions`
 */
export function makeRequestOptionsFromResolvedModel(
  model: string,
  { provider, task }: ProviderHelper,
  args: AnyArgs,
  mapping: MappingEntry | undefined,
  options: ClientOptions = {},
): FetchArguments | Promise<FetchArguments> {
  const { accessToken, model: _, provider: __, endpointUrl, stream, ...input } = args;
  const found = routeAt(adapterOf(provider), task, { accessToken, model }, options);
  const call: Call = { ...found.call, args: input, mapping, endpointUrl, stream: stream === true };
  const route = { ...found, call };
  const planned = route.task.request(call);
  return planned instanceof Promise
    ? planned.then((request) => toFetch(route, request, options))
    : toFetch(route, planned, options);
}

function toFetch(route: Route, request: PlannedRequest, options: ClientOptions): FetchArguments {
  const sending = sendingOf(route, options, options.signal);
  const info: RequestInit = {
    method: request.method,
    headers: headersFor(targetOf(route, request.url), request, sending),
  };
  if (request.body !== undefined) info.body = request.body;
  if (sending.credentials !== undefined) info.credentials = sending.credentials;
  if (options.signal !== undefined) info.signal = options.signal;
  return { url: request.url, info };
}
