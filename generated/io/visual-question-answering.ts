// Generated – do not edit.
// source:    spec/io/visual-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request with a question about an image. */
export interface VisualQuestionAnsweringInput {
  [property: string]: unknown;
  /** The image and the question about it. */
  inputs: VisualQuestionAnsweringInputData;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: VisualQuestionAnsweringParameters;
}

/** The image and the question about it. */
export interface VisualQuestionAnsweringInputData {
  [property: string]: unknown;
  /** The image, in a common format such as JPEG or PNG. */
  image: Blob;
  /** The question, in a language that the model supports. */
  question: string;
}

/** The answers found, most likely first. */
export type VisualQuestionAnsweringOutput = VisualQuestionAnsweringOutputElement[];

/** One answer and its score. */
export interface VisualQuestionAnsweringOutputElement {
  [property: string]: unknown;
  /** Text of the answer, usually one or two words. Absent if the model returns only a score. */
  answer?: string;
  /**
   * Confidence score of the answer, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
}

/** Settings for visual question answering. */
export interface VisualQuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * Maximum number of answers to return, most likely first. Default: the server's default, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** Records the problems of a value that should be `VisualQuestionAnsweringInput`. */
export function checkVisualQuestionAnsweringInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkVisualQuestionAnsweringInputData(item, report));
  report.field(value, "parameters", (item) => checkVisualQuestionAnsweringParameters(item, report));
}

/** Records the problems of a value that should be `VisualQuestionAnsweringInputData`. */
function checkVisualQuestionAnsweringInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["image", "question"]);
  report.field(value, "image", (item) => report.media(item, "image"));
  report.field(value, "question", (item) => report.string(item));
}

/** Records the problems of a value that should be `VisualQuestionAnsweringParameters`. */
function checkVisualQuestionAnsweringParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `VisualQuestionAnsweringOutput`. */
export function checkVisualQuestionAnsweringOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkVisualQuestionAnsweringOutputElement(item, report));
}

/** Records the problems of a value that should be `VisualQuestionAnsweringOutputElement`. */
function checkVisualQuestionAnsweringOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["score"]);
  report.field(value, "answer", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}
