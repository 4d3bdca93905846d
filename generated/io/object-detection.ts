// Generated – do not edit.
// source:    spec/io/object-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { BoundingBox } from "./common.ts";

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
