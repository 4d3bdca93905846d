import { isMapping } from "../http/json.ts";
import { ROUTER_BASE } from "../inference/provider/address.ts";
import { isModelId } from "../inference/route/hub.ts";
import { ask, mappingsIn, type HubOptions } from "./ask.ts";

/** A chat model that the router serves. The names of the fields are those of the router. */
export interface RouterModel {
  /** Id of the model on the hub. */
  readonly id: string;
  /** Account on the hub that owns the model. */
  readonly owned_by?: string;
  /** Time when the model was published, in seconds since 1970. */
  readonly created?: number;
  /** What goes into the model and what comes out. */
  readonly architecture?: {
    /** Kinds of input, such as `text` and `image`. */
    readonly input_modalities?: readonly string[];
    /** Kinds of output, such as `text`. */
    readonly output_modalities?: readonly string[];
  };
  /** Providers that serve the model. */
  readonly providers: readonly RouterProvider[];
}

/** One provider of a chat model. Absent fields are not known to the router. */
export interface RouterProvider {
  /** Id of the provider. */
  readonly provider: string;
  /** `live`, `staging` or `error`. */
  readonly status?: string;
  /** Maximum number of tokens in a conversation. */
  readonly context_length?: number;
  /** Price in US dollars for a million tokens. */
  readonly pricing?: {
    /** Price of the input. */
    readonly input?: number;
    /** Price of the output. */
    readonly output?: number;
  };
  /** True if the model can call functions at this provider. */
  readonly supports_tools?: boolean;
  /** True if the answer can be forced into a JSON schema at this provider. */
  readonly supports_structured_output?: boolean;
  /** True if the provider made the model. */
  readonly is_model_author?: boolean;
}

/** Options of `routerModels`. */
export interface RouterOptions extends Omit<HubOptions, "hubUrl"> {
  /** URL of the router. Default: `https://router.huggingface.co`. */
  readonly routerUrl?: string | undefined;
}

/**
 * Returns the chat models that the router serves, with the context length, the price and the abilities at each provider.
 *
 * @throws InputError for an invalid URL or token; HubApiError if the router refuses, or its answer cannot be used;
 *   ConnectionError; RequestTimeoutError; the reason of `options.signal`
 * @source the public list at `https://router.huggingface.co/v1/models`
 * @example (await routerModels()).filter(({ providers }) => providers.some((one) => one.supports_tools))
 */
export async function routerModels(options: RouterOptions = {}): Promise<RouterModel[]> {
  const { value, answer } = await ask(`${(options.routerUrl ?? ROUTER_BASE).replace(/\/+$/, "")}/v1/models`, options);
  const list = isMapping(value) ? value["data"] : undefined;
  if (!Array.isArray(list)) throw answer.attempt.malformed("expected a list of models at data");
  return mappingsIn(list).flatMap((model) => modelIn(model) ?? []);
}

type Fields = Readonly<Record<string, unknown>>;

function modelIn(model: Fields): RouterModel | undefined {
  const { id, architecture, providers } = model;
  if (!isModelId(id)) return undefined;
  return {
    id,
    ...only(model, { owned_by: "string", created: "number" }),
    ...(isMapping(architecture) && {
      architecture: listsOf(architecture, ["input_modalities", "output_modalities"]),
    }),
    providers: mappingsIn(providers).flatMap((provider) => providerIn(provider) ?? []),
  };
}

function providerIn(entry: Fields): RouterProvider | undefined {
  const { provider, pricing } = entry;
  if (typeof provider !== "string") return undefined;
  const known = only(entry, {
    status: "string",
    context_length: "number",
    supports_tools: "boolean",
    supports_structured_output: "boolean",
    is_model_author: "boolean",
  });
  return {
    provider,
    ...known,
    ...(isMapping(pricing) && { pricing: only(pricing, { input: "number", output: "number" }) }),
  };
}

/** Returns the named fields that have the named type. */
function only(value: Fields, types: Readonly<Record<string, "string" | "number" | "boolean">>): object {
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, type]) => (typeof value[name] === type ? [[name, value[name]]] : [])),
  );
}

function listsOf(value: Fields, names: readonly string[]): object {
  return Object.fromEntries(
    names.flatMap((name) => {
      const list: unknown = value[name];
      return Array.isArray(list) ? [[name, list.filter((item) => typeof item === "string")]] : [];
    }),
  );
}
