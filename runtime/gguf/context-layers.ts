/** Whether and how each layer of a model remembers the tokens of a context. */

/** What one layer keeps: keys and values for each token, or a state whose size does not depend on the context. */
export interface ContextLayer {
  /** Numbers that the layer keeps for each token. */
  readonly perToken: number;
  /** Number of tokens that the layer can look back. Undefined: the whole context. */
  readonly window?: number;
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
  "gemma-embedding": 6,
  "gpt-oss": 2,
  "modern-bert": 3,
  afmoe: 4,
  cohere2: 4,
  exaone4: 4,
  gemma2: 2,
  gemma3: 6,
  gemma3n: 5,
  llama4: 4,
  olmo2: 4,
  smallthinker: 4,
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
  const state = stateOf(name, number, embedding);

  const layers = Array.from({ length: count }, (_, index): ContextLayer => {
    const isRecurrent = state > 0 && isRecurrentLayer(index);
    const hasWindow = window > 0 && isWindowLayer(pattern, index, name === "smallthinker");
    const length = (key: "key_length" | "value_length"): number =>
      (hasWindow && number(`attention.${key}_swa`)) || number(`attention.${key}`) || headSize;
    const isAttention = index < withKeys && (!isRecurrent || name === "falcon-h1");
    const numbers = length("key_length") + (isLatent ? 0 : length("value_length"));
    return {
      perToken: isAttention ? at(keyHeads, index) * numbers : 0,
      ...(hasWindow && { window }),
      state: isRecurrent ? state : 0,
    };
  });
  return { layers, embedding, vocabulary: vocabularyOf(metadata, number), longest: number("context_length") };

  function isRecurrentLayer(index: number): boolean {
    if (/^(?:mamba|rwkv|arwkv|falcon-h1)/.test(name)) return true;
    if (/^qwen3(?:next|5)/.test(name)) return (index + 1) % (number("full_attention_interval") || 4) !== 0;
    const feedForward = field("feed_forward_length");
    return at(keyHeads, index) === 0 && !(name.startsWith("nemotron_h") && at(feedForward, index) > 0);
  }
}

function vocabularyOf(metadata: Fields, number: (key: string) => number): number {
  const tokens = metadata["tokenizer.ggml.tokens"];
  return number("vocab_size") || (Array.isArray(tokens) ? tokens.length : 0);
}

/** Returns how many numbers the state of a recurrent or convolution layer has, 0 if the model has no such layers. */
function stateOf(name: string, number: (key: string) => number, embedding: number): number {
  const wkv = number("wkv.head_size");
  if (wkv > 0) return embedding * (wkv + (name.startsWith("a") ? 1 : 2));
  const cached = number("shortconv.l_cache");
  if (cached > 0) return embedding * (cached - 1);
  return mambaState({
    convolution: number("ssm.conv_kernel"),
    inner: number("ssm.inner_size"),
    groups: number("ssm.group_count"),
    state: number("ssm.state_size"),
  });
}

function mambaState(sizes: { convolution: number; inner: number; groups: number; state: number }): number {
  const { convolution, inner, groups, state } = sizes;
  return Math.max(0, convolution - 1) * (inner + 2 * groups * state) + state * inner;
}

/** Checks if a layer has a window. The pattern is a list with an item for each layer, or the distance of full layers. */
function isWindowLayer(pattern: unknown, index: number, isFullFirst = false): boolean {
  if (Array.isArray(pattern)) return Boolean(pattern[index]);
  const distance = size(pattern);
  return distance > 0 && (isFullFirst ? index % distance !== 0 : (index + 1) % distance !== 0);
}

/**
 * Reads a `config.json` of the transformers library.
 *
 * @returns undefined if the configuration does not say how many layers there are
 * @source the configuration classes of transformers 5.18
 */
