import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import { adapterFor } from "../inference/provider/adapter.ts";
import type { Adapter } from "../inference/provider/adapter.ts";
import type { AuthMethod, Mapping, ProviderObject } from "../inference/types.ts";
import {
  isForwarded,
  isProviderId,
  tokenVariableOf,
  specOf as shippedSpecOf,
} from "../inference/provider/catalogue.ts";
import { isObject } from "../inference/json.ts";
import type { ModelLike } from "./sample.ts";

/** The fields of a model record that snippets read. */
export interface HostedModel extends ModelLike {
  /** Id on the hub: `owner/name`. */
  readonly id: string;
  /** Tags of the model. With `conversational`, the model is shown as a chat. */
  readonly tags?: readonly string[] | undefined;
  /** The model's configuration from the hub. If it contains a chat template, the model is shown as a chat. */
  readonly config?: unknown;
}

/** Options that decide where a call is sent: to the router, a provider or another address. */
export interface RouteOptions {
  /** Calls the provider directly, with its own key. By default, the router is called if it knows the provider. */
  readonly directRequest?: boolean | undefined;
  /**
   * A hub token or the key of a provider. A provider's key means that the provider is called directly. No snippet
   * contains the token.
   */
  readonly accessToken?: string | undefined;
  /** Full address to call instead of the provider's address. */
  readonly endpointUrl?: string | undefined;
}

/**
 * The providers by id. The table always contains `auto` (the router chooses) and `hf-inference` (the hub's own
 * servers).
 */
export type ProviderTable = Readonly<Record<string, ProviderObject>> &
  Pick<typeof PROVIDER_SPECS, "auto" | "hf-inference">;

/** The provider, the task, the model and the route of a call. */
export interface Target {
  readonly adapter: Adapter;
  readonly spec: ProviderObject;
  readonly task: string;
  readonly auth: AuthMethod;
  /** Name of the model in the request. */
  readonly model: string;
  /** The model's name on the hub, for clients that look up the provider's name for it. */
  readonly hubModel: string;
  /**
   * Id of the provider, for clients that use `hubModel`. Empty for an endpoint. Also empty for a chat at the router,
   * because there the model's id names the provider.
   */
  readonly hubProvider: string;
  readonly mapping: Mapping | undefined;
  readonly endpointUrl: string | undefined;
  /** Environment variable that contains the token. */
  readonly tokenVariable: string;
  /** True if the package's catalogue contains the provider. A client can call only such a provider by its id. */
  readonly isListed: boolean;
  /**
   * True if the router chooses the provider, so that the final address is unknown. Only the hub's clients support such
   * calls.
   */
  readonly isOpen: boolean;
  /** The table in which providers are looked up. */
  readonly specs: ProviderTable;
}

const CHAT = "conversational";
const CHAT_TAGS = new Set(["text-generation", "image-text-to-text"]);
/** Returns the provider object, or undefined for an id that is in neither the table nor the package. */
function specOf(provider: string | ProviderObject, specs: ProviderTable): ProviderObject | undefined {
  if (typeof provider !== "string") return provider;
  if (Object.hasOwn(specs, provider)) return specs[provider];
  return isProviderId(provider) ? shippedSpecOf(provider) : undefined;
}

/** Returns the target of a call, or undefined if the provider is unknown or does not support the task. */
export function targetOf(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping: Partial<Mapping> | undefined,
  options: RouteOptions,
  specs: ProviderTable = PROVIDER_SPECS,
): Target | undefined {
  const asked = specOf(provider, specs);
  if (asked === undefined) return undefined;
  const isEndpoint = options.endpointUrl !== undefined && options.endpointUrl !== "";
  const spec = isEndpoint && typeof provider === "string" ? specs["hf-inference"] : asked;
  const task = taskOf(model, spec, mapping);
  const auth = isEndpoint ? "hub-token" : authOf(asked, options);
  if (task === undefined) return undefined;
  if (task === CHAT && !isEndpoint && auth === "hub-token" && options.directRequest !== true) {
    return routedChat(model, asked, specs);
  }
  const isAuto = spec.isPseudo === true;
  if (isAuto && task === CHAT) return routedChat(model, asked, specs);
  const adapter = adapterFor(isAuto ? specs["hf-inference"] : spec);
  const known = isEndpoint ? undefined : completeMapping(model, task, mapping);
  return {
    adapter,
    spec: isAuto ? specs["hf-inference"] : spec,
    task,
    auth,
    model: modelName(known?.providerId ?? model.id, asked),
    hubModel: model.id,
    hubProvider: isEndpoint ? "" : asked.id,
    mapping: known,
    endpointUrl: isEndpoint ? options.endpointUrl : undefined,
    tokenVariable: isEndpoint ? "API_TOKEN" : auth === "hub-token" ? "HF_TOKEN" : tokenVariableOf(spec),
    isListed: isListed(asked, specs),
    isOpen: isAuto,
    specs,
  };
}

/** Returns the target of a chat at the router. The router has one address for the chats of all providers. */
function routedChat({ id }: HostedModel, asked: ProviderObject, specs: ProviderTable): Target {
  const model = asked.isPseudo === true ? id : `${id}:${asked.id}`;
  return {
    adapter: adapterFor(specs.auto),
    spec: specs.auto,
    task: CHAT,
    auth: "hub-token",
    model,
    hubModel: model,
    hubProvider: "",
    mapping: undefined,
    endpointUrl: undefined,
    tokenVariable: "HF_TOKEN",
    isListed: true,
    isOpen: false,
    specs,
  };
}

function isListed(spec: ProviderObject, specs: ProviderTable): boolean {
  return Object.hasOwn(specs, spec.id) && specs[spec.id] === spec;
}

/**
 * Returns the model's name without the provider's prefix. Only providers that are always called directly have this
 * prefix.
 */
function modelName(name: string, { clientSideOnly, id }: ProviderObject): string {
  return clientSideOnly === true && name.startsWith(`${id}/`) ? name.slice(id.length + 1) : name;
}

function authOf(provider: ProviderObject, { directRequest, accessToken = "" }: RouteOptions): AuthMethod {
  const isOwnKey = accessToken !== "" && !accessToken.startsWith("hf_");
  const isDirect = !isForwarded(provider) || directRequest === true || isOwnKey;
  return isDirect ? "provider-key" : "hub-token";
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
