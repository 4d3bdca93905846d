import type { ModelRecord } from "../../generated/records.ts";
import type { HubModel } from "../hub/model-record.ts";
import { HUB_PREFIX, mappingOf, PARTS } from "./parts.ts";

/** A page of a list, and the query of the next page if there is one. */
export class Page {
  readonly items: readonly unknown[];
  readonly next: string | undefined;
  constructor(items: readonly unknown[], next?: string) {
    this.items = items;
    this.next = next;
  }
}

const CHAT = { pipeline_tag: "text-generation", downloads: 1000, likes: 10 } as const;

/** Returns a model with 8 billion weights in 16 bits. */
function original(name: string) {
  return {
    ...CHAT,
    id: HUB_PREFIX + name,
    library_name: "transformers",
    tags: ["transformers", "safetensors", "conversational"],
    config: { architectures: ["LlamaForCausalLM"], model_type: "llama" },
    safetensors: { total: 8_030_261_248, parameters: { BF16: 8_030_261_248 } },
    siblings: [
      { rfilename: "config.json", size: 654 },
      { rfilename: "model.safetensors", size: 16.06e9 },
    ],
  };
}

/** Returns the GGUF version of a model. */
function ggufVersion(name: string) {
  return {
    ...CHAT,
    id: `${HUB_PREFIX}${name}-GGUF`,
    tags: ["gguf", "conversational", `base_model:quantized:${HUB_PREFIX}${name}`],
    gguf: { total: 8_030_261_248, architecture: "llama", context_length: 131_072 },
    siblings: [
      { rfilename: `${name}-Q8_0.gguf`, size: 8.54e9 },
      { rfilename: `${name}-Q4_K_M.gguf`, size: 4.92e9 },
      { rfilename: `${name}-Q2_K.gguf`, size: 3.18e9 },
    ],
  };
}

/**
 * The models of the hub that people run on their own machine. `tiny-chat` has a GGUF and an MLX version, and
 * `gated-chat` a GGUF version. Only `tiny-chat` and `gated-chat` have a `config.json`.
 */
const MODELS: readonly (HubModel & { readonly downloads: number })[] = [
  original("tiny-chat"),
  ggufVersion("tiny-chat"),
  {
    ...CHAT,
    id: `${HUB_PREFIX}tiny-chat-4bit`,
    library_name: "mlx",
    downloads: 500,
    tags: ["mlx", "safetensors", "conversational", `base_model:quantized:${HUB_PREFIX}tiny-chat`],
    siblings: [{ rfilename: "model.safetensors", size: 4.52e9 }],
  },
  { ...original("gated-chat"), gated: "manual" },
  ggufVersion("gated-chat"),
  { ...ggufVersion("private-chat"), tags: ["gguf", "conversational"], private: true },
];

/**
 * Returns why the hub does not give a visitor a file or the record of a model: without a token, it hides private models
 * and the files of gated models. A token that contains `outsider` belongs to a user without access.
 *
 * @param path path of the request, without a slash at its start
 * @param authorization the header of the request
 */
export function refusalOf(
  path: string,
  authorization: string | undefined,
): { readonly status: number; readonly message: string } | undefined {
  const [, id, isFile] = /^(?:api\/models\/)?([^/]+\/[^/]+)(\/resolve\/)?/.exec(path) ?? [];
  const model = MODELS.find((one) => one.id === id);
  const isClosed = model?.private === true || (isFile !== undefined && Boolean(model?.gated));
  if (model === undefined || !isClosed) return undefined;
  if (authorization === undefined) return { status: 401, message: `Access to model ${model.id} is restricted.` };
  if (!authorization.includes("outsider")) return undefined;
  return model.private === true
    ? { status: 404, message: "Repository not found" }
    : { status: 403, message: `Access to model ${model.id} is restricted: ask for access on its page.` };
}

/** The layers of a model with 8 billion weights. */
export const CONFIG = {
  architectures: ["LlamaForCausalLM"],
  model_type: "llama",
  num_hidden_layers: 32,
  hidden_size: 4096,
  num_attention_heads: 32,
  num_key_value_heads: 8,
  vocab_size: 128_256,
  max_position_embeddings: 131_072,
} as const;

/** Returns the `config.json` of a model. Undefined if it has none. */
export function configOf(id: string): object | undefined {
  const files = MODELS.find((model) => model.id === id)?.siblings ?? [];
  return files.some(({ rfilename }) => rfilename === "config.json") ? CONFIG : undefined;
}

/** Returns the record of a model. Undefined if there is no such model. */
export function recordOf(id: string): object | undefined {
  const mapping = mappingOf(id);
  const known = MODELS.find((model) => model.id === id);
  if (known === undefined && mapping.length === 0) return undefined;
  return {
    ...(known ?? { id, pipeline_tag: id.slice(HUB_PREFIX.length), tags: [] }),
    inferenceProviderMapping: mapping,
  };
}

/** Returns a page of the list of models. The page starts at the number in `cursor`. */
export function modelList(query: URLSearchParams): Page {
  const provider = query.get("inference_provider");
  const task = query.get("pipeline_tag");
  const text = query.get("search") ?? "";
  const tags = query.getAll("filter");
  const served: ModelRecord[] = PARTS.filter((part) => part.provider === provider).map((part) => ({
    id: HUB_PREFIX + part.task,
    pipeline_tag: part.task,
  }));
  const found = (provider === null ? MODELS : served).filter(
    (model) =>
      !("private" in model) &&
      (task === null || model.pipeline_tag === task) &&
      model.id.includes(text) &&
      tags.every((tag) => model.tags?.includes(tag) === true),
  );
  const from = Number(query.get("cursor") ?? 0) || 0;
  const end = from + Math.max(1, Number(query.get("limit") ?? 1000) || 1000);
  const next = new URLSearchParams(query);
  next.set("cursor", String(end));
  // As on the hub, a list does not contain the files.
  const items = found.slice(from, end).map((model) => {
    const { siblings: _, ...listed } = model;
    return listed;
  });
  return new Page(items, end < found.length ? String(next) : undefined);
}
