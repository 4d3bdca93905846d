import type { AuthMethod, Call, Mapping, ProviderObject, RoutedAdapter, RoutedTask } from "./adapter.ts";
import { authorization } from "./authorization.ts";
import { WEB_ADDRESS, mayReceiveToken } from "./address.ts";
import { HUB_HOSTS } from "./hub.ts";
import { InputError } from "./input-error.ts";
import { RoutingError } from "./routing-error.ts";
import type { HubAccess, MappingEntry } from "./lookup.ts";
import { after, whole } from "./lazy.ts";
import { lookupsOf, providersOf } from "./learnt.ts";
import { warn } from "./logger.ts";
import type { BaseArgs, ClientOptions, ProviderChoice } from "./options.ts";
import { isRouter, receiversOf } from "./receivers.ts";
import type { Runtime } from "./runtime.ts";

/** Where a call goes, and as what. */
export interface Route {
  readonly adapter: RoutedAdapter;
  readonly task: RoutedTask;
  readonly call: Call;
  /** Hosts that may receive the credentials. */
  readonly hosts: readonly string[];
  readonly authorization: { readonly header: string; readonly value: string } | undefined;
  /** Whether the call goes to the router, which alone bills organisations. */
  readonly pays: boolean;
}

/** What a call asks for, before anything is known about it. */
export interface Wish {
  readonly task: string;
  readonly base: BaseArgs;
  /** The input of the task. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly options: ClientOptions;
  readonly signal: AbortSignal | undefined;
  readonly stream: boolean;
}

/** The adapter that speaks to endpoints of the caller's. */
const ENDPOINT_PROVIDER = "hf-inference";
/** Policies of the router, which chooses by them among the providers of a chat model. */
const POLICIES = new Set(["fastest", "cheapest", "preferred"]);
/** Tasks that models of a provider serve too, beside the one that the hub tells. */
const EQUIVALENT: Readonly<Record<string, readonly string[]>> = {
  "hf-inference": ["feature-extraction", "sentence-similarity"],
};

/**
 * Finds provider, model and credentials of a call; at once, unless the hub has to be asked.
 * @param plain the adapter of the provider, where it is plain; otherwise what reads all words is loaded
 * @throws InputError, RoutingError before anything is sent; HubApiError when the hub cannot tell
 */
export function routeOf(runtime: Runtime, wish: Wish, plain: RoutedAdapter | false): Route | Promise<Route> {
  if (plain) return routeWith({ runtime, adapterOf: () => plain }, wish);
  return after(whole(), ({ wholeAdapterOf }) =>
    routeWith({ runtime, adapterOf: (provider) => wholeAdapterOf(runtime.specOf(provider)) }, wish),
  );
}

/** What routes are found with. */
interface Finder {
  readonly runtime: Runtime;
  readonly adapterOf: (provider: string | ProviderObject) => RoutedAdapter;
}

function routeWith(finder: Finder, wish: Wish): Route | Promise<Route> {
  const { base, options, task } = wish;
  checkBase(base);
  if (options.provider !== undefined || options.endpointUrl !== undefined) checkBase(options);
  const asAddress = base.model !== undefined && WEB_ADDRESS.test(base.model) ? base.model : undefined;
  const endpointUrl = base.endpointUrl ?? (asAddress === undefined ? options.endpointUrl : undefined);
  const address = endpointUrl ?? asAddress;
  const chosen = base.provider ?? (address === undefined ? options.provider : undefined) ?? "auto";
  if (address !== undefined) return toAddress(finder, wish, chosen, address, endpointUrl !== undefined);
  if (chosen === "auto" || (typeof chosen === "object" && chosen.id === "auto")) return toAny(finder, wish, chosen);
  const adapter = finder.adapterOf(chosen);
  const taskAdapter = taskOf(adapter, task);
  const auth = authFor(adapter, base.accessToken);
  if (adapter.clientSideOnly === true) return ready(wish, adapter, taskAdapter, auth, closedModel(adapter, base.model));
  if (adapter.hubOrg === undefined) return ready(wish, adapter, taskAdapter, auth, base.model ?? missingModel(adapter));
  return mapped(finder, wish, adapter, taskAdapter, auth);
}

const TEXTS = ["accessToken", "model", "endpointUrl"] as const;

/** @throws InputError for the common arguments, and for the same among the options */
function checkBase(base: BaseArgs): void {
  for (const name of TEXTS) {
    const value: unknown = base[name];
    if (value === undefined || typeof value === "string") continue;
    throw new InputError(`${name} must be a string; it is ${value === null ? "null" : `a ${typeof value}`}`);
  }
  const provider: unknown = base.provider;
  if (provider === undefined || typeof provider === "string") return;
  if (typeof provider === "object" && provider !== null && "tasks" in provider && "baseUrl" in provider) return;
  throw new InputError("provider must be the id of a provider, or an object made by defineProvider");
}

/** @throws InputError naming the tasks that there are */
export function taskOf(adapter: RoutedAdapter, task: string): RoutedTask {
  const found = adapter.task(task);
  if (found !== undefined) return found;
  throw new InputError(
    `${adapter.displayName} does not offer ${task}: it offers ${Object.keys(adapter.tasks).join(", ")}`,
  );
}

/** A route to a provider whose own name of the model is known, so that the hub is not asked. @throws InputError */
export function routeAt(adapter: RoutedAdapter, task: string, base: BaseArgs, options: ClientOptions): Route {
  const { model = "", accessToken = options.accessToken } = base;
  const wish: Wish = { task, base: { accessToken }, args: {}, options, signal: options.signal, stream: false };
  return ready(wish, adapter, taskOf(adapter, task), authFor(adapter, accessToken), model);
}

function authFor(adapter: RoutedAdapter, token = ""): AuthMethod {
  const isHubToken = token.startsWith("hf_");
  if (isHubToken && adapter.clientSideOnly === true) {
    throw new InputError(
      `${adapter.displayName} is called directly and takes its own key as accessToken, not a hub token`,
    );
  }
  if (isHubToken && (adapter.hubOrg === undefined || adapter.status === "retired")) {
    throw new InputError(
      `the router does not forward to ${adapter.displayName}: pass the provider's own key as accessToken`,
    );
  }
  // Providers that the router does not know are called directly, also without a key.
  if (adapter.clientSideOnly === true || adapter.hubOrg === undefined) return "provider-key";
  return isHubToken ? "hub-token" : token === "" ? "none" : "provider-key";
}

function closedModel(adapter: RoutedAdapter, model = ""): string {
  const prefix = `${adapter.id}/`;
  if (model.startsWith(prefix) && model.length > prefix.length) return model.slice(prefix.length);
  throw new InputError(
    `model must be "${prefix}" and the name of a model, because ${adapter.displayName} is called directly`,
  );
}

function missingModel(adapter: RoutedAdapter): never {
  throw new InputError(`model is missing: ${adapter.displayName} has no default model`);
}

/** A full address of the caller's. `isConfigured`: given as `endpointUrl`, so that it is meant to receive the token. */
function toAddress(finder: Finder, wish: Wish, chosen: ProviderChoice, address: string, isConfigured: boolean): Route {
  const { base, options, task } = wish;
  const adapter = finder.adapterOf(chosen === "auto" ? ENDPOINT_PROVIDER : chosen);
  if (adapter.acceptsFullUrl !== true) {
    const name = isConfigured ? "endpointUrl" : "a model given as an address";
    throw new InputError(`${name} and provider "${adapter.id}" exclude each other: leave provider out`);
  }
  const mayHave = isConfigured || mayReceiveToken(address, [...HUB_HOSTS, ...(options.trustedHosts ?? [])]);
  const token = mayHave ? (base.accessToken ?? "") : "";
  const auth = token === "" ? "none" : token.startsWith("hf_") ? "hub-token" : "provider-key";
  return ready(wish, adapter, taskOf(adapter, task), auth, base.model ?? address, undefined, address);
}

/** The automatic choice. */
function toAny(finder: Finder, wish: Wish, chosen: ProviderChoice): Route | Promise<Route> {
  const { base, options, task } = wish;
  const { model = "", accessToken: token = "" } = base;
  if (token !== "" && !token.startsWith("hf_")) {
    throw new RoutingError(
      "the automatic choice of a provider takes a hub token (hf_…): with a provider's own key, say which provider",
    );
  }
  if (model === "") throw new InputError("model is missing: the automatic choice of a provider goes by the model");
  if (task === "conversational") {
    if (token === "" && options.includeCredentials === undefined) {
      throw new RoutingError("the automatic router takes a hub token (hf_…) as accessToken");
    }
    const router = finder.adapterOf(chosen);
    return ready(wish, router, taskOf(router, task), token === "" ? "none" : "hub-token", model);
  }
  const colon = model.lastIndexOf(":");
  if (colon < 0) return firstOf(finder, wish, model);
  const suffix = model.slice(colon + 1);
  const bare = { ...wish, base: { ...base, model: model.slice(0, colon) } };
  if (suffix === "preferred") return firstOf(finder, bare, model.slice(0, colon));
  if (POLICIES.has(suffix)) {
    throw new InputError(`the policy ":${suffix}" is for chat alone; for ${task} take ":preferred" or name a provider`);
  }
  // The id of a provider stands behind the colon; an unknown one is told as such.
  return routeWith(finder, { ...bare, base: { ...bare.base, provider: suffix as ProviderChoice } });
}

/** The first provider of the model that serves the task and is known here. */
function firstOf(finder: Finder, wish: Wish, model: string): Route | Promise<Route> {
  const { task, base } = wish;
  const choose = (entries: readonly MappingEntry[]): Route => {
    for (const entry of entries) {
      if (entry.status !== "live" || finder.runtime.isKnown?.(entry.provider) !== true) continue;
      const adapter = finder.adapterOf(entry.provider);
      const taskAdapter = adapter.status !== "retired" && serves(entry, task) ? adapter.task(task) : undefined;
      if (taskAdapter === undefined) continue;
      return ready(wish, adapter, taskAdapter, authFor(adapter, base.accessToken), entry.providerId, entry);
    }
    const offers = entries.map((entry) => `${entry.provider} (${entry.task}, ${entry.status})`).join(", ");
    throw new InputError(`no provider serves ${model} for ${task}; the hub knows ${offers || "none for this model"}`);
  };
  const entries = providersOf(finder.runtime, model, accessOf(wish));
  return after(entries, choose);
}

function mapped(
  finder: Finder,
  wish: Wish,
  adapter: RoutedAdapter,
  taskAdapter: RoutedTask,
  auth: AuthMethod,
): Route | Promise<Route> {
  const { base, task } = wish;
  const access = accessOf(wish);
  taskAdapter.checkEarly?.(callOf(wish, auth, base.model ?? ""));
  if (base.model === undefined || base.model === "") {
    const standard = after(lookupsOf(finder.runtime), (hub) => hub.defaultModel(task, access));
    return after(standard, (found) =>
      mapped(finder, { ...wish, base: { ...base, model: found } }, adapter, taskAdapter, auth),
    );
  }
  const { model } = base;
  const choose = (entries: readonly MappingEntry[]): Route => {
    const entry = entryFor(entries, adapter, task, model);
    return ready(wish, adapter, taskAdapter, auth, entry.providerId, entry);
  };
  const entries = providersOf(finder.runtime, model, access);
  return after(entries, choose);
}

/** @throws InputError when the provider does not serve the model, or not for this task */
function entryFor(
  entries: readonly MappingEntry[],
  { id, displayName }: RoutedAdapter,
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
  const equivalent = EQUIVALENT[provider];
  return equivalent !== undefined && equivalent.includes(task) && equivalent.includes(asked);
}

function accessOf({ base, options, signal }: Wish): HubAccess {
  const token = base.accessToken?.startsWith("hf_") === true ? base.accessToken : undefined;
  return { token, options, signal };
}

function ready(
  wish: Wish,
  adapter: RoutedAdapter,
  taskAdapter: RoutedTask,
  auth: AuthMethod,
  model: string,
  mapping?: Mapping,
  endpointUrl?: string,
): Route {
  const { base, options } = wish;
  const { outputType, routerUrl: routerBase } = options;
  const call = callOf(wish, auth, model, mapping, endpointUrl);
  if (outputType !== undefined) taskAdapter.checkOutputType?.(call);
  return {
    adapter,
    task: taskAdapter,
    call,
    hosts: receiversOf(adapter, call),
    authorization: authorization(adapter, auth, base.accessToken),
    pays: endpointUrl === undefined ? auth !== "provider-key" : isRouter(endpointUrl, routerBase),
  };
}

function callOf(
  { args, options, task, stream }: Wish,
  auth: AuthMethod,
  model: string,
  mapping?: Mapping,
  endpointUrl?: string,
): Call {
  const { outputType, routerUrl: routerBase, hubUrl: hubBase } = options;
  return { task, auth, model, args, mapping, outputType, stream, endpointUrl, routerBase, hubBase };
}
