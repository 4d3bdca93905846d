// Generated – do not edit.
// source:    spec/io/text-generation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for a text to be carried on. */
export interface TextGenerationInput {
  [property: string]: unknown;
  /** The beginning of the text, which the model carries on. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TextGenerationInputGenerateParameters;
  /**
   * Whether the answer comes token by token while it is being written. Absent: false, it comes at once at the end.
   *
   * @default false
   */
  stream?: boolean;
}

/** The text that was written, when it was not streamed. */
export interface TextGenerationOutput {
  [property: string]: unknown;
  /** The new text, after the input text if return_full_text was true. */
  generated_text: string;
  /** How the text came about. Absent or null: it was not asked for. */
  details?: TextGenerationOutputDetails | null;
}

/** One token of a streamed answer. The last one also carries the whole text. */
export interface TextGenerationStreamOutput {
  [property: string]: unknown;
  /**
   * Number of the token within the answer, growing with each one.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /** The token that was written. */
  token: TextGenerationStreamOutputToken;
  /** The most likely tokens at this place. Absent: top_n_tokens was not asked for. */
  top_tokens?: TextGenerationStreamOutputToken[];
  /** The whole text, with the last token. Absent or null: more tokens will come. */
  generated_text?: string | null;
  /** How the text came about, with the last token. Absent or null: more will come, or not asked for. */
  details?: TextGenerationStreamOutputStreamDetails | null;
}

/** Settings for carrying on a text. */
export interface TextGenerationInputGenerateParameters {
  [property: string]: unknown;
  /** Id of a LoRA adapter, loaded by the server, to use on top of the model. Absent or null: the model alone. */
  adapter_id?: string | null;
  /**
   * How many texts are written, of which the one with the best log probability is given back. More than one needs
   * sampling, and goes neither with seed nor with streaming. Absent or null: 1.
   *
   * @integer
   * @minimum 1
   */
  best_of?: number | null;
  /**
   * Whether the details list the tokens of the input with their log probabilities. Absent: false.
   *
   * @default false
   */
  decoder_input_details?: boolean;
  /**
   * Whether the answer says how the text came about, token by token. Absent: false.
   *
   * @default false
   */
  details?: boolean;
  /**
   * Whether tokens are drawn at random by their probability. Absent: false, the most likely token is taken, unless a
   * setting such as temperature or top_p asks for sampling.
   *
   * @default false
   */
  do_sample?: boolean;
  /**
   * Lowers the score of a token the more often it has come up; a negative value raises it. Absent or null: 0, no
   * change.
   *
   * @minimum -2
   * @maximum 2
   */
  frequency_penalty?: number | null;
  /** A form that the text must have. Absent or null: free text. */
  grammar?: TextGenerationInputGrammarType | null;
  /**
   * Most tokens that are written. Absent or null: up to the server, usually 1024 or as many as the model still has room
   * for.
   *
   * @integer
   * @minimum 1
   * @default 1024
   */
  max_new_tokens?: number | null;
  /**
   * Weakens tokens that have come up before: above 1 there are fewer repetitions, below 1 more. Absent or null: 1, no
   * change.
   *
   * @exclusiveMinimum 0
   */
  repetition_penalty?: number | null;
  /** Whether the input text is put before the new one. Absent or null: false. */
  return_full_text?: boolean | null;
  /**
   * Start value of the random numbers; the same seed and settings should give the same text again. Absent or null:
   * another one each time.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
  /**
   * Texts that end the writing once one of them comes up. Absent: none.
   *
   * @maxItems 4
   */
  stop?: string[];
  /**
   * Divides the raw scores before a token is drawn: below 1 the text keeps to likely tokens, above 1 it varies more.
   * Some servers refuse 0. Absent or null: 1.
   *
   * @minimum 0
   */
  temperature?: number | null;
  /**
   * Sampling looks only at this many of the most likely tokens. Absent or null: all tokens.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number | null;
  /**
   * How many of the most likely tokens the details list for each place in the text. Absent or null: none.
   *
   * @integer
   * @minimum 0
   */
  top_n_tokens?: number | null;
  /**
   * Sampling looks only at the smallest set of most likely tokens whose probabilities reach this sum. Absent or null:
   * 1, all tokens.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  top_p?: number | null;
  /**
   * Tokens of the input that are read, counted from its end; what stands before is cut off. Absent or null: all of
   * them.
   *
   * @integer
   * @minimum 1
   */
  truncate?: number | null;
  /**
   * Sampling looks only at the tokens whose surprise is nearest to the expected one, until their probabilities reach
   * this sum. Absent or null: 1, all tokens.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  typical_p?: number | null;
  /**
   * Whether the choice of tokens is shifted slightly, so that the text can later be told by a test to come from a
   * model. Absent: false.
   *
   * @default false
   */
  watermark?: boolean;
}

