// Generated – do not edit.
// source:    spec/io/zero-shot-object-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { BoundingBox } from "./common.ts";
import { checkBoundingBox } from "./common.ts";
import type { Report } from "./report.ts";

/** Request to find objects in an image by their names or descriptions. */
export interface ZeroShotObjectDetectionInput {
  [property: string]: unknown;
  /** The input image, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Names or descriptions of the objects to find, and settings of this request. */
  parameters: ZeroShotObjectDetectionParameters;
}

/** The objects found. Empty if there are none. */
export type ZeroShotObjectDetectionOutput = ZeroShotObjectDetectionOutputElement[];

/** One detected object. */
export interface ZeroShotObjectDetectionOutputElement {
  [property: string]: unknown;
  /** Name or description of the object, as in candidate_labels. */
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

/** Names or descriptions of the objects to find. */
export interface ZeroShotObjectDetectionParameters {
  [property: string]: unknown;
  /**
   * Names or short descriptions of the objects to find. At least one is required.
   *
   * @minItems 1
   */
  candidate_labels: string[];
}

/** Records the problems of a value that should be `ZeroShotObjectDetectionInput`. */
export function checkZeroShotObjectDetectionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs", "parameters"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkZeroShotObjectDetectionParameters(item, report));
}

/** Records the problems of a value that should be `ZeroShotObjectDetectionParameters`. */
function checkZeroShotObjectDetectionParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["candidate_labels"]);
  report.field(value, "candidate_labels", (item) => report.array(item, (part) => report.string(part), { minItems: 1 }));
}

/** Records the problems of a value that should be `ZeroShotObjectDetectionOutput`. */
export function checkZeroShotObjectDetectionOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkZeroShotObjectDetectionOutputElement(item, report));
}

/** Records the problems of a value that should be `ZeroShotObjectDetectionOutputElement`. */
function checkZeroShotObjectDetectionOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "score", "box"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "box", (item) => checkBoundingBox(item, report));
}
