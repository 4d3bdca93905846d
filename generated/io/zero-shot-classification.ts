// Generated – do not edit.
// source:    spec/io/zero-shot-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `ZeroShotClassificationInput`. */
export function checkZeroShotClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs", "parameters"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkZeroShotClassificationParameters(item, report));
}

/** Records the problems of a value that should be `ZeroShotClassificationParameters`. */
function checkZeroShotClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["candidate_labels"]);
  report.field(value, "candidate_labels", (item) => report.array(item, (part) => report.string(part), { minItems: 1 }));
  report.field(value, "hypothesis_template", (item) => report.string(item));
  report.field(value, "multi_label", (item) => report.boolean(item));
}

/** Records the problems of a value that should be `ZeroShotClassificationOutput`. */
export function checkZeroShotClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkZeroShotClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `ZeroShotClassificationOutputElement`. */
function checkZeroShotClassificationOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "score"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}
