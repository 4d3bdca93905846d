// Generated – do not edit.
// source:    spec/io/text-ranking.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to rank texts by how well they match a query. */
export interface TextRankingInput {
  [property: string]: unknown;
  /** The query and the texts. */
  inputs: TextRankingInputData;
  /** Settings for the scores and the response. Default: the default of each setting. */
  parameters?: TextRankingParameters;
}

/** The query and the texts. */
export interface TextRankingInputData {
  [property: string]: unknown;
  /** Question or search words to compare with the texts. */
  query: string;
  /**
   * The texts to rank, such as passages from a faster search.
   *
   * @minItems 1
   */
  texts: string[];
}

/** The texts, highest score first. The list contains all texts unless top_k is set. */
export type TextRankingOutput = TextRankingOutputElement[];

/** One text in the ranking. */
export interface TextRankingOutputElement {
  [property: string]: unknown;
  /**
   * Index of the text in texts, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  index: number;
  /**
   * How well the text matches the query. Higher is better. The score is from 0 to 1. It can be any number if raw_scores
   * is true, or if the model has only raw scores.
   */
  score: number;
  /** The text. Only set if return_text is true. */
  text?: string | null;
}

/** Settings for the scores and the response. */
export interface TextRankingParameters {
  [property: string]: unknown;
  /**
   * Maximum number of texts to return, highest score first. Default: all texts.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
  /**
   * If true, the model's raw scores are returned. If false, scores are mapped to the range from 0 to 1. Default: false.
   *
   * @default false
   */
  raw_scores?: boolean;
  /**
   * If true, each entry of the response contains its text. Default: false.
   *
   * @default false
   */
  return_text?: boolean;
  /**
   * If true, texts that are too long for the model are truncated. If false, they cause an error. Default: false.
   *
   * @default false
   */
  truncate?: boolean;
  /**
   * End at which texts that are too long are truncated. Only used if truncate is true. Default: right.
   *
   * @default "right"
   */
  truncation_direction?: TextRankingTruncationDirection;
}

/**
 * End at which texts that are too long are truncated. Only used if truncate is true. Default: right.
 *
 * @default "right"
 */
export type TextRankingTruncationDirection = "left" | "right";
