// Generated – do not edit.
// source:    spec/io/token-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for the parts of a text, such as names, to be marked. */
export interface TokenClassificationInput {
  [property: string]: unknown;
  /** The text to mark up. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TokenClassificationParameters;
}

/** The marked parts, in the order of the text. Empty when there are none. */
export type TokenClassificationOutput = TokenClassificationOutputElement[];

/** One marked part of the text, a single token or several that belong together. */
export interface TokenClassificationOutputElement {
  [property: string]: unknown;
  /** Class of a part that was put together from tokens, such as PER. Absent when aggregation_strategy is none. */
  entity_group?: string;
  /** Class of a single token, as the model names it, such as B-PER. Only there when aggregation_strategy is none. */
  entity?: string;
  /**
   * How sure the model is of the class, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /** The part itself, as the tokenizer spells it; letter case and spaces may differ from the input. */
  word: string;
  /**
   * Where the part begins in the text, in characters (code points) counted from 0.
   *
   * @integer
   * @minimum 0
   */
  start: number;
  /**
   * Where the part ends in the text, counted like start; the first character after it.
   *
   * @integer
   * @minimum 0
   */
  end: number;
}

/** Settings for marking parts of a text. */
export interface TokenClassificationParameters {
  [property: string]: unknown;
  /**
   * Classes that are left out of the answer. Absent: only O, which stands for a token of no class.
   *
   * @default ["O"]
   */
  ignore_labels?: string[];
  /**
   * Lets long texts be read in pieces that have this many tokens in common; it must be smaller than what the model can
   * take, and aggregation_strategy may not be none. Absent: the text is not cut into pieces.
   *
   * @integer
   * @minimum 0
   */
  stride?: number;
  /** How tokens are put together to larger parts. Absent: up to the server. */
  aggregation_strategy?: TokenClassificationAggregationStrategy;
}

/**
 * none gives back every token by itself. simple joins neighbouring tokens of one class. first, average and max also
 * keep the tokens of a word in one class: that of its first token, of the mean of their scores, or of the token with
 * the highest score.
 */
export type TokenClassificationAggregationStrategy = "none" | "simple" | "first" | "average" | "max";

/** Records the problems of a value that should be `TokenClassificationInput`. */
export function checkTokenClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTokenClassificationParameters(item, report));
}

/** Records the problems of a value that should be `TokenClassificationParameters`. */
function checkTokenClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "ignore_labels", (item) => report.array(item, (part) => report.string(part)));
  report.field(value, "stride", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "aggregation_strategy", (item) => checkTokenClassificationAggregationStrategy(item, report));
}

/** Records the problems of a value that should be `TokenClassificationAggregationStrategy`. */
function checkTokenClassificationAggregationStrategy(value: unknown, report: Report): void {
  report.oneOf(value, ["none", "simple", "first", "average", "max"]);
}

/** Records the problems of a value that should be `TokenClassificationOutput`. */
export function checkTokenClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkTokenClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `TokenClassificationOutputElement`. */
function checkTokenClassificationOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["score", "word", "start", "end"]);
  report.field(value, "entity_group", (item) => report.string(item));
  report.field(value, "entity", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "word", (item) => report.string(item));
  report.field(value, "start", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "end", (item) => report.integer(item, { minimum: 0 }));
}