export function fromConfig(config: Fields): Architecture | undefined {
  const text: Fields = { ...config, ...Object(config["text_config"] ?? config["llm_config"]) };
  const number = (...keys: readonly string[]): number =>
    size(keys.map((key) => text[key]).find((value) => value !== null && value !== undefined));
  const count = number("num_hidden_layers", "n_layer", "n_layers");
  if (!(count > 0 && count <= MOST_LAYERS)) return undefined;

  const embedding = number("hidden_size", "n_embd", "d_model");
  const heads = number("num_attention_heads", "n_head", "n_heads");
  const keyHeads = number("num_key_value_heads") || (text["multi_query"] === true ? 1 : heads);
  const headSize = number("head_dim") || embedding / (heads || 1);
  const latent = number("kv_lora_rank");
  const withKeys = count - number("num_kv_shared_layers");
  const window = text["use_sliding_window"] === false ? 0 : number("sliding_window", "attention_chunk_size");
  const state = configState(number, embedding);

  const layers = Array.from({ length: count }, (_, index): ContextLayer => {
    const kind = kindOf(text, index);
    const hasWindow = kind === "window" && window > 0;
    const isGlobal = kind === "full";
    const ownHeads = (isGlobal && number("num_global_key_value_heads")) || keyHeads;
    const ownSize = (isGlobal && number("global_head_dim")) || headSize;
    const perToken = latent > 0 ? latent + number("qk_rope_head_dim") : 2 * ownHeads * ownSize;
    const isAttention = hasWindow || isGlobal || kind === "window" || kind === "both";
    return {
      perToken: isAttention && index < withKeys ? perToken : 0,
      ...(hasWindow && { window }),
      state: kind === "recurrent" || kind === "both" ? state : 0,
    };
  });
  return {
    layers,
    embedding,
    vocabulary: number("vocab_size"),
    longest: number("max_position_embeddings", "n_positions"),
  };
}

/** Returns how many numbers the state of a recurrent or convolution layer of a `config.json` has. */
function configState(number: (...keys: readonly string[]) => number, embedding: number): number {
  const cached = number("conv_L_cache");
  if (cached > 0) return embedding * (cached - 1);
  const heads = number("linear_num_value_heads", "mamba_n_heads", "mamba_num_heads");
  const headSize = number("linear_value_head_dim", "mamba_d_head", "mamba_head_dim");
  return mambaState({
    convolution: number("linear_conv_kernel_dim", "mamba_d_conv", "conv_kernel"),
    inner: number("mamba_d_ssm") || heads * headSize || number("mamba_expand") * embedding,
    groups: number("linear_num_key_heads", "mamba_n_groups", "n_groups"),
    state: number("linear_key_head_dim", "mamba_d_state", "ssm_state_size"),
  });
}

/** Returns what a layer of a `config.json` does: attention with or without a window, a state, both, or neither. */
function kindOf(text: Fields, index: number): "full" | "window" | "recurrent" | "both" | "none" {
  const type: unknown = Array.isArray(text["layer_types"]) ? text["layer_types"][index] : undefined;
  if (typeof type === "string") {
    if (/sliding|chunked/.test(type)) return "window";
    if (/^(?:linear_attention|mamba2?|conv|recurrent)$/.test(type)) return "recurrent";
    return /attention/.test(type) ? "full" : type === "hybrid" ? "both" : "none";
  }
  const model = String(text["model_type"]);
  if (model === "falcon_h1") return "both";
  const letters = text["hybrid_override_pattern"];
  if (typeof letters === "string")
    return letters[index] === "*" ? "full" : letters[index] === "M" ? "recurrent" : "none";
  const period = size(text["attn_layer_period"]);
  if (period > 0) return index % period === size(text["attn_layer_offset"]) ? "full" : "recurrent";
  const every = size(text["full_attention_interval"]) || (model === "qwen3_next" ? 4 : 0);
  if (every > 0) return (index + 1) % every === 0 ? "full" : "recurrent";
  if (size(text["max_window_layers"]) > index) return "full";
  const pattern = text["sliding_window_pattern"] ?? { gemma2: 2, llama4_text: 4 }[model];
  if (pattern !== undefined && pattern !== null) return isWindowLayer(pattern, index) ? "window" : "full";
  return size(text["sliding_window"]) > 0 ? "window" : "full";
}

/** Returns the value for a layer: an item of a list, or the same number for all layers. */
function at(value: unknown, index: number): number {
  return size(Array.isArray(value) ? value[index] : value);
}

/** Returns a size from a file that nobody has checked, and 0 for anything else than a number from 0 to 2 ** 40. */
function size(value: unknown): number {
  const number = typeof value === "bigint" ? Number(value) : value;
  return typeof number === "number" && number >= 0 && number <= 2 ** 40 ? number : 0;
}
