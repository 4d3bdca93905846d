// Generated – do not edit.
// source:    spec/io/image-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";

/** Request to classify an image. */
export interface ImageClassificationInput {
  [property: string]: unknown;
  /** The image to classify, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: ImageClassificationParameters;
}

/** The classes found, highest score first. */
export type ImageClassificationOutput = ImageClassificationOutputElement[];

/** Settings for image classification. */
export interface ImageClassificationParameters {
  [property: string]: unknown;
  /**
   * Function that converts the raw outputs of the model to scores. Default: sigmoid if several classes can apply at
   * once, otherwise softmax.
   */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * Maximum number of classes to return, highest score first. Default: the server's default, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One possible class of the image, and its score. */
export type ImageClassificationOutputElement = ClassificationOutput;
