// Generated – do not edit.
// source:    spec/io/token-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to find parts of a text, such as names. */
export interface TokenClassificationInput {
  [property: string]: unknown;
  /** The text to search. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TokenClassificationParameters;
}

/** The parts found, in the order of the text. Empty if there are none. */
export type TokenClassificationOutput = TokenClassificationOutputElement[];

/** One part of the text: a single token, or several tokens that belong together. */
export interface TokenClassificationOutputElement {
  [property: string]: unknown;
  /** Class of a part that combines several tokens, such as PER. Absent if aggregation_strategy is none. */
  entity_group?: string;
  /** Class of a single token, as the model defines it, such as B-PER. Only set if aggregation_strategy is none. */
  entity?: string;
  /**
   * Confidence score of the class, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * The part as text, in the form that the tokenizer gives it. Upper and lower case and spaces can differ from the
   * input.
   */
  word: string;
  /**
   * Start of the part in the text, as a character index (code points) that starts at 0.
   *
   * @integer
   * @minimum 0
   */
  start: number;
  /**
   * End of the part in the text, as a character index (code points) that starts at 0. It is the index of the first
   * character after the part.
   *
   * @integer
   * @minimum 0
   */
  end: number;
}

/** Settings for token classification. */
export interface TokenClassificationParameters {
  [property: string]: unknown;
  /**
   * Classes that are not returned. Default: only O, the class of tokens that belong to no class.
   *
   * @default ["O"]
   */
  ignore_labels?: string[];
  /**
   * Number of tokens that neighbouring segments of a long text share. It must be smaller than the maximum length of the
   * model. aggregation_strategy must not be none. Default: the text is not split into segments.
   *
   * @integer
   * @minimum 0
   */
  stride?: number;
  /** Sets how tokens are combined into larger parts. Default: the server's default. */
  aggregation_strategy?: TokenClassificationAggregationStrategy;
}

/**
 * none returns each token separately. simple combines neighbouring tokens of the same class. first, average and max
 * also give all tokens of a word the same class. first uses the class of the first token, average uses the mean of the
 * scores, and max uses the token with the highest score.
 */
export type TokenClassificationAggregationStrategy = "none" | "simple" | "first" | "average" | "max";
