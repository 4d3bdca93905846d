// Generated – do not edit.
// source:    spec/io/fill-mask.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to predict the masked word in a text. */
export interface FillMaskInput {
  [property: string]: unknown;
  /** The text. A mask token of the model, such as [MASK] or <mask>, marks the missing word. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: FillMaskParameters;
}

/** The suggested tokens, most likely first. */
export type FillMaskOutput = FillMaskOutputElement[];

/** One suggested token. */
export interface FillMaskOutputElement {
  [property: string]: unknown;
  /** The complete text, with the token instead of the mask. */
  sequence: string;
  /**
   * Probability of the token, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Index of the token in the model's vocabulary, starting at 0.
   *
   * @integer
   * @minimum 0
   */
  token: number;
  /** The token as text. */
  token_str: string;
}

/** Settings for filling the mask. */
export interface FillMaskParameters {
  [property: string]: unknown;
  /**
   * Number of tokens to return, most likely first. Default: 5.
   *
   * @integer
   * @minimum 1
   * @default 5
   */
  top_k?: number;
  /**
   * The only words that the model can suggest. If a word is not a token of the model, the first token of the word is
   * used. Default: the whole vocabulary.
   */
  targets?: string[];
}
