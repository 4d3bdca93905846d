// Generated – do not edit.
// source:    spec/io/zero-shot-object-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { BoundingBox } from "./common.ts";

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
