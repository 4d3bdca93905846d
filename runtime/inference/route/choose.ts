import { InputError, RoutingError } from "../../http/errors.ts";
import { isMapping } from "../../http/json.ts";
import type { SendOptions } from "../../http/options.ts";
import { mayReceiveToken, type Target } from "../../http/trust.ts";
import { type BaseArgs, type BoundOptions, type ClientOptions, type ProviderChoice, warn } from "../options.ts";
import { adapterFor, type Adapter, type TaskAdapter } from "../provider/adapter.ts";
import { HUB_BASE, ROUTER_BASE } from "../provider/address.ts";
import { RESPONSES } from "../../contract/provider-rules.ts";
import type { AuthMethod, Call, Mapping, MappingEntry, Providers } from "../provider/types.ts";
import {
  authAt,
  authFor,
  authorizationOf,
  credentialsOf,
  hostOf,
  isForwarded,
  isHubToken,
  networkOf,
  receiversOf,
  routerHostOf,
  type Authorization,
} from "./credentials.ts";
import { defaultModel, providersOf, type HubAccess } from "./hub.ts";

/** The target of a call, with everything that is needed to send the call. */
export interface Route {
  readonly adapter: Adapter;
  readonly task: TaskAdapter;
  readonly call: Call;
  /** Hosts that may receive the credentials. */
  readonly hosts: readonly string[];
  readonly authorization: Authorization | undefined;
  /** True if an organisation can pay for the call. Only the router bills organisations. */
  readonly canBill: boolean;
}

/** The task, arguments and options of a call. */
export interface RouteRequest {
  readonly providers: Providers;
  readonly task: string;
  /** The arguments of the call, including the input of the task. */
  readonly args: Omit<BaseArgs, "accessToken"> & Readonly<Record<string, unknown>>;
  readonly options: ClientOptions;
  readonly stream: boolean;
  /** The token, as returned by `tokenOf`. */
  readonly token: string;
}

/** Id of the provider whose adapter is used for the caller's own endpoints. */
const ENDPOINT_PROVIDER = "hf-inference";
/** Tasks of chats: the router performs them itself, and finds the provider in the model's name. */
const ROUTER_TASKS: ReadonlySet<string> = new Set(["conversational", RESPONSES]);
/** The policies by which the router can choose a provider for a chat model. */
const POLICIES = new Set(["fastest", "cheapest", "preferred"]);
/**
 * For each provider, tasks that can replace each other. If the hub lists a model for one of these tasks, the model also
 * serves the others.
 */
const EQUIVALENT: Readonly<Record<string, readonly string[]>> = {
  "hf-inference": ["feature-extraction", "sentence-similarity"],
};

/**
 * Finds provider, model and credentials of a call.
 * @throws InputError or RoutingError before anything is sent to a provider; the errors of `providersOf`
 */
export async function chooseRoute(request: RouteRequest): Promise<Route> {
  const { args, options, task } = request;
  checkBase(args);
  checkBase(options);
  const { model = "", provider: chosen = options.provider ?? "auto" } = args;
  const isUrl = isWebUrl(model);
  const endpointUrl = args.endpointUrl ?? (isUrl ? undefined : options.endpointUrl);
  if (endpointUrl !== undefined) return toEndpoint(request, endpointUrl);
  if (isUrl) return toModelUrl(request, chosen, model);
  if (!isAuto(chosen)) return toProvider(request, chosen, model);
  checkAutomatic(request.token, model);
  return ROUTER_TASKS.has(task) ? toRouter(request, chosen, model) : toAny(request, model);
}

export function isWebUrl(model: string): boolean {
  return /^https?:/i.test(model);
}

function isAuto(chosen: ProviderChoice): boolean {
  return chosen === "auto" || (typeof chosen === "object" && chosen.id === "auto");
}

export function namesProvider(base: BaseArgs, options: ClientOptions): boolean {
  const { provider = options.provider ?? "auto", endpointUrl = options.endpointUrl } = base;
  return endpointUrl !== undefined || !isAuto(provider);
}

/** Checks model, endpoint and provider in the arguments or in the options of a call. @throws InputError */
function checkBase(base: Omit<BaseArgs, "accessToken">): void {
  checkText("model", base.model);
  checkText("endpointUrl", base.endpointUrl);
  if (base.provider === undefined || isProvider(base.provider)) return;
  throw new InputError("provider must be the id of a provider, or an object made by defineProvider");
}

/** Returns true for a string, and for a provider object. An unknown id is reported by `specOf`. */
export function isProvider(value: unknown): value is ProviderChoice {
  return typeof value === "string" || (isMapping(value) && "tasks" in value && "baseUrl" in value);
}

function checkText(name: string, value: unknown): void {
  if (value === undefined || typeof value === "string") return;
  throw new InputError(`${name} must be a string; it is ${value === null ? "null" : `a ${typeof value}`}`);
}

