// Generated – do not edit.
// source:    spec/io/object-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { BoundingBox } from "./common.ts";
import { checkBoundingBox } from "./common.ts";
import type { Report } from "./report.ts";

/** Request to find objects in an image. */
export interface ObjectDetectionInput {
  [property: string]: unknown;
  /** The input image, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: ObjectDetectionParameters;
}

/** The objects found. Empty if there are none. */
export type ObjectDetectionOutput = ObjectDetectionOutputElement[];

/** One detected object. */
export interface ObjectDetectionOutputElement {
  [property: string]: unknown;
  /** Name of the object's class. */
  label: string;
  /**
   * Confidence score of the object, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /** Bounding box of the object in the image. */
  box: BoundingBox;
}

/** Settings for object detection. */
export interface ObjectDetectionParameters {
  [property: string]: unknown;
  /**
   * Minimum score of the objects to return, from 0 to 1. Default: the server's default, usually 0.5.
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
