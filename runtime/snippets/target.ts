import type { Client } from "../../generated/clients/facts.ts";
import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { InputError } from "../http/errors.ts";
import { isObject } from "../http/json.ts";
import { isLocalCall } from "../http/trust.ts";
import { adapterFor } from "../inference/provider/adapter.ts";
import { isProviderId, tokenVariableOf } from "../inference/provider/catalogue.ts";
import { sampleValues, withSampleArguments } from "../inference/provider/values.ts";
import { routeAt, toEndpoint, type Route, type RouteRequest } from "../inference/route/choose.ts";
import { authAt, authorizationOf, isForwarded, isHubToken } from "../inference/route/credentials.ts";
import type { Mapping, ProviderObject, Providers } from "../inference/provider/types.ts";
import {
  type ArgumentOptions,
  type CallArguments,
  chatArguments,
  responseArguments,
  taskArguments,
} from "./arguments.ts";
import type { ModelLike, Samples } from "./sample.ts";

/** The fields of a model record that snippets read. */
export interface HostedModel extends ModelLike {
  /** Id on the hub: `owner/name`. */
  readonly id: string;
  /** Tags of the model. With `conversational`, the model is shown as a chat. */
  readonly tags?: readonly string[] | undefined;
  /** The model's configuration from the hub. If it contains a chat template, the model is shown as a chat. */
  readonly config?: unknown;
}

/** Options that decide where a call is sent: to the router, a provider or another URL. */
export interface RouteOptions {
  /** Calls the provider directly, with its own key. By default, the router is called if it knows the provider. */
  readonly directRequest?: boolean | undefined;
  /**
   * A hub token or the key of a provider. A provider's key means that the provider is called directly. No snippet
   * contains the token.
   */
  readonly accessToken?: string | undefined;
  /** Full URL to call instead of the provider's URL. */
  readonly endpointUrl?: string | undefined;
}

/**
 * The providers by id. The table always contains `auto` (the router chooses) and `hf-inference` (the hub's own
 * servers).
 */
export type ProviderTable = Readonly<Record<string, ProviderObject>> &
  Pick<typeof PROVIDER_SPECS, "auto" | "hf-inference">;

/** The parts of a route that snippets show. */
type Destination = Pick<Route, "adapter" | "authorization" | "call" | "canBill">;

/** A call for snippets: where it is sent, and its arguments. */
export interface Target extends Destination {
  /** The arguments of the call, without the model and the provider. */
  readonly args: CallArguments;
  /** The model's name on the hub, for clients that look up the provider's name for it. */
  readonly hubModel: string;
  /**
   * Id of the provider, for clients that use `hubModel`. Empty for an endpoint. Also empty for a chat at the router,
   * because there the model's id names the provider.
   */
  readonly hubProvider: string;
  /** The stand-in for the token in `authorization`. */
  readonly token: string;
  /** Environment variable that contains the token. */
  readonly tokenVariable: string;
  /** True if the package's catalogue contains the provider. A client can call only such a provider by its id. */
  readonly isListed: boolean;
  /**
   * True if the router chooses the provider, so that the final URL is unknown. Only the hub's clients support such
   * calls.
   */
  readonly isOpen: boolean;
  /** The table in which providers are looked up. */
  readonly specs: ProviderTable;
}

/** The tables from which a call is made. */
export interface CallTables {
  /** Sample inputs by task. Default: the samples of the package. */
  readonly samples?: Samples | undefined;
  /** The providers by id. Default: the providers of the package. */
  readonly providers?: ProviderTable | undefined;
}

/** Options that decide what is called, and with which arguments. */
export interface TargetOptions extends ArgumentOptions, RouteOptions {
  readonly streaming?: boolean | undefined;
}

const CHAT = "conversational";
const CHAT_TAGS = new Set(["text-generation", "image-text-to-text"]);
/** Stand-ins for a hub token and for a provider's key. The router only looks at the start of a token. */
const HUB_TOKEN = "hf_{token}";
const PROVIDER_KEY = "{token}";