/** Returns a task of a provider. @throws InputError with the names of the provider's tasks */
export function taskOf(adapter: Adapter, task: string): TaskAdapter {
  const found = adapter.task(task);
  if (found !== undefined) return found;
  throw new InputError(
    `${adapter.displayName} does not offer ${task}: it offers ${Object.keys(adapter.tasks).join(", ")}`,
  );
}

async function toProvider(request: RouteRequest, chosen: ProviderChoice, model: string): Promise<Route> {
  const { task, token, providers } = request;
  const adapter = adapterFor(providers.specOf(chosen));
  const { id, displayName, clientSideOnly, hubOrg } = adapter;
  // Only the router's own route for the Responses API is documented, not the route of each provider behind the router.
  if (task === RESPONSES && isHubToken(token) && isForwarded(adapter)) {
    checkAutomatic(token, model);
    return toRouter(request, "auto", `${model}:${id}`);
  }
  const auth = authFor(adapter, token);
  const taskAdapter = taskOf(adapter, task);
  if (clientSideOnly && nameAt(adapter, model) === model) {
    throw new InputError(`model must be "${id}/" and the name of a model, because ${displayName} is called directly`);
  }
  if (clientSideOnly || hubOrg === undefined) {
    if (model === "") throw new InputError(`model is missing: ${displayName} has no default model`);
    return routeAt(request, chosen, model);
  }
  taskAdapter.checkEarly(callOf(request, auth, model));
  const access = accessOf(request);
  const name = model || (await defaultModel(task, access));
  const entry = entryFor(await providersOf(name, access), adapter, task, name);
  return routeFor(request, adapter, auth, entry.providerId, entry);
}

/**
 * Returns the route to a provider whose name for the model is known. Sends no request to the hub. @throws InputError
 */
export function routeAt(request: RouteRequest, chosen: ProviderChoice, model: string, mapping?: Mapping): Route {
  const adapter = adapterFor(request.providers.specOf(chosen));
  return routeFor(request, adapter, authFor(adapter, request.token), nameAt(adapter, model), mapping);
}

/** Returns a model's name without the prefix that callers write for providers that are only called directly. */
function nameAt({ id, clientSideOnly }: Adapter, model: string): string {
  return clientSideOnly && model.startsWith(`${id}/`) ? model.slice(id.length + 1) || model : model;
}

/**
 * Returns the route to an endpoint that the caller configured. The endpoint receives the token, because the caller
 * chose it.
 */
export function toEndpoint(request: RouteRequest, endpointUrl: string): Route {
  const { args, token } = request;
  const adapter = endpointAdapter(request, args.provider ?? "auto");
  if (!adapter.acceptsFullUrl) {
    throw new InputError(`endpointUrl and provider "${adapter.id}" exclude each other: leave provider out`);
  }
  return routeFor(request, adapter, authAt(token), args.model ?? endpointUrl, undefined, endpointUrl);
}

/**
 * Returns the route to a model that is given as a URL. The URL may be untrusted, so it only receives the token if its
 * host is trusted.
 */
function toModelUrl(request: RouteRequest, chosen: ProviderChoice, url: string): Route {
  const { hubUrl = HUB_BASE, routerUrl = ROUTER_BASE, trustedHosts = [], allowHttp } = request.options;
  const isTrusted = mayReceiveToken(url, [hostOf(hubUrl), hostOf(routerUrl), ...trustedHosts], allowHttp);
  const auth = isTrusted ? authAt(request.token) : "none";
  const route = routeFor(request, endpointAdapter(request, chosen), auth, url, undefined, url);
  return isTrusted ? route : { ...route, hosts: [] };
}

function endpointAdapter({ providers, task }: RouteRequest, chosen: ProviderChoice): Adapter {
  // The router's entry describes the Responses API of endpoints too.
  return adapterFor(providers.specOf(isAuto(chosen) && task !== RESPONSES ? ENDPOINT_PROVIDER : chosen));
}

/** Returns the route of a chat for which the router chooses the provider. */
function toRouter(request: RouteRequest, chosen: ProviderChoice, model: string): Route {
  const { includeCredentials, headers = {} } = request.options;
  const hasOwnAuthorization = Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
  if (request.token === "" && includeCredentials === undefined && !hasOwnAuthorization) {
    throw new RoutingError("the automatic router needs a hub token (hf_…) as accessToken");
  }
  return routeAt(request, chosen, model);
}

/** Checks a call whose provider is chosen automatically. @throws RoutingError, InputError */
function checkAutomatic(token: string, model: string): void {
  if (token !== "" && !isHubToken(token)) {
    throw new RoutingError(
      "the automatic choice of a provider needs a hub token (hf_…); if you have a provider's own key, set provider",
    );
  }
  if (model === "") throw new InputError("model is missing: the automatic choice of a provider depends on the model");
}