/** A form that the text must have, given as a JSON Schema or as a regular expression. */
export type TextGenerationInputGrammarType =
  | TextGenerationInputGrammarTypeJson
  | TextGenerationInputGrammarTypeRegex
  | TextGenerationInputGrammarTypeJsonSchema;

/** The text is JSON that follows a schema. */
export interface TextGenerationInputGrammarTypeJson {
  [property: string]: unknown;
  /** Marks a bare JSON Schema. */
  type: "json";
  /** The JSON Schema, as an object or written out as text. */
  value: string | Record<string, unknown>;
}

/** The text matches a regular expression. */
export interface TextGenerationInputGrammarTypeRegex {
  [property: string]: unknown;
  /** Marks a regular expression. */
  type: "regex";
  /** The regular expression, which the whole text must match. */
  value: string;
}

/** The text is JSON that follows a schema which may have a name. */
export interface TextGenerationInputGrammarTypeJsonSchema {
  [property: string]: unknown;
  /** Marks a JSON Schema that may have a name. */
  type: "json_schema";
  /** The schema and its name. */
  value: TextGenerationInputJsonSchemaConfig;
}

/** A JSON Schema with a name. */
export interface TextGenerationInputJsonSchemaConfig {
  [property: string]: unknown;
  /** Name of the form, for people and logs. Absent or null: it has none. */
  name?: string | null;
  /** The JSON Schema that the text must follow. */
  schema: Record<string, unknown>;
}

/** How a text came about. */
export interface TextGenerationOutputDetails {
  [property: string]: unknown;
  /** Why the text ends where it does. */
  finish_reason: TextGenerationOutputFinishReason;
  /**
   * Number of tokens that were written.
   *
   * @integer
   * @minimum 0
   */
  generated_tokens: number;
  /**
   * Start value of the random numbers that was used. Absent or null: nothing was drawn at random.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
  /** Tokens of the input. Empty unless decoder_input_details was true. */
  prefill: TextGenerationOutputPrefillToken[];
  /** The tokens that were written, in order. */
  tokens: TextGenerationOutputToken[];
  /** For each token written, the most likely tokens at its place. Absent: top_n_tokens was not asked for. */
  top_tokens?: TextGenerationOutputToken[][];
  /** The other texts that were written when best_of was above 1. Absent or null: there are none. */
  best_of_sequences?: null | TextGenerationOutputBestOfSequence[];
}

/** A text that was written because of best_of but was not the best one. */
export interface TextGenerationOutputBestOfSequence {
  [property: string]: unknown;
  /** The text. */
  generated_text: string;
  /** Why the text ends where it does. */
  finish_reason: TextGenerationOutputFinishReason;
  /**
   * Number of tokens that were written.
   *
   * @integer
   * @minimum 0
   */
  generated_tokens: number;
  /**
   * Start value of the random numbers that was used. Absent or null: nothing was drawn at random.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
  /** Tokens of the input. Empty unless decoder_input_details was true. */
  prefill: TextGenerationOutputPrefillToken[];
  /** The tokens that were written, in order. */
  tokens: TextGenerationOutputToken[];
  /** For each token written, the most likely tokens at its place. Absent: top_n_tokens was not asked for. */
  top_tokens?: TextGenerationOutputToken[][];
}

/**
 * length: as many tokens as allowed were written. eos_token: the model came to an end by itself. stop_sequence: one of
 * the texts in stop came up.
 */
export type TextGenerationOutputFinishReason = "length" | "eos_token" | "stop_sequence";

/** One token of the input. */
export interface TextGenerationOutputPrefillToken {
  [property: string]: unknown;
  /**
   * Index of the token in the vocabulary of the model, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  id: number;
  /** The token as text. */
  text: string;
  /**
   * Natural logarithm of the probability that the model gave the token. null for the first one, which nothing stands
   * before.
   */
  logprob: number | null;
}

/** One token that was written, or that could have been. */
export interface TextGenerationOutputToken {
  [property: string]: unknown;
  /**
   * Index of the token in the vocabulary of the model, counted from 0.
   *
   * @integer
   * @minimum 0
   */
  id: number;
  /** The token as text. */
  text: string;
  /**
   * Natural logarithm of the probability that the model gave the token; 0 is certain. null if the server does not tell.
   */
  logprob: number | null;
  /** Whether it is a control token, such as the one for the end, and not part of the text. */
  special: boolean;
}

