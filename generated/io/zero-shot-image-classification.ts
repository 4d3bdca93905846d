// Generated – do not edit.
// source:    spec/io/zero-shot-image-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to classify an image with your own classes. */
export interface ZeroShotImageClassificationInput {
  [property: string]: unknown;
  /** The image to classify, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** The classes to choose from, and settings of this request. */
  parameters: ZeroShotImageClassificationParameters;
}

/** All given classes, highest score first. */
export type ZeroShotImageClassificationOutput = ZeroShotImageClassificationOutputElement[];

/** One of the given classes and its score. */
export interface ZeroShotImageClassificationOutputElement {
  [property: string]: unknown;
  /** Name of the class, as in candidate_labels. */
  label: string;
  /**
   * How well the class fits, from 0 to 1. With most models, the scores add up to 1. Some models score each class
   * separately.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
}

/** Classes and settings for image classification. */
export interface ZeroShotImageClassificationParameters {
  [property: string]: unknown;
  /**
   * Names of the classes to choose from. At least one is required.
   *
   * @minItems 1
   */
  candidate_labels: string[];
  /**
   * Sentence that the model compares with the image for each class. {} is replaced by the name of the class. Default:
   * the server's default, usually an English sentence.
   */
  hypothesis_template?: string;
}
