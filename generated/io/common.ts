// Generated – do not edit.
// source:    spec/io/_common.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Width and height, in pixels, of the image or video to be made. */
export interface TargetSize {
  [property: string]: unknown;
  /**
   * Horizontal size in pixels.
   *
   * @integer
   * @minimum 1
   */
  width: number;
  /**
   * Vertical size in pixels.
   *
   * @integer
   * @minimum 1
   */
  height: number;
}

/**
 * A rectangle in an image with sides parallel to the image's. Values are pixels of the image that was sent, counted
 * from its top left corner.
 */
export interface BoundingBox {
  [property: string]: unknown;
  /**
   * Left edge, in pixels from the left side of the image.
   *
   * @integer
   */
  xmin: number;
  /**
   * Top edge, in pixels from the upper side of the image.
   *
   * @integer
   */
  ymin: number;
  /**
   * Right edge, in pixels from the left side of the image. Not smaller than xmin.
   *
   * @integer
   */
  xmax: number;
  /**
   * Bottom edge, in pixels from the upper side of the image. Not smaller than ymin.
   *
   * @integer
   */
  ymax: number;
}

/**
 * What is done to the raw numbers of a classifier to get scores: softmax makes all scores add up to 1, sigmoid puts
 * each one between 0 and 1 by itself, none leaves them as they are.
 */
export type ClassificationOutputTransform = "sigmoid" | "softmax" | "none";

/** One class with the score that the model gives it. */
export interface ClassificationOutput {
  [property: string]: unknown;
  /** Name of the class as the model knows it. */
  label: string;
  /**
   * How strongly the model favours the class. Between 0 and 1 after softmax or sigmoid, any number when no function was
   * applied.
   */
  score: number;
}

/**
 * When beam search ends: true as soon as there are as many finished candidates as beams, false when a better one is
 * unlikely, "never" only when no better one is possible.
 */
export type EarlyStoppingUnion = boolean | "never";

/**
 * How a model that writes its output token by token picks the tokens. What is left out is taken from the generation
 * settings of the model.
 */
export interface GenerationParameters {
  [property: string]: unknown;
  /**
   * Divides the raw scores before a token is drawn: below 1 the output keeps to likely tokens, above 1 it varies more.
   * Only matters when sampling.
   *
   * @minimum 0
   */
  temperature?: number;
  /**
   * Sampling looks only at this many of the most likely tokens.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
  /**
   * Sampling looks only at the smallest set of most likely tokens whose probabilities reach this sum. 1 keeps all
   * tokens.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  top_p?: number;
  /**
   * Sampling looks only at the tokens whose surprise is nearest to the expected one, until their probabilities reach
   * this sum. 1 keeps all tokens.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  typical_p?: number;
  /**
   * Sampling leaves out tokens whose probability is below this value. 0 leaves out none; useful values are about 0.0003
   * to 0.0009.
   *
   * @minimum 0
   * @exclusiveMaximum 1
   */
  epsilon_cutoff?: number;
  /**
   * Like epsilon_cutoff, with a limit that falls when the model is unsure of the next token. 0 leaves out none; useful
   * values are about 0.0003 to 0.002.
   *
   * @minimum 0
   * @exclusiveMaximum 1
   */
  eta_cutoff?: number;
  /**
   * Most tokens in all, those of a prompt counted too. max_new_tokens, when given, goes before it.
   *
   * @integer
   * @minimum 1
   */
  max_length?: number;
  /**
   * Most tokens that are generated, not counting a prompt.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /**
   * Fewest tokens in all, those of a prompt counted too. min_new_tokens, when given, goes before it.
   *
   * @integer
   * @minimum 0
   */
  min_length?: number;
  /**
   * Fewest tokens that are generated, not counting a prompt; no end is allowed before.
   *
   * @integer
   * @minimum 0
   */
  min_new_tokens?: number;
  /** true draws each token at random by its probability; false always goes on with the most likely one. */
  do_sample?: boolean;
  /** When beam search may end. Only matters with more than one beam. */
  early_stopping?: EarlyStoppingUnion;
  /**
   * How many candidates beam search carries along at a time. 1 means no beam search.
   *
   * @integer
   * @minimum 1
   */
  num_beams?: number;
  /**
   * Into how many groups the beams are split, so that the groups come out different from each other. num_beams has to
   * be a multiple of it.
   *
   * @integer
   * @minimum 1
   */
  num_beam_groups?: number;
  /**
   * In contrastive search, the weight of the penalty for repeating what was said, against the probability of the token.
   * Needs top_k above 1; 0 turns it off.
   *
   * @minimum 0
   * @maximum 1
   */
  penalty_alpha?: number;
  /** Whether results for earlier tokens are kept and used again, which is faster and takes more memory. */
  use_cache?: boolean;
}

/** Records the problems of a value that should be `TargetSize`. */
export function checkTargetSize(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["width", "height"]);
  report.field(value, "width", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "height", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `BoundingBox`. */
export function checkBoundingBox(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["xmin", "ymin", "xmax", "ymax"]);
  report.field(value, "xmin", (item) => report.integer(item));
  report.field(value, "ymin", (item) => report.integer(item));
  report.field(value, "xmax", (item) => report.integer(item));
  report.field(value, "ymax", (item) => report.integer(item));
}

/** Records the problems of a value that should be `ClassificationOutputTransform`. */
export function checkClassificationOutputTransform(value: unknown, report: Report): void {
  report.oneOf(value, ["sigmoid", "softmax", "none"]);
}

/** Records the problems of a value that should be `ClassificationOutput`. */
export function checkClassificationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "score"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item));
}

/** Records the problems of a value that should be `EarlyStoppingUnion`. */
export function checkEarlyStoppingUnion(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.boolean(item), (item) => report.oneOf(item, ["never"])]);
}

/** Records the problems of a value that should be `GenerationParameters`. */
export function checkGenerationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "temperature", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "top_p", (item) => report.number(item, { maximum: 1, exclusiveMinimum: 0 }));
  report.field(value, "typical_p", (item) => report.number(item, { maximum: 1, exclusiveMinimum: 0 }));
  report.field(value, "epsilon_cutoff", (item) => report.number(item, { minimum: 0, exclusiveMaximum: 1 }));
  report.field(value, "eta_cutoff", (item) => report.number(item, { minimum: 0, exclusiveMaximum: 1 }));
  report.field(value, "max_length", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "max_new_tokens", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "min_length", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "min_new_tokens", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "do_sample", (item) => report.boolean(item));
  report.field(value, "early_stopping", (item) => checkEarlyStoppingUnion(item, report));
  report.field(value, "num_beams", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "num_beam_groups", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "penalty_alpha", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "use_cache", (item) => report.boolean(item));
}
