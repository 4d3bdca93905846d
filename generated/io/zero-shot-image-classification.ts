// Generated – do not edit.
// source:    spec/io/zero-shot-image-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks which of the classes named by the caller an image belongs to. */
export interface ZeroShotImageClassificationInput {
  [property: string]: unknown;
  /** The image to classify, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** The classes to choose from, and settings of this call. */
  parameters: ZeroShotImageClassificationParameters;
}

/** All classes that were named, highest score first. */
export type ZeroShotImageClassificationOutput = ZeroShotImageClassificationOutputElement[];

/** One of the named classes with its score. */
export interface ZeroShotImageClassificationOutputElement {
  [property: string]: unknown;
  /** Name of the class, as it was given. */
  label: string;
  /**
   * How well the class fits, from 0 to 1. With most models the scores add up to 1; some score each class by itself.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
}

/** Classes and settings for classifying images. */
export interface ZeroShotImageClassificationParameters {
  [property: string]: unknown;
  /**
   * Names of the classes to choose from, at least one.
   *
   * @minItems 1
   */
  candidate_labels: string[];
  /**
   * Sentence that is compared with the image for each class, with {} where the name of the class goes. Absent: up to
   * the server, usually an English sentence.
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
