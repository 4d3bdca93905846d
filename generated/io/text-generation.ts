// Generated – do not edit.
// source:    spec/io/text-generation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to continue a text. */
export interface TextGenerationInput {
  [property: string]: unknown;
  /** The text to continue. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TextGenerationInputGenerateParameters;
  /**
   * If true, the response is sent token by token while it is generated. If false, the complete response is sent at the
   * end. Default: false.
   *
   * @default false
   */
  stream?: boolean;
}

/** The generated text of a request that is not streamed. */
export interface TextGenerationOutput {
  [property: string]: unknown;
  /** The generated text. If return_full_text is true, it starts with the input text. */
  generated_text: string;
  /** Details about the generated text. Only set if they were requested. */
  details?: TextGenerationOutputDetails | null;
}

/** One token of a streamed response. The last token also contains the complete text. */
export interface TextGenerationStreamOutput {
  [property: string]: unknown;
  /**
   * Index of the token in the response. It increases with each token.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** The generated token. */
  token: TextGenerationStreamOutputToken;
  /** The most likely tokens at this position. Only set if top_n_tokens was requested. */
  top_tokens?: TextGenerationStreamOutputToken[];
  /** The complete text. Only set with the last token. */
  generated_text?: string | null;
  /** Details about the generated text. Only set with the last token, and only if they were requested. */
  details?: TextGenerationStreamOutputStreamDetails | null;
}

/** Settings for text generation. */
export interface TextGenerationInputGenerateParameters {
  [property: string]: unknown;
  /** Id of a LoRA adapter to apply to the model. The server must have loaded the adapter. Default: no adapter. */
  adapter_id?: string | null;
  /**
   * Number of texts to generate. The text with the highest log probability is returned. Values above 1 require
   * sampling, and do not work with seed or streaming. Default: 1.
   *
   * @integer
   * @minimum 1
   */
  best_of?: number | null;
  /**
   * If true, the details contain the input tokens and their log probabilities. Default: false.
   *
   * @default false
   */
  decoder_input_details?: boolean;
  /**
   * If true, the response contains details about each generated token. Default: false.
   *
   * @default false
   */
  details?: boolean;
  /**
   * If true, each token is sampled at random according to its probability. If false, the most likely token is used,
   * unless a setting such as temperature or top_p requires sampling. Default: false.
   *
   * @default false
   */
  do_sample?: boolean;
  /**
   * Lowers the score of a token in proportion to how often it has already been used. Negative values favour repetition.
   * Default: 0, which changes nothing.
   *
   * @minimum -2
   * @maximum 2
   */
  frequency_penalty?: number | null;
  /** Format that the text must have. Default: free text. */
  grammar?: TextGenerationInputGrammarType | null;
  /**
   * Maximum number of tokens to generate. Default: the server's default, usually 1024 or the space left in the context
   * window.
   *
   * @integer
   * @minimum 1
   * @default 1024
   */
  max_new_tokens?: number | null;
  /**
   * Penalty for tokens that have already been used. Values above 1 give less repetition, and values below 1 give more.
   * Default: 1, which changes nothing.
   *
   * @exclusiveMinimum 0
   */
  repetition_penalty?: number | null;
  /** If true, the generated text starts with the input text. Default: false. */
  return_full_text?: boolean | null;
  /**
   * Seed of the random number generator. The same seed and settings should give the same text again. Default: a
   * different seed for each request.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
  /**
   * Stop sequences. Generation ends when one of them appears. Default: no stop sequences.
   *
   * @maxItems 4
   */
  stop?: string[];
  /**
   * Controls the randomness of sampling. The raw scores of the tokens are divided by this value. Values below 1 favour
   * likely tokens, and values above 1 make the text more varied. Some servers reject 0. Default: 1.
   *
   * @minimum 0
   */
  temperature?: number | null;
  /**
   * Samples only from this many of the most likely tokens. Default: all tokens.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number | null;
  /**
   * Number of most likely tokens that the details list for each position. Default: no tokens are listed.
   *
   * @integer
   * @minimum 0
   */
  top_n_tokens?: number | null;
  /**
   * Samples only from the most likely tokens whose probabilities add up to this value (nucleus sampling). Default: 1,
   * which uses all tokens.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  top_p?: number | null;
  /**
   * Maximum number of input tokens. If the input is longer, its beginning is removed. Default: the whole input is used.
   *
   * @integer
   * @minimum 1
   */
  truncate?: number | null;
  /**
   * Samples only from the most typical tokens whose probabilities add up to this value. A token is typical if its
   * information content is close to the expected value. Default: 1, which uses all tokens.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  typical_p?: number | null;
  /**
   * If true, the choice of tokens is changed slightly, to add a watermark. A test can later detect that a model
   * generated the text. Default: false.
   *
   * @default false
   */
  watermark?: boolean;
}

