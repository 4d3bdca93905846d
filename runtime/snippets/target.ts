import { PROVIDER_SPECS } from "../../generated/providers/index.ts";
import {
  type Adapter,
  type AuthMethod,
  createAdapter,
  type Mapping,
  type Parts,
  type ProviderObject,
} from "../inference/adapter.ts";
import { anyRequest } from "../inference/any-request.ts";
import { isForwarded } from "../inference/forwarded.ts";
import { isObject } from "../inference/mapping.ts";
import { tokenVariableOf } from "../inference/provider.ts";
import { specOf as shippedSpecOf } from "../inference/specs.ts";
import { VOCABULARY } from "../inference/vocabulary.ts";
import type { ModelLike } from "./sample.ts";
import { encodeSample } from "./sample-file.ts";

/** What is read of a model besides its sample. */
export interface HostedModel extends ModelLike {
  /** Id on the hub: `owner/name`. */
  readonly id: string;
  /** `conversational` among them: the model is shown as a chat. */
  readonly tags?: readonly string[] | undefined;
  /** The configuration as the hub tells it: with a chat template in it, the model is shown as a chat. */
  readonly config?: unknown;
}

/** How a call is to go. */
export interface RouteOptions {
  /** True: straight to the provider, with its own key. Default: through the router. */
  readonly directRequest?: boolean | undefined;
  /** Tells a hub token from the key of a provider. */
  readonly accessToken?: string | undefined;
  /** Full address to call in place of the provider. */
  readonly endpointUrl?: string | undefined;
}

/** What the ids of providers stand for. The router's choice and the hub's own servers are always among them. */
export type ProviderTable = Readonly<Record<string, ProviderObject>> &
  Pick<typeof PROVIDER_SPECS, "auto" | "hf-inference">;

/** Whom a call goes to, and by which way. */
export interface Target {
  readonly adapter: Adapter;
  readonly spec: ProviderObject;
  readonly task: string;
  readonly auth: AuthMethod;
  /** Name of the model in the request. */
  readonly model: string;
  /** Name of the model for clients that look up the provider's name themselves. */
  readonly hubModel: string;
  /** Provider for those clients; `""` where the router chooses, or an endpoint is called. */
  readonly hubProvider: string;
  readonly mapping: Mapping | undefined;
  readonly endpointUrl: string | undefined;
  /** Environment variable that holds the token. */
  readonly tokenVariable: string;
  /** True: the package lists the provider, so that clients find it by its id. */
  readonly isListed: boolean;
  /** True: nobody knows where the router sends the call, so only clients can make it. */
  readonly isOpen: boolean;
  /** The table that ids were looked up in. */
  readonly specs: ProviderTable;
}

const CHAT = "conversational";
const CHAT_TAGS = new Set(["text-generation", "image-text-to-text"]);
/** The whole vocabulary, with files that are known by name only. */
const SAMPLE_PARTS: Parts = { ...VOCABULARY, request: (context, call) => anyRequest(context, call, encodeSample) };
const adapters = new WeakMap<ProviderObject, Adapter>();

function adapterFor(spec: ProviderObject): Adapter {
  let adapter = adapters.get(spec);
  if (adapter === undefined) {
    adapters.set(spec, (adapter = createAdapter(spec, SAMPLE_PARTS)));
  }
  return adapter;
}

/** @throws InputError for an unknown id */
function specOf(provider: string | ProviderObject, specs: ProviderTable): ProviderObject {
  if (typeof provider !== "string") return provider;
  const spec = Object.hasOwn(specs, provider) ? specs[provider] : undefined;
  return spec ?? shippedSpecOf(provider);
}

/**
 * Whom a call of a model goes to; undefined when the provider does not serve the model's task.
 *
 * @throws InputError for an unknown provider
 */
export function targetOf(
  model: HostedModel,
  provider: string | ProviderObject,
  mapping: Partial<Mapping> | undefined,
  options: RouteOptions,
  specs: ProviderTable = PROVIDER_SPECS,
): Target | undefined {
  const asked = specOf(provider, specs);
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

/** A chat through the router's one address for all providers. */
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

/** The model's name without the provider's own prefix, which a provider that is always called directly has there. */
function modelName(name: string, { clientSideOnly, id }: ProviderObject): string {
  return clientSideOnly === true && name.startsWith(`${id}/`) ? name.slice(id.length + 1) : name;
}

function authOf(provider: ProviderObject, { directRequest, accessToken = "" }: RouteOptions): AuthMethod {
  const { hubOrg, isPseudo } = provider;
  const isOwnKey = accessToken !== "" && !accessToken.startsWith("hf_");
  const isUnknownToRouter = hubOrg === undefined && isPseudo !== true;
  const isDirect = !isForwarded(provider) || isUnknownToRouter || directRequest === true || isOwnKey;
  return isDirect ? "provider-key" : "hub-token";
}

/** The task as the provider names it: chat models are called as a chat, others continue a text. */
function taskOf(model: HostedModel, spec: ProviderObject, mapping: Partial<Mapping> | undefined): string | undefined {
  const { pipeline_tag: tag } = model;
  const serves = (task: string): boolean => spec.isPseudo === true || Object.hasOwn(spec.tasks, task);
  if (typeof tag !== "string") return undefined;
  if (!CHAT_TAGS.has(tag)) return serves(tag) ? tag : undefined;
  const isText = tag === "text-generation" && !chats(model) && mapping?.task !== CHAT;
  if (isText && spec.isPseudo !== true && serves(tag)) return tag;
  return serves(CHAT) ? CHAT : undefined;
}

/** True for a model that was made for conversations: it says so, or has a chat template. */
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