/** How a streamed text came about. */
export interface TextGenerationStreamOutputStreamDetails {
  [property: string]: unknown;
  /** Why the text ends where it does. */
  finish_reason: TextGenerationOutputFinishReason;
  /**
   * Number of tokens that were written.
   *
   * @integer
   * @minimum 0
   */
  generated_tokens: number;
  /**
   * Number of tokens of the input.
   *
   * @integer
   * @minimum 0
   */
  input_length: number;
  /**
   * Start value of the random numbers that was used. Absent or null: nothing was drawn at random.
   *
   * @integer
   * @minimum 0
   */
  seed?: number | null;
}

/** One token of a streamed text, or one that could have stood in its place. */
export type TextGenerationStreamOutputToken = TextGenerationOutputToken;

/** Records the problems of a value that should be `TextGenerationInput`. */
export function checkTextGenerationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextGenerationInputGenerateParameters(item, report));
  report.field(value, "stream", (item) => report.boolean(item));
}

/** Records the problems of a value that should be `TextGenerationInputGenerateParameters`. */
function checkTextGenerationInputGenerateParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "adapter_id", (item) => item === null || report.string(item));
  report.field(value, "best_of", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "decoder_input_details", (item) => report.boolean(item));
  report.field(value, "details", (item) => report.boolean(item));
  report.field(value, "do_sample", (item) => report.boolean(item));
  report.field(value, "frequency_penalty", (item) => item === null || report.number(item, { minimum: -2, maximum: 2 }));
  report.field(value, "grammar", (item) => item === null || checkTextGenerationInputGrammarType(item, report));
  report.field(value, "max_new_tokens", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "repetition_penalty", (item) => item === null || report.number(item, { exclusiveMinimum: 0 }));
  report.field(value, "return_full_text", (item) => item === null || report.boolean(item));
  report.field(value, "seed", (item) => item === null || report.integer(item, { minimum: 0 }));
  report.field(value, "stop", (item) => report.array(item, (part) => report.string(part), { maxItems: 4 }));
  report.field(value, "temperature", (item) => item === null || report.number(item, { minimum: 0 }));
  report.field(value, "top_k", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "top_n_tokens", (item) => item === null || report.integer(item, { minimum: 0 }));
  report.field(value, "top_p", (item) => item === null || report.number(item, { maximum: 1, exclusiveMinimum: 0 }));
  report.field(value, "truncate", (item) => item === null || report.integer(item, { minimum: 1 }));
  report.field(value, "typical_p", (item) => item === null || report.number(item, { maximum: 1, exclusiveMinimum: 0 }));
  report.field(value, "watermark", (item) => report.boolean(item));
}

/** Records the problems of a value that should be `TextGenerationInputGrammarType`. */
function checkTextGenerationInputGrammarType(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkTextGenerationInputGrammarTypeJson(item, report),
    (item) => checkTextGenerationInputGrammarTypeRegex(item, report),
    (item) => checkTextGenerationInputGrammarTypeJsonSchema(item, report),
  ]);
}

/** Records the problems of a value that should be `TextGenerationInputGrammarTypeJson`. */
function checkTextGenerationInputGrammarTypeJson(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type", "value"]);
  report.field(value, "type", (item) => report.oneOf(item, ["json"]));
  report.field(value, "value", (item) => checkTextGenerationInputGrammarTypeJsonValue(item, report));
}

/** Checks one part of a larger value. */
function checkTextGenerationInputGrammarTypeJsonValue(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.string(item), (item) => report.object(item)]);
}

/** Records the problems of a value that should be `TextGenerationInputGrammarTypeRegex`. */
function checkTextGenerationInputGrammarTypeRegex(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type", "value"]);
  report.field(value, "type", (item) => report.oneOf(item, ["regex"]));
  report.field(value, "value", (item) => report.string(item));
}

/** Records the problems of a value that should be `TextGenerationInputGrammarTypeJsonSchema`. */
function checkTextGenerationInputGrammarTypeJsonSchema(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["type", "value"]);
  report.field(value, "type", (item) => report.oneOf(item, ["json_schema"]));
  report.field(value, "value", (item) => checkTextGenerationInputJsonSchemaConfig(item, report));
}

/** Records the problems of a value that should be `TextGenerationInputJsonSchemaConfig`. */
function checkTextGenerationInputJsonSchemaConfig(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["schema"]);
  report.field(value, "name", (item) => item === null || report.string(item));
  report.field(value, "schema", (item) => report.object(item));
}

/** Records the problems of a value that should be `TextGenerationOutput`. */
export function checkTextGenerationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["generated_text"]);
  report.field(value, "generated_text", (item) => report.string(item));
  report.field(value, "details", (item) => item === null || checkTextGenerationOutputDetails(item, report));
}