/** Returns the provider object, or undefined for an id that is in neither the table nor the package. */
function specOf(provider: string | ProviderObject, specs: ProviderTable): ProviderObject | undefined {
  if (typeof provider !== "string") return provider;
  if (Object.hasOwn(specs, provider)) return specs[provider];
  return isProviderId(provider) ? PROVIDER_SPECS[provider] : undefined;
}

/** Snippets find providers by id themselves, so the router only gets provider objects. */
const OBJECTS: Providers = { specOf: (provider) => provider as ProviderObject, isKnown: isProviderId };

/** The provider, the task and the token that a snippet shows. */
interface Choice extends Pick<Target, "isListed" | "isOpen" | "token" | "tokenVariable"> {
  readonly spec: ProviderObject;
  readonly task: string;
  readonly endpointUrl: string | undefined;
  /** Id of the model, which names the provider of a chat at the router. */
  readonly hubModel: string;
  /** Empty if clients do not name the provider. */
  readonly hubProvider: string;
}

/** Returns the choice for a call, or undefined if the provider is unknown or does not support the task. */
function choose(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping: Partial<Mapping> | undefined,
  options: RouteOptions,
  specs: ProviderTable,
  chatsAs: Client["chatsAs"],
): Choice | undefined {
  const asked = specOf(provider, specs);
  if (asked === undefined) return undefined;
  const endpointUrl = options.endpointUrl === "" ? undefined : options.endpointUrl;
  const isNamed = typeof provider === "string" || asked.isPseudo === true;
  const offered = endpointUrl !== undefined && isNamed ? specs["hf-inference"] : asked;
  const task = taskOf(model, offered, mapping);
  if (task === undefined) return undefined;
  const isAuto = offered.isPseudo === true;
  const isRouted = endpointUrl !== undefined || usesHubToken(asked, options);
  // The router has one URL for the chats of all providers. There, the model's id names the provider.
  const isRouterChat = task === CHAT && endpointUrl === undefined && (isAuto || isRouted);
  const token = isRouted || isRouterChat ? HUB_TOKEN : PROVIDER_KEY;
  const ownVariable = token === HUB_TOKEN ? "HF_TOKEN" : tokenVariableOf(offered);
  const spec =
    isRouterChat || (chatsAs !== undefined && endpointUrl !== undefined)
      ? specs.auto
      : isAuto
        ? specs["hf-inference"]
        : offered;
  if (chatsAs !== undefined && (task !== CHAT || !Object.hasOwn(spec.tasks, chatsAs))) return undefined;
  return {
    spec,
    task: chatsAs ?? task,
    endpointUrl,
    hubModel: isRouterChat && !isAuto ? `${model.id}:${asked.id}` : model.id,
    hubProvider: endpointUrl !== undefined || isRouterChat ? "" : asked.id,
    token,
    tokenVariable: endpointUrl === undefined ? ownVariable : "API_TOKEN",
    isListed: isRouterChat || (Object.hasOwn(specs, asked.id) && specs[asked.id] === asked),
    isOpen: isAuto && !isRouterChat,
  };
}

/**
 * Returns the target of a call, or undefined if the provider is unknown or does not support the task, or if the client
 * refuses the call. The client's router decides where the call is sent.
 *
 * @param chatsAs the task that is performed instead of a chat; calls of other tasks then have no target
 */
