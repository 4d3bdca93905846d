// Generated – do not edit.
// source:    spec/io/feature-extraction.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to convert texts to vectors (embeddings). */
export interface FeatureExtractionInput {
  [property: string]: unknown;
  /** The text or list of texts to convert. */
  inputs: FeatureExtractionInputs;
  /**
   * If true, each vector is scaled to length 1. Default: true.
   *
   * @default true
   */
  normalize?: boolean;
  /**
   * Name of a prompt in the model's configuration, such as query. The text of the prompt is added before each input.
   * Default: no prompt.
   */
  prompt_name?: string | null;
  /**
   * If true, texts that are too long for the model are truncated. If false, they are rejected. Default: false, unless
   * the server has another setting.
   *
   * @default false
   */
  truncate?: boolean | null;
  /** End at which texts that are too long are truncated. Default: right. */
  truncation_direction?: FeatureExtractionInputTruncationDirection;
}

/** The text or list of texts to convert. */
export type FeatureExtractionInputs = string | string[];

/**
 * The vectors, in the order of the inputs. A model with one vector per text returns a list of vectors, or only one
 * vector. A model with one vector per token returns lists that are nested one or two levels deeper.
 */
export type FeatureExtractionOutput =
  | FeatureExtractionVector
  | FeatureExtractionVectorList
  | FeatureExtractionVectorGrid
  | FeatureExtractionVectorGrid[];

/**
 * End at which a text is truncated. With right, the last tokens are removed. With left, the first tokens are removed.
 */
export type FeatureExtractionInputTruncationDirection = "left" | "right";

/** One vector. Its length depends on the model. */
export type FeatureExtractionVector = number[];

/** A list of vectors, such as one per text or one per token. */
export type FeatureExtractionVectorList = FeatureExtractionVector[];

/** A list of lists of vectors, such as one list per text, with one vector per token. */
export type FeatureExtractionVectorGrid = FeatureExtractionVectorList[];
