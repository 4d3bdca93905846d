// Generated – do not edit.
// source:    spec/io/text-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";

/** Request to classify a text. */
export interface TextClassificationInput {
  [property: string]: unknown;
  /** The text to classify. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TextClassificationParameters;
}

/** The classes found, highest score first. */
export type TextClassificationOutput = TextClassificationOutputElement[];

/** Settings for text classification. */
export interface TextClassificationParameters {
  [property: string]: unknown;
  /**
   * Function that converts the raw outputs of the model to scores. Default: sigmoid if several classes can apply at
   * once, otherwise softmax.
   */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * Maximum number of classes to return, highest score first. Default: the server's default.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One possible class of the text, and its score. */
export type TextClassificationOutputElement = ClassificationOutput;
