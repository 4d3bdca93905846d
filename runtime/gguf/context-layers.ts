/** Whether and how each layer of a model remembers the tokens of a context. */

/** What one layer keeps: keys and values for each token, or a state whose size does not depend on the context. */
export interface ContextLayer {
  /** Numbers that the layer keeps for each token. */
  readonly perToken: number;
  /** Number of tokens that the layer can look back. Infinity: the whole context. */
  readonly window: number;
  /** Numbers in the state of a recurrent or convolution layer, which are kept in 32 bits. */
  readonly state: number;
}

/** The values of a model that determine how much memory its context needs. */
export interface Architecture {
  readonly layers: readonly ContextLayer[];
  /** Length of the vector that stands for a token. */
  readonly embedding: number;
  /** Number of tokens that the model knows. */
  readonly vocabulary: number;
  /** Number of tokens in the longest context that the model was trained for. */
  readonly longest: number;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * For architectures whose GGUF files do not say which layers have a window: every n-th layer sees the whole context.
 *
 * @source `load_arch_hparams` of each architecture in llama.cpp, `src/models/`, looked up on 2026-11-27
 */
const FULL_EVERY: Readonly<Record<string, number>> = {
  "gpt-oss": 2,
  afmoe: 4,
  cohere2: 4,
  exaone4: 4,
  gemma2: 2,
  gemma3: 6,
  gemma3n: 5,
  llama4: 4,
  olmo2: 4,
};

/** More layers than this are a mistake in a file. It is also llama.cpp's limit. */
const MOST_LAYERS = 512;

/** Tokens in one chunk of attention of Llama 4, whose files do not say it. */
const LLAMA_4_CHUNK = 8192;

/**
 * Reads the metadata of a GGUF file.
 *
 * The number of values for each token and the sizes of states are those that llama.cpp reserves.
 *
 * @returns undefined if the metadata does not say how many layers there are, at most 512
 * @source `llama-hparams.cpp` (`n_embd_k_gqa`, `n_embd_r`, `n_embd_s`), `llama-kv-cache.cpp` (no values for MLA)
 */
export function fromMetadata(metadata: Fields): Architecture | undefined {
  const name = String(metadata["general.architecture"]);
  const field = (key: string): unknown => metadata[`${name}.${key}`];
  const number = (key: string): number => size(field(key));
  const count = number("block_count") - number("nextn_predict_layers");
  if (!(count > 0 && count <= MOST_LAYERS)) return undefined;

  const embedding = number("embedding_length");
  const heads = field("attention.head_count");
  const keyHeads = field("attention.head_count_kv") ?? heads;
  const headSize = embedding / (at(heads, 0) || 1);
  const isLatent = field("attention.key_length_mla") !== undefined;
  const pattern = field("attention.sliding_window_pattern") ?? FULL_EVERY[name];
  const window = number("attention.sliding_window") || (name === "llama4" ? LLAMA_4_CHUNK : 0);
  const withKeys = count - number("attention.shared_kv_layers");
  const sizes = ["shortconv.l_cache", "ssm.conv_kernel", "ssm.group_count", "ssm.state_size"].map(number);
  const state = stateOf(embedding, number("ssm.inner_size"), sizes);

  const kindAt = (index: number): LayerKind => {
    if (state > 0 && isRecurrent(name, index, number, at(keyHeads, index), at(field("feed_forward_length"), index))) {
      return name === "falcon-h1" ? "both" : "state";
    }
    return isWindowLayer(pattern, index) ? "window" : "full";
  };
  const numbersAt = (index: number, kind: LayerKind): number => {
    const length = (key: string): number =>
      (kind === "window" && number(`attention.${key}_swa`)) || number(`attention.${key}`) || headSize;
    return at(keyHeads, index) * (length("key_length") + (isLatent ? 0 : length("value_length")));
  };
  return {
    layers: layersOf(count, withKeys, kindAt, numbersAt, window, state),
    embedding,
    vocabulary: number("vocab_size") || size(Object(metadata["tokenizer.ggml.tokens"]).length),
    longest: number("context_length"),
  };
}

/** What a layer does: attention to all tokens or to a window, a state, or attention and a state. */
type LayerKind = "full" | "window" | "state" | "both" | "none";

function layersOf(
  count: number,
  withKeys: number,
  kindAt: (index: number) => LayerKind,
  numbersAt: (index: number, kind: LayerKind) => number,
  window: number,
  state: number,
): ContextLayer[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = kindAt(index);
    const isAttention = index < withKeys && kind !== "state" && kind !== "none";
    return {
      perToken: isAttention ? numbersAt(index, kind) : 0,
      window: (kind === "window" && window) || Infinity,
      state: kind === "state" || kind === "both" ? state : 0,
    };
  });
}

function isRecurrent(
  name: string,
  index: number,
  number: (key: string) => number,
  keyHeads: number,
  feedForward: number,
): boolean {
  if (/^(?:mamba|falcon-h1)/.test(name)) return true;
  if (/^qwen3(?:next|5)/.test(name)) return (index + 1) % (number("full_attention_interval") || 4) !== 0;
  // In Nemotron-H, a layer without attention that has a feed-forward part keeps nothing.
  return keyHeads === 0 && !(name.startsWith("nemotron_h") && feedForward > 0);
}

