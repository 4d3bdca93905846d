import { InputError, RoutingError } from "../errors.ts";
import { mayReceiveToken } from "../http/trust.ts";
import { isMapping } from "../json.ts";
import { warn } from "../logger.ts";
import type { BaseArgs, ClientOptions, ProviderChoice } from "../options.ts";
import { adapterFor } from "../provider/adapter.ts";
import type { Adapter, TaskAdapter } from "../provider/adapter.ts";
import { HUB_BASE, ROUTER_BASE } from "../provider/address.ts";
import type { AuthMethod, Call, Mapping, MappingEntry, Providers } from "../types.ts";
import { authFor, authorizationOf, hostOf, isHubToken, receiversOf, routerHostOf } from "./credentials.ts";
import type { Authorization } from "./credentials.ts";
import { defaultModel, providersOf } from "./hub.ts";
import type { HubAccess } from "./hub.ts";

/** The target of a call, with everything that is needed to send the call. */
export interface Route {
  readonly adapter: Adapter;
  readonly task: TaskAdapter;
  readonly call: Call;
  /** Hosts that may receive the credentials. */
  readonly hosts: readonly string[];
  readonly authorization: Authorization | undefined;
  /** True if an organisation can pay for the call. Only the router bills organisations. */
  readonly pays: boolean;
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
export async function routeOf(request: RouteRequest): Promise<Route> {
  const { args, options } = request;
  checkBase(args);
  checkBase(options);
  const { model = "", provider: chosen = options.provider ?? "auto" } = args;
  const isAddress = isWebAddress(model);
  const endpointUrl = args.endpointUrl ?? (isAddress ? undefined : options.endpointUrl);
  if (endpointUrl !== undefined) return toEndpoint(request, endpointUrl);
  if (isAddress) return toModelAddress(request, chosen, model);
  return isAuto(chosen) ? toAny(request, chosen) : toProvider(request, chosen, model);
}

/** Returns true if a model is given as an address. */
export function isWebAddress(model: string): boolean {
  return /^https?:/i.test(model);
}

function isAuto(chosen: ProviderChoice): boolean {
  return chosen === "auto" || (typeof chosen === "object" && chosen.id === "auto");
}

/** Returns true if a call names its provider or its endpoint. */
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

/** Returns the route to a provider that the caller named. */
async function toProvider(request: RouteRequest, chosen: ProviderChoice, model: string): Promise<Route> {
  const { task, token, providers } = request;
  const adapter = adapterFor(providers.specOf(chosen));
  const auth = authFor(adapter, token);
  const taskAdapter = taskOf(adapter, task);
  if (adapter.clientSideOnly) return ready(request, adapter, auth, closedModel(adapter, model));
  if (adapter.hubOrg === undefined) return ready(request, adapter, auth, model || missingModel(adapter));
  taskAdapter.checkEarly(callOf(request, auth, model));
  const access = accessOf(request);
  const name = model || (await defaultModel(task, access));
  const entry = entryFor(await providersOf(name, access), adapter, task, name);
  return ready(request, adapter, auth, entry.providerId, entry);
}

/**
 * Returns the route to a provider whose name for the model is known. Sends no request to the hub. @throws InputError
 */
export function routeAt(request: RouteRequest, chosen: ProviderChoice, model: string): Route {
  const adapter = adapterFor(request.providers.specOf(chosen));
  return ready(request, adapter, authFor(adapter, request.token), model);
}

function closedModel(adapter: Adapter, model: string): string {
  const prefix = `${adapter.id}/`;
  if (model.startsWith(prefix) && model.length > prefix.length) return model.slice(prefix.length);
  throw new InputError(
    `model must be "${prefix}" and the name of a model, because ${adapter.displayName} is called directly`,
  );
}

function missingModel(adapter: Adapter): never {
  throw new InputError(`model is missing: ${adapter.displayName} has no default model`);
}

/**
 * Returns the route to an endpoint that the caller configured. The endpoint receives the token, because the caller
 * chose it.
 */
function toEndpoint(request: RouteRequest, endpointUrl: string): Route {
  const { args, providers } = request;
  const { provider: chosen = "auto" } = args;
  const adapter = adapterFor(providers.specOf(isAuto(chosen) ? ENDPOINT_PROVIDER : chosen));
  if (!adapter.acceptsFullUrl) {
    throw new InputError(`endpointUrl and provider "${adapter.id}" exclude each other: leave provider out`);
  }
  return ready(request, adapter, authAt(request.token), args.model ?? endpointUrl, undefined, endpointUrl);
}

/**
 * Returns the route to a model that is given as an address. The address may be untrusted, so it only receives the
 * token if its host is trusted.
 */
function toModelAddress(request: RouteRequest, chosen: ProviderChoice, address: string): Route {
  const { providers, options } = request;
  const { hubUrl = HUB_BASE, routerUrl = ROUTER_BASE, trustedHosts = [], allowHttp } = options;
  const adapter = adapterFor(providers.specOf(isAuto(chosen) ? ENDPOINT_PROVIDER : chosen));
  const hosts = [hostOf(hubUrl), hostOf(routerUrl), ...trustedHosts];
  const isTrusted = mayReceiveToken(address, hosts, allowHttp);
  const auth = isTrusted ? authAt(request.token) : "none";
  const route = ready(request, adapter, auth, address, undefined, address);
  return isTrusted ? route : { ...route, hosts: [] };
}

function authAt(token: string): AuthMethod {
  if (token === "") return "none";
  return isHubToken(token) ? "hub-token" : "provider-key";
}

/** Returns the route of a call whose provider is chosen automatically. */
async function toAny(request: RouteRequest, chosen: ProviderChoice): Promise<Route> {
  const { args, options, task, token, providers } = request;
  const { model = "" } = args;
  if (token !== "" && !isHubToken(token)) {
    throw new RoutingError(
      "the automatic choice of a provider needs a hub token (hf_…); if you have a provider's own key, set provider",
    );
  }
  if (model === "") throw new InputError("model is missing: the automatic choice of a provider depends on the model");
  if (task === "conversational") {
    const signsInElsewhere = options.includeCredentials !== undefined || hasOwnAuthorization(options);
    if (token === "" && !signsInElsewhere) {
      throw new RoutingError("the automatic router needs a hub token (hf_…) as accessToken");
    }
    return ready(request, adapterFor(providers.specOf(chosen)), token === "" ? "none" : "hub-token", model);
  }
  const colon = model.lastIndexOf(":");
  const suffix = colon < 0 ? "preferred" : model.slice(colon + 1);
  const bare = colon < 0 ? model : model.slice(0, colon);
  if (suffix === "preferred") return firstOf(request, bare);
  if (POLICIES.has(suffix)) {
    throw new InputError(
      `the policy ":${suffix}" works only for chat; for ${task}, use ":preferred" or name a provider`,
    );
  }
  // The text after the colon is the id of a provider. `toProvider` reports an unknown id.
  return toProvider(request, suffix as ProviderChoice, bare);
}

function hasOwnAuthorization({ headers = {} }: ClientOptions): boolean {
  return Object.keys(headers).some((name) => name.toLowerCase() === "authorization");
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
    return ready(request, adapter, authFor(adapter, token), entry.providerId, entry);
  }
  const offers = entries.map((entry) => `${entry.provider} (${entry.task}, ${entry.status})`).join(", ");
  throw new InputError(
    `no provider serves ${model} for ${task}; the hub knows ${offers || "no provider of this model"}`,
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
      throw new InputError(`${displayName} serves ${model} for ${offered}, not for ${task}`);
    }
    const others = [...new Set(entries.map(({ provider }) => provider))].join(", ") || "none";
    throw new InputError(`${displayName} does not serve ${model}; providers that do, according to the hub: ${others}`);
  }
  if (entry.status !== "live") warn(`${displayName} serves ${model} with the status ${entry.status}: it may not work`);
  return entry;
}

function serves({ provider, task }: MappingEntry, asked: string): boolean {
  if (task === asked) return true;
  const equivalent = Object.hasOwn(EQUIVALENT, provider) ? EQUIVALENT[provider] : undefined;
  return equivalent !== undefined && equivalent.includes(task) && equivalent.includes(asked);
}

function accessOf({ token, options }: RouteRequest): HubAccess {
  return { token: isHubToken(token) ? token : undefined, options };
}

function ready(
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
    pays: endpointUrl === undefined ? auth !== "provider-key" : hosts.includes(routerHostOf(routerUrl)),
  };
}

function callOf(
  { args, options, task, stream }: RouteRequest,
  auth: AuthMethod,
  model: string,
  mapping?: Mapping,
  endpointUrl?: string,
): Call {
  const { outputType, routerUrl: routerBase, hubUrl: hubBase, values } = options;
  return { task, auth, model, args, mapping, outputType, stream, endpointUrl, routerBase, hubBase, values };
}
