// Generated – do not edit.
// source:    spec/io/zero-shot-image-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `ZeroShotImageClassificationInput`. */
export function checkZeroShotImageClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs", "parameters"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkZeroShotImageClassificationParameters(item, report));
}

/** Records the problems of a value that should be `ZeroShotImageClassificationParameters`. */
function checkZeroShotImageClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["candidate_labels"]);
  report.field(value, "candidate_labels", (item) => report.array(item, (part) => report.string(part), { minItems: 1 }));
  report.field(value, "hypothesis_template", (item) => report.string(item));
}

/** Records the problems of a value that should be `ZeroShotImageClassificationOutput`. */
export function checkZeroShotImageClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkZeroShotImageClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `ZeroShotImageClassificationOutputElement`. */
function checkZeroShotImageClassificationOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "score"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}
