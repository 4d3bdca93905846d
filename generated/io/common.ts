// Generated – do not edit.
// source:    spec/io/_common.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Width and height of the image or video, in pixels. */
export interface TargetSize {
  [property: string]: unknown;
  /**
   * Width in pixels.
   *
   * @integer
   * @minimum 1
   */
  width: number;
  /**
   * Height in pixels.
   *
   * @integer
   * @minimum 1
   */
  height: number;
}

/**
 * Bounding box in an image. The sides of the box are parallel to the sides of the image. All values are in pixels of
 * the input image, counted from its top left corner.
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
   * Top edge, in pixels from the top of the image.
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
   * Bottom edge, in pixels from the top of the image. Not smaller than ymin.
   *
   * @integer
   */
  ymax: number;
}

/**
 * Function that converts the raw outputs of a classifier to scores. With softmax, all scores add up to 1. With sigmoid,
 * each score is between 0 and 1, independently of the others. With none, the raw outputs are not changed.
 */
export type ClassificationOutputTransform = "sigmoid" | "softmax" | "none";

/** One class and its score. */
export interface ClassificationOutput {
  [property: string]: unknown;
  /** Name of the class, as the model defines it. */
  label: string;
  /**
   * Score of the class. A higher score means that the class is more likely. The score is between 0 and 1 after softmax
   * or sigmoid, and any number if no function is applied.
   */
  score: number;
}

/**
 * Sets when beam search ends. With true, it ends as soon as the number of finished candidates equals the number of
 * beams. With false, it ends when a better candidate is unlikely. With "never", it ends only when no better candidate
 * is possible.
 */
export type EarlyStoppingUnion = boolean | "never";

/**
 * Settings for token generation. They affect only models that generate their output token by token. Settings that you
 * omit are taken from the model's generation settings.
 */
export interface GenerationParameters {
  [property: string]: unknown;
  /**
   * Controls the randomness of sampling. The raw scores of the tokens are divided by this value. Values below 1 favour
   * likely tokens, and values above 1 make the output more varied. Only used if tokens are sampled.
   *
   * @minimum 0
   */
  temperature?: number;
  /**
   * Samples only from this many of the most likely tokens.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
  /**
   * Samples only from the most likely tokens whose probabilities add up to this value (nucleus sampling). With 1, all
   * tokens are used.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  top_p?: number;
  /**
   * Samples only from the most typical tokens whose probabilities add up to this value. A token is typical if its
   * information content is close to the expected value. With 1, all tokens are used.
   *
   * @maximum 1
   * @exclusiveMinimum 0
   */
  typical_p?: number;
  /**
   * Tokens with a probability below this value are not sampled. 0 excludes no tokens. Useful values are about 0.0003 to
   * 0.0009.
   *
   * @minimum 0
   * @exclusiveMaximum 1
   */
  epsilon_cutoff?: number;
  /**
   * Tokens with a probability below a limit are not sampled. This value sets the limit. The limit is lower when the
   * model is less certain about the next token. 0 excludes no tokens. Useful values are about 0.0003 to 0.002.
   *
   * @minimum 0
   * @exclusiveMaximum 1
   */
  eta_cutoff?: number;
  /**
   * Maximum total number of tokens, including the prompt. If max_new_tokens is set, it takes precedence.
   *
   * @integer
   * @minimum 1
   */
  max_length?: number;
  /**
   * Maximum number of tokens to generate. The prompt does not count.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /**
   * Minimum total number of tokens, including the prompt. If min_new_tokens is set, it takes precedence.
   *
   * @integer
   * @minimum 0
   */
  min_length?: number;
  /**
   * Minimum number of tokens to generate. The prompt does not count. Generation cannot end before this number is
   * reached.
   *
   * @integer
   * @minimum 0
   */
  min_new_tokens?: number;
  /**
   * If true, each token is sampled at random according to its probability. If false, the most likely token is always
   * used.
   */
  do_sample?: boolean;
  /** Sets when beam search ends. Only used with more than one beam. */
  early_stopping?: EarlyStoppingUnion;
  /**
   * Number of candidates that beam search keeps at each step. 1 means no beam search.
   *
   * @integer
   * @minimum 1
   */
  num_beams?: number;
  /**
   * Number of groups into which the beams are divided. Groups make the results more diverse. num_beams must be a
   * multiple of this number.
   *
   * @integer
   * @minimum 1
   */
  num_beam_groups?: number;
  /**
   * Weight of the repetition penalty in contrastive search, relative to the probability of the token. Requires top_k
   * above 1. 0 turns off contrastive search.
   *
   * @minimum 0
   * @maximum 1
   */
  penalty_alpha?: number;
  /** If true, results for earlier tokens are stored and reused. This is faster, but uses more memory. */
  use_cache?: boolean;
}