/** Returns the route of a call, other than a chat, whose provider is chosen automatically. */
function toAny(request: RouteRequest, model: string): Promise<Route> {
  const colon = model.lastIndexOf(":");
  const suffix = colon < 0 ? "preferred" : model.slice(colon + 1);
  const bare = colon < 0 ? model : model.slice(0, colon);
  if (suffix === "preferred") return firstOf(request, bare);
  if (POLICIES.has(suffix)) {
    throw new InputError(
      `the policy ":${suffix}" works only for chat; for ${request.task}, use ":preferred" or name a provider`,
    );
  }
  // The text after the colon is the id of a provider. `toProvider` reports an unknown id.
  return toProvider(request, suffix as ProviderChoice, bare);
}

/**
 * Returns the route to the first suitable provider in the hub's list. Skips providers that the program does not know,
 * and providers that do not serve the task.
 */
async function firstOf(request: RouteRequest, model: string): Promise<Route> {
  const { task, token, providers } = request;
  const entries = await providersOf(model, accessOf(request));
  for (const entry of entries) {
    if (entry.status !== "live" || !providers.isKnown(entry.provider)) continue;
    const adapter = adapterFor(providers.specOf(entry.provider));
    if (adapter.status === "retired" || !serves(entry, task) || adapter.task(task) === undefined) continue;
    return routeFor(request, adapter, authFor(adapter, token), entry.providerId, entry);
  }
  const offers = entries.map((entry) => `${entry.provider} (${entry.task}, ${entry.status})`).join(", ");
  throw new InputError(
    `no provider serves ${model} for ${task}; the hub knows ${offers || "no provider of this model"}`,
    { subject: "model" },
  );
}

/**
 * Finds a provider in the hub's list of providers for a model. @throws InputError if the provider does not serve the
 * model for this task
 */
function entryFor(
  entries: readonly MappingEntry[],
  { id, displayName }: Adapter,
  task: string,
  model: string,
): MappingEntry {
  const own = entries.filter(({ provider }) => provider === id);
  const entry = own.find((candidate) => serves(candidate, task));
  if (entry === undefined) {
    if (own.length > 0) {
      const offered = own.map((other) => other.task).join(", ");
      throw new InputError(`${displayName} serves ${model} for ${offered}, not for ${task}`, { subject: "model" });
    }
    const others = [...new Set(entries.map(({ provider }) => provider))].join(", ") || "none";
    const problem = `${displayName} does not serve ${model}; providers that do, according to the hub: ${others}`;
    throw new InputError(problem, { subject: "model" });
  }
  if (entry.status !== "live") warn(`${displayName} serves ${model} with the status ${entry.status}: it may not work`);
  return entry;
}

function serves({ provider, task }: MappingEntry, asked: string): boolean {
  // The hub has no list of models for the Responses API, which is another way to call a chat model.
  if (task === asked || (asked === RESPONSES && task === "conversational")) return true;
  const equivalent = Object.hasOwn(EQUIVALENT, provider) ? EQUIVALENT[provider] : undefined;
  return equivalent !== undefined && equivalent.includes(task) && equivalent.includes(asked);
}

function accessOf({ token, options }: RouteRequest): HubAccess {
  return { token: isHubToken(token) ? token : undefined, options };
}

function routeFor(
  request: RouteRequest,
  adapter: Adapter,
  auth: AuthMethod,
  model: string,
  mapping?: Mapping,
  endpointUrl?: string,
): Route {
  const { outputType, routerUrl } = request.options;
  const task = taskOf(adapter, request.task);
  const call = callOf(request, auth, model, mapping, endpointUrl);
  const hosts = receiversOf(adapter, call);
  if (outputType !== undefined) task.checkOutputType(call);
  return {
    adapter,
    task,
    call,
    hosts,
    authorization: authorizationOf(adapter, auth, request.token),
    canBill: endpointUrl === undefined ? auth !== "provider-key" : hosts.includes(routerHostOf(routerUrl)),
  };
}

function callOf(
  { args, options, task, stream }: RouteRequest,
  auth: AuthMethod,
  model: string,
  mapping?: Mapping,
  endpointUrl?: string,
): Call {
  const { outputType, routerUrl: routerBase, hubUrl: hubBase, values, ignoreUnsupported } = options;
  const own = { task, auth, model, args, mapping, outputType, stream, ignoreUnsupported };
  return { ...own, endpointUrl, routerBase, hubBase, values };
}

export function targetOf({ hosts, authorization }: Route, url: string): Target {
  return { trust: "provider", url, authorization, hosts };
}

export function sendingOf({ adapter, task, call, authorization, canBill }: Route, options: BoundOptions): SendOptions {
  const { signal, maxResponseBytes, headers, billTo, onEvent } = options;
  return {
    ...networkOf(options),
    signal,
    maxResponseBytes,
    headers,
    credentials: credentialsOf(options),
    billTo: canBill ? billTo : undefined,
    secretHeaders: authorization && [authorization.header.toLowerCase()],
    isBillable: task.isJob(call),
    // The provider whose format an endpoint uses did not send the response, so errors name the endpoint.
    provider: call.endpointUrl === undefined ? adapter.displayName : hostOf(call.endpointUrl),
    providerId: adapter.id,
    task: call.task,
    onEvent,
  };
}
