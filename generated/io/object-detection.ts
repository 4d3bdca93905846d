// Generated – do not edit.
// source:    spec/io/object-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { BoundingBox } from "./common.ts";
import { checkBoundingBox } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks what objects an image shows and where. */
export interface ObjectDetectionInput {
  [property: string]: unknown;
  /** The image to search, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: ObjectDetectionParameters;
}

/** The objects found. Empty when there are none. */
export type ObjectDetectionOutput = ObjectDetectionOutputElement[];

/** One object that was found. */
export interface ObjectDetectionOutputElement {
  [property: string]: unknown;
  /** Name of the class that the object belongs to. */
  label: string;
  /**
   * How sure the model is of the object, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /** Where the object is in the image. */
  box: BoundingBox;
}

/** Settings for finding objects. */
export interface ObjectDetectionParameters {
  [property: string]: unknown;
  /**
   * Score, from 0 to 1, that an object must reach to be given back. Absent: up to the server, usually 0.5.
   *
   * @minimum 0
   * @maximum 1
   */
  threshold?: number;
}

/** Records the problems of a value that should be `ObjectDetectionInput`. */
export function checkObjectDetectionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkObjectDetectionParameters(item, report));
}

/** Records the problems of a value that should be `ObjectDetectionParameters`. */
function checkObjectDetectionParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "threshold", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}

/** Records the problems of a value that should be `ObjectDetectionOutput`. */
export function checkObjectDetectionOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkObjectDetectionOutputElement(item, report));
}

/** Records the problems of a value that should be `ObjectDetectionOutputElement`. */
function checkObjectDetectionOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "score", "box"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "box", (item) => checkBoundingBox(item, report));
}
