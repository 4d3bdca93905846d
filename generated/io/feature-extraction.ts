// Generated – do not edit.
// source:    spec/io/feature-extraction.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for texts as vectors of numbers. */
export interface FeatureExtractionInput {
  [property: string]: unknown;
  /** The text, or the list of texts, to turn into vectors. */
  inputs: FeatureExtractionInputs;
  /**
   * Whether each vector is scaled to length 1. Absent: true.
   *
   * @default true
   */
  normalize?: boolean;
  /**
   * Name of a prompt in the configuration of the model, such as query; its text is put before each input. Absent or
   * null: nothing is put before.
   */
  prompt_name?: string | null;
  /**
   * Whether a text that is too long for the model is cut rather than refused. Absent or null: false, unless the server
   * is set up otherwise.
   *
   * @default false
   */
  truncate?: boolean | null;
  /** At which end a text that is too long is cut. Absent: right. */
  truncation_direction?: FeatureExtractionInputTruncationDirection;
}

/** The text, or the list of texts, to turn into vectors. */
export type FeatureExtractionInputs = string | string[];

/**
 * The vectors, in the order of the inputs. A model that gives one vector per text answers with a list of vectors, or
 * one vector alone; one that gives a vector per token nests a level or two deeper.
 */
export type FeatureExtractionOutput =
  | FeatureExtractionVector
  | FeatureExtractionVectorList
  | FeatureExtractionVectorGrid
  | FeatureExtractionVectorGrid[];

/** The end of the text that is lost: right drops the last tokens, left the first ones. */
export type FeatureExtractionInputTruncationDirection = "left" | "right";

/** One vector, as long as the model makes it. */
export type FeatureExtractionVector = number[];

/** Vectors in a row, such as one for each text or one for each token. */
export type FeatureExtractionVectorList = FeatureExtractionVector[];

/** Rows of vectors, such as one row for each text with one vector for each of its tokens. */
export type FeatureExtractionVectorGrid = FeatureExtractionVectorList[];

/** Records the problems of a value that should be `FeatureExtractionInput`. */
export function checkFeatureExtractionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkFeatureExtractionInputs(item, report));
  report.field(value, "normalize", (item) => report.boolean(item));
  report.field(value, "prompt_name", (item) => item === null || report.string(item));
  report.field(value, "truncate", (item) => item === null || report.boolean(item));
  report.field(value, "truncation_direction", (item) => checkFeatureExtractionInputTruncationDirection(item, report));
}

/** Records the problems of a value that should be `FeatureExtractionInputs`. */
function checkFeatureExtractionInputs(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.string(item), (item) => report.array(item, (part) => report.string(part))]);
}

/** Records the problems of a value that should be `FeatureExtractionInputTruncationDirection`. */
function checkFeatureExtractionInputTruncationDirection(value: unknown, report: Report): void {
  report.oneOf(value, ["left", "right"]);
}

/** Records the problems of a value that should be `FeatureExtractionOutput`. */
export function checkFeatureExtractionOutput(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => checkFeatureExtractionVector(item, report),
    (item) => checkFeatureExtractionVectorList(item, report),
    (item) => checkFeatureExtractionVectorGrid(item, report),
    (item) => report.array(item, (part) => checkFeatureExtractionVectorGrid(part, report)),
  ]);
}

/** Records the problems of a value that should be `FeatureExtractionVector`. */
function checkFeatureExtractionVector(value: unknown, report: Report): void {
  report.array(value, (item) => report.number(item));
}

/** Records the problems of a value that should be `FeatureExtractionVectorList`. */
function checkFeatureExtractionVectorList(value: unknown, report: Report): void {
  report.array(value, (item) => checkFeatureExtractionVector(item, report));
}

/** Records the problems of a value that should be `FeatureExtractionVectorGrid`. */
function checkFeatureExtractionVectorGrid(value: unknown, report: Report): void {
  report.array(value, (item) => checkFeatureExtractionVectorList(item, report));
}