/**
 * Returns how many numbers the state of a convolution or recurrent layer has, 0 if the model has no such layers.
 *
 * @param sizes tokens that a convolution remembers; or length of the convolution, number of groups and size of the state
 *   of a recurrent layer
 */
function stateOf(embedding: number, inner: number, sizes: readonly number[]): number {
  const [cached = 0, convolution = 0, groups = 0, state = 0] = sizes;
  if (cached > 0) return embedding * (cached - 1);
  return Math.max(0, convolution - 1) * (inner + 2 * groups * state) + state * inner;
}

/** Checks if a layer has a window. The pattern is a list with an item for each layer, or the distance of full layers. */
function isWindowLayer(pattern: unknown, index: number): boolean {
  if (Array.isArray(pattern)) return Boolean(pattern[index]);
  const distance = size(pattern);
  return distance > 0 && (index + 1) % distance !== 0;
}

/**
 * Reads a `config.json` of the transformers library.
 *
 * @returns undefined if the configuration does not say how many layers there are
 * @source the configuration classes of transformers 5.18
 */
export function fromConfig(config: Fields): Architecture | undefined {
  const text: Fields = { ...config, ...Object(config["text_config"]) };
  const number = (...keys: readonly string[]): number =>
    keys.map((key) => size(text[key])).find((value) => value > 0) ?? 0;
  const count = number("num_hidden_layers");
  if (!(count > 0 && count <= MOST_LAYERS)) return undefined;

  const embedding = number("hidden_size");
  const heads = number("num_attention_heads");
  const keyHeads = number("num_key_value_heads") || heads;
  const headSize = number("head_dim") || embedding / (heads || 1);
  const latent = number("kv_lora_rank");
  const withKeys = count - number("num_kv_shared_layers");
  const window = text["use_sliding_window"] === false ? 0 : number("sliding_window", "attention_chunk_size");
  const numbersAt = (_: number, kind: LayerKind): number => {
    if (latent > 0) return latent + number("qk_rope_head_dim");
    const ownHeads = (kind === "full" && number("num_global_key_value_heads")) || keyHeads;
    return 2 * ownHeads * ((kind === "full" && number("global_head_dim")) || headSize);
  };
  const state = configState(number, embedding);
  return {
    layers: layersOf(count, withKeys, (index) => kindOf(text, index), numbersAt, window, state),
    embedding,
    vocabulary: number("vocab_size"),
    longest: number("max_position_embeddings"),
  };
}

function configState(number: (...keys: readonly string[]) => number, embedding: number): number {
  const heads = number("linear_num_value_heads", "mamba_n_heads", "mamba_num_heads");
  const headSize = number("linear_value_head_dim", "mamba_d_head", "mamba_head_dim");
  const inner = number("mamba_d_ssm") || heads * headSize || number("mamba_expand") * embedding;
  return stateOf(embedding, inner, [
    number("conv_L_cache"),
    number("linear_conv_kernel_dim", "mamba_d_conv", "conv_kernel"),
    number("linear_num_key_heads", "mamba_n_groups", "n_groups"),
    number("linear_key_head_dim", "mamba_d_state", "ssm_state_size"),
  ]);
}

/** Returns what a layer of a `config.json` does. */
function kindOf(text: Fields, index: number): LayerKind {
  const type: unknown = Array.isArray(text["layer_types"]) ? text["layer_types"][index] : undefined;
  if (typeof type === "string") {
    if (/sliding|chunked/.test(type)) return "window";
    if (/linear|mamba|conv|recurrent/.test(type)) return "state";
    return /attention/.test(type) ? "full" : type === "hybrid" ? "both" : "none";
  }
  const model = String(text["model_type"]);
  if (model === "falcon_h1") return "both";
  const letters = text["hybrid_override_pattern"];
  if (typeof letters === "string") return letters[index] === "*" ? "full" : letters[index] === "M" ? "state" : "none";
  const period = size(text["attn_layer_period"]);
  if (period > 0) return index % period === size(text["attn_layer_offset"]) ? "full" : "state";
  const every = size(text["full_attention_interval"]) || (model === "qwen3_next" ? 4 : 0);
  if (every > 0) return (index + 1) % every === 0 ? "full" : "state";
  const pattern = text["sliding_window_pattern"] ?? { gemma2: 2, llama4_text: 4 }[model] ?? 0;
  // In a model without windows, a layer of the kind "window" sees the whole context.
  return size(text["max_window_layers"]) > index || (pattern !== 0 && !isWindowLayer(pattern, index))
    ? "full"
    : "window";
}

/** Returns the value for a layer: an item of a list, or the same number for all layers. */
function at(value: unknown, index: number): number {
  return size(Array.isArray(value) ? value[index] : value);
}

/** Returns a size from an unchecked file, and 0 for anything else than a number from 0 to 2 ** 40. */
function size(value: unknown): number {
  const number = typeof value === "bigint" ? Number(value) : value;
  return typeof number === "number" && number >= 0 && number <= 2 ** 40 ? number : 0;
}
