// Generated – do not edit.
// source:    spec/io/text-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";
import { checkClassificationOutput, checkClassificationOutputTransform } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks which classes a text belongs to. */
export interface TextClassificationInput {
  [property: string]: unknown;
  /** The text to classify. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TextClassificationParameters;
}

/** The classes found, highest score first. */
export type TextClassificationOutput = TextClassificationOutputElement[];

/** Settings for classifying text. */
export interface TextClassificationParameters {
  [property: string]: unknown;
  /**
   * How the raw numbers of the model become scores. Absent: what fits the model, sigmoid where several classes can hold
   * at once and softmax otherwise.
   */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * How many classes to give back, best first; all of them if the model has fewer. Absent: up to the server.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One class the text may belong to, with its score. */
export type TextClassificationOutputElement = ClassificationOutput;

/** Records the problems of a value that should be `TextClassificationInput`. */
export function checkTextClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextClassificationParameters(item, report));
}

/** Records the problems of a value that should be `TextClassificationParameters`. */
function checkTextClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "function_to_apply", (item) => checkClassificationOutputTransform(item, report));
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `TextClassificationOutput`. */
export function checkTextClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkTextClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `TextClassificationOutputElement`. */
function checkTextClassificationOutputElement(value: unknown, report: Report): void {
  checkClassificationOutput(value, report);
}