export function targetOf(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping: Partial<Mapping> | undefined,
  options: TargetOptions,
  { samples, providers: specs = PROVIDER_SPECS }: CallTables,
  chatsAs?: Client["chatsAs"],
): Target | undefined {
  const choice = choose(model, provider, mapping, options, specs, chatsAs);
  if (choice === undefined) return undefined;
  const { spec, task, endpointUrl, hubModel, token, isOpen } = choice;
  const chat = task === CHAT || chatsAs !== undefined ? chatArguments(model, options, samples) : undefined;
  const plain = chat ?? taskArguments(task, model, options, samples);
  const given = chat !== undefined && chatsAs !== undefined ? responseArguments(chat) : plain;
  if (given === undefined) return undefined;
  const args = withSampleArguments(spec, task, given);
  const request: RouteRequest = {
    providers: OBJECTS,
    task,
    args: endpointUrl === undefined ? args : { ...args, model: hubModel, provider: spec },
    options: { values: sampleValues(spec, task) },
    stream: options.streaming === true && spec.tasks[task]?.stream !== undefined,
    token,
  };
  const known = choice.hubProvider === "" ? undefined : completeMapping(model, task, mapping);
  const route = unlessRefused((): Destination => {
    if (isOpen) return openRoute(request, spec, hubModel);
    if (endpointUrl !== undefined) return toEndpoint(request, endpointUrl);
    return routeAt(request, spec, known?.providerId ?? hubModel, known);
  });
  if (route === undefined) return undefined;
  const { adapter, call, canBill } = route;
  // A server on the user's own computer needs no key.
  const isLocal = call.endpointUrl === undefined && isLocalCall(adapter.baseUrl);
  const authorization = isLocal ? undefined : route.authorization;
  return Object.assign(choice, { adapter, authorization, call, canBill, args, specs });
}

/**
 * Returns the route of a call whose provider the router chooses. Its body and its reply are shown as for the hub's own
 * servers.
 */
function openRoute({ task, args, stream, token, options }: RouteRequest, spec: ProviderObject, model: string) {
  const adapter = adapterFor(spec);
  const auth = authAt(token);
  const call = { task, auth, model, args, stream, values: options.values };
  return { adapter, call, authorization: authorizationOf(adapter, auth, token), canBill: auth === "hub-token" };
}

/** Returns the result of `work`, or undefined if the client refuses the call. */
export function unlessRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Returns true if the call is sent to the router, which needs a hub token. */
function usesHubToken(provider: ProviderObject, { directRequest, accessToken = "" }: RouteOptions): boolean {
  return isForwarded(provider) && directRequest !== true && (accessToken === "" || isHubToken(accessToken));
}

/**
 * Returns the id of the task that a call to the provider uses for the model; undefined if the provider does not support
 * the task. A chat model is called as a chat. Other text models continue a text, if the provider supports that.
 */
function taskOf(model: HostedModel, spec: ProviderObject, mapping: Partial<Mapping> | undefined): string | undefined {
  const { pipeline_tag: tag } = model;
  const serves = (task: string): boolean => spec.isPseudo === true || Object.hasOwn(spec.tasks, task);
  if (typeof tag !== "string") return undefined;
  if (!CHAT_TAGS.has(tag)) return serves(tag) ? tag : undefined;
  const isText = tag === "text-generation" && !chats(model) && mapping?.task !== CHAT;
  if (isText && spec.isPseudo !== true && serves(tag)) return tag;
  return serves(CHAT) ? CHAT : undefined;
}

/** Returns true for a model that is made for conversations: it has the tag `conversational` or a chat template. */
function chats({ tags = [], config }: HostedModel): boolean {
  if (Array.isArray(tags) && tags.includes(CHAT)) return true;
  if (!isObject(config)) return false;
  const { tokenizer_config: tokenizer, processor_config: processor, chat_template_jinja: jinja } = config;
  const has = (holder: unknown): boolean => isObject(holder) && Boolean(holder["chat_template"]);
  return Boolean(jinja) || has(tokenizer) || has(processor);
}

function completeMapping(model: HostedModel, task: string, mapping: Partial<Mapping> | undefined): Mapping | undefined {
  if (mapping === undefined) return undefined;
  const { providerId = model.id, hfModelId = model.id } = mapping;
  return { status: "live", task, ...mapping, providerId, hfModelId };
}
