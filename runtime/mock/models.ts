import type { ModelRecord } from "../../generated/records.ts";
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
const QUANTIZED = `base_model:quantized:${HUB_PREFIX}tiny-chat`;

/** The models of the hub that people run on their own machine. `tiny-chat` has a GGUF and an MLX version. */
const MODELS: readonly (ModelRecord & { readonly downloads: number })[] = [
  {
    ...CHAT,
    id: `${HUB_PREFIX}tiny-chat`,
    library_name: "transformers",
    tags: ["transformers", "safetensors", "conversational"],
    config: { architectures: ["LlamaForCausalLM"], model_type: "llama" },
    safetensors: { total: 8_030_261_248, parameters: { BF16: 8_030_261_248 } },
    siblings: [
      { rfilename: "config.json", size: 654 },
      { rfilename: "model.safetensors", size: 16.06e9 },
    ],
  },
  {
    ...CHAT,
    id: `${HUB_PREFIX}tiny-chat-GGUF`,
    tags: ["gguf", "conversational", QUANTIZED],
    gguf: { total: 8_030_261_248, architecture: "llama", context_length: 131_072 },
    siblings: [
      { rfilename: "tiny-chat-Q8_0.gguf", size: 8.54e9 },
      { rfilename: "tiny-chat-Q4_K_M.gguf", size: 4.92e9 },
      { rfilename: "tiny-chat-Q2_K.gguf", size: 3.18e9 },
    ],
  },
  {
    ...CHAT,
    id: `${HUB_PREFIX}tiny-chat-4bit`,
    library_name: "mlx",
    downloads: 500,
    tags: ["mlx", "safetensors", "conversational", QUANTIZED],
    siblings: [{ rfilename: "model.safetensors", size: 4.52e9 }],
  },
];

/** The `config.json` of every model: the layers of a model with 8 billion weights. */
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