/** Format that the text must have: a JSON Schema or a regular expression. */
export type TextGenerationInputGrammarType =
  | TextGenerationInputGrammarTypeJson
  | TextGenerationInputGrammarTypeRegex
  | TextGenerationInputGrammarTypeJsonSchema;

/** The text must be JSON that matches a schema. */
export interface TextGenerationInputGrammarTypeJson {
  [property: string]: unknown;
  /** Selects a JSON Schema without a name. */
  type: "json";
  /** The JSON Schema, as an object or as text. */
  value: string | Record<string, unknown>;
}

/** The text must match a regular expression. */
export interface TextGenerationInputGrammarTypeRegex {
  [property: string]: unknown;
  /** Selects a regular expression. */
  type: "regex";
  /** The regular expression. The whole text must match it. */
  value: string;
}

/** The text must be JSON that matches a schema. The schema can have a name. */
export interface TextGenerationInputGrammarTypeJsonSchema {
  [property: string]: unknown;
  /** Selects a JSON Schema that can have a name. */
  type: "json_schema";
  /** The schema and its name. */
  value: TextGenerationInputJsonSchemaConfig;
}

/** A JSON Schema with an optional name. */
export interface TextGenerationInputJsonSchemaConfig {
  [property: string]: unknown;
  /** Name of the format, for users and logs. Default: no name. */
  name?: string | null;
  /** The JSON Schema that the text must match. */
  schema: Record<string, unknown>;
}

/** Details about a generated text. */
export interface TextGenerationOutputDetails {
  [property: string]: unknown;
  /** Reason why generation ended. */
  finish_reason: TextGenerationOutputFinishReason;
  /**
   * Number of generated tokens.
   *
   * @integer
   * @minimum 0
   */
  generated_tokens: number;
  /**
   * Seed that the random number generator used. Not set if nothing was sampled.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
  /** Tokens of the input. Empty unless decoder_input_details is true. */
  prefill: TextGenerationOutputPrefillToken[];
  /** The generated tokens, in order. */
  tokens: TextGenerationOutputToken[];
  /** The most likely tokens at the position of each generated token. Only set if top_n_tokens was requested. */
  top_tokens?: TextGenerationOutputToken[][];
  /** The other generated texts if best_of is above 1. Not set if there are none. */
  best_of_sequences?: null | TextGenerationOutputBestOfSequence[];
}

/** A text that was generated because of best_of, but is not the best one. */
export interface TextGenerationOutputBestOfSequence {
  [property: string]: unknown;
  /** The generated text. */
  generated_text: string;
  /** Reason why generation ended. */
  finish_reason: TextGenerationOutputFinishReason;
  /**
   * Number of generated tokens.
   *
   * @integer
   * @minimum 0
   */
  generated_tokens: number;
  /**
   * Seed that the random number generator used. Not set if nothing was sampled.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
  /** Tokens of the input. Empty unless decoder_input_details is true. */
  prefill: TextGenerationOutputPrefillToken[];
  /** The generated tokens, in order. */
  tokens: TextGenerationOutputToken[];
  /** The most likely tokens at the position of each generated token. Only set if top_n_tokens was requested. */
  top_tokens?: TextGenerationOutputToken[][];
}

/**
 * length means that the token limit was reached. eos_token means that the model generated its end token. stop_sequence
 * means that one of the texts in stop appeared.
 */
export type TextGenerationOutputFinishReason = "length" | "eos_token" | "stop_sequence";

/** One token of the input. */
export interface TextGenerationOutputPrefillToken {
  [property: string]: unknown;
  /**
   * Index of the token in the model's vocabulary, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  id: number;
  /** The token as text. */
  text: string;
  /** Natural logarithm of the token's probability. null for the first token, because no token comes before it. */
  logprob: number | null;
}

/** A generated token, or another token that was possible at its position. */
export interface TextGenerationOutputToken {
  [property: string]: unknown;
  /**
   * Index of the token in the model's vocabulary, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  id: number;
  /** The token as text. */
  text: string;
  /**
   * Natural logarithm of the token's probability. 0 means certain, and lower values are less likely. null if the server
   * does not report it.
   */
  logprob: number | null;
  /** True if the token is a control token, such as the end token. Control tokens are not part of the text. */
  special: boolean;
}

/** Details about a streamed text. */
export interface TextGenerationStreamOutputStreamDetails {
  [property: string]: unknown;
  /** Reason why generation ended. */
  finish_reason: TextGenerationOutputFinishReason;
  /**
   * Number of generated tokens.
   *
   * @integer
   * @minimum 0
   */
  generated_tokens: number;
  /**
   * Number of input tokens.
   *
   * @integer
   * @minimum 0
   */
  input_length: number;
  /**
   * Seed that the random number generator used. Not set if nothing was sampled.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
}

/** A token of a streamed text, or another token that was possible at its position. */
export type TextGenerationStreamOutputToken = TextGenerationOutputToken;