/** Records the problems of a value that should be `TextGenerationOutputDetails`. */
function checkTextGenerationOutputDetails(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["finish_reason", "generated_tokens", "prefill", "tokens"]);
  report.field(value, "finish_reason", (item) => checkTextGenerationOutputFinishReason(item, report));
  report.field(value, "generated_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "seed", (item) => item === null || report.integer(item, { minimum: 0 }));
  report.field(value, "prefill", (item) => checkTextGenerationOutputDetailsPrefill(item, report));
  report.field(value, "tokens", (item) => report.array(item, (part) => checkTextGenerationOutputToken(part, report)));
  report.field(value, "top_tokens", (item) => checkTextGenerationOutputDetailsTopTokens(item, report));
  report.field(value, "best_of_sequences", (item) => checkTextGenerationOutputDetailsBestOfSequences(item, report));
}

/** Records the problems of a value that should be `TextGenerationOutputFinishReason`. */
function checkTextGenerationOutputFinishReason(value: unknown, report: Report): void {
  report.oneOf(value, ["length", "eos_token", "stop_sequence"]);
}

/** Checks one part of a larger value. */
function checkTextGenerationOutputDetailsPrefill(value: unknown, report: Report): void {
  report.array(value, (item) => checkTextGenerationOutputPrefillToken(item, report));
}

/** Records the problems of a value that should be `TextGenerationOutputPrefillToken`. */
function checkTextGenerationOutputPrefillToken(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "text", "logprob"]);
  report.field(value, "id", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "logprob", (item) => item === null || report.number(item));
}

/** Records the problems of a value that should be `TextGenerationOutputToken`. */
function checkTextGenerationOutputToken(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["id", "text", "logprob", "special"]);
  report.field(value, "id", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "logprob", (item) => item === null || report.number(item));
  report.field(value, "special", (item) => report.boolean(item));
}

/** Checks one part of a larger value. */
function checkTextGenerationOutputDetailsTopTokens(value: unknown, report: Report): void {
  report.array(value, (item) => report.array(item, (part) => checkTextGenerationOutputToken(part, report)));
}

/** Checks one part of a larger value. */
function checkTextGenerationOutputDetailsBestOfSequences(value: unknown, report: Report): void {
  if (value !== null) report.array(value, (item) => checkTextGenerationOutputBestOfSequence(item, report));
}

/** Records the problems of a value that should be `TextGenerationOutputBestOfSequence`. */
function checkTextGenerationOutputBestOfSequence(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["generated_text", "finish_reason", "generated_tokens", "prefill", "tokens"]);
  report.field(value, "generated_text", (item) => report.string(item));
  report.field(value, "finish_reason", (item) => checkTextGenerationOutputFinishReason(item, report));
  report.field(value, "generated_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "seed", (item) => item === null || report.integer(item, { minimum: 0 }));
  report.field(value, "prefill", (item) => checkTextGenerationOutputBestOfSequencePrefill(item, report));
  report.field(value, "tokens", (item) => report.array(item, (part) => checkTextGenerationOutputToken(part, report)));
  report.field(value, "top_tokens", (item) => checkTextGenerationOutputBestOfSequenceTopTokens(item, report));
}

/** Checks one part of a larger value. */
function checkTextGenerationOutputBestOfSequencePrefill(value: unknown, report: Report): void {
  report.array(value, (item) => checkTextGenerationOutputPrefillToken(item, report));
}

/** Checks one part of a larger value. */
function checkTextGenerationOutputBestOfSequenceTopTokens(value: unknown, report: Report): void {
  report.array(value, (item) => report.array(item, (part) => checkTextGenerationOutputToken(part, report)));
}

/** Records the problems of a value that should be `TextGenerationStreamOutput`. */
export function checkTextGenerationStreamOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["index", "token"]);
  report.field(value, "index", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "token", (item) => checkTextGenerationStreamOutputToken(item, report));
  report.field(value, "top_tokens", (item) => checkTextGenerationStreamOutputTopTokens(item, report));
  report.field(value, "generated_text", (item) => item === null || report.string(item));
  report.field(value, "details", (item) => item === null || checkTextGenerationStreamOutputStreamDetails(item, report));
}

/** Records the problems of a value that should be `TextGenerationStreamOutputToken`. */
function checkTextGenerationStreamOutputToken(value: unknown, report: Report): void {
  checkTextGenerationOutputToken(value, report);
}

/** Checks one part of a larger value. */
function checkTextGenerationStreamOutputTopTokens(value: unknown, report: Report): void {
  report.array(value, (item) => checkTextGenerationStreamOutputToken(item, report));
}

/** Records the problems of a value that should be `TextGenerationStreamOutputStreamDetails`. */
function checkTextGenerationStreamOutputStreamDetails(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["finish_reason", "generated_tokens", "input_length"]);
  report.field(value, "finish_reason", (item) => checkTextGenerationOutputFinishReason(item, report));
  report.field(value, "generated_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "input_length", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "seed", (item) => item === null || report.integer(item, { minimum: 0 }));
}
