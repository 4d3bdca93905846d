// Generated – do not edit.
// source:    spec/io/image-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";
import { checkClassificationOutput, checkClassificationOutputTransform } from "./common.ts";
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `ImageClassificationInput`. */
export function checkImageClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageClassificationParameters(item, report));
}

/** Records the problems of a value that should be `ImageClassificationParameters`. */
function checkImageClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "function_to_apply", (item) => checkClassificationOutputTransform(item, report));
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `ImageClassificationOutput`. */
export function checkImageClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkImageClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `ImageClassificationOutputElement`. */
function checkImageClassificationOutputElement(value: unknown, report: Report): void {
  checkClassificationOutput(value, report);
}
