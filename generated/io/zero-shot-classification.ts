// Generated – do not edit.
// source:    spec/io/zero-shot-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to classify a text with your own classes. */
export interface ZeroShotClassificationInput {
  [property: string]: unknown;
  /** The text to classify. */
  inputs: string;
  /** The classes to choose from, and settings of this request. */
  parameters: ZeroShotClassificationParameters;
}

/** All given classes, highest score first. */
export type ZeroShotClassificationOutput = ZeroShotClassificationOutputElement[];

/** One of the given classes and its score. */
export interface ZeroShotClassificationOutputElement {
  [property: string]: unknown;
  /** Name of the class, as in candidate_labels. */
  label: string;
  /**
   * Probability of the class, from 0 to 1. The scores add up to 1 unless multi_label is true.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
}

/** Classes and settings for text classification. */
export interface ZeroShotClassificationParameters {
  [property: string]: unknown;
  /**
   * Names of the classes to choose from. At least one is required.
   *
   * @minItems 1
   */
  candidate_labels: string[];
  /**
   * Sentence that the model compares with the text for each class. {} is replaced by the name of the class. Default:
   * the server's default, usually an English sentence.
   */
  hypothesis_template?: string;
  /**
   * If true, several classes can apply at once, and each class is scored separately. If false, exactly one class
   * applies. Default: false.
   *
   * @default false
   */
  multi_label?: boolean;
}
