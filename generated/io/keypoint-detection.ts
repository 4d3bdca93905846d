// Generated – do not edit.
// source:    spec/io/keypoint-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/**
 * An image in which to find points of meaning, such as joints of a body, or corners that another image can be matched
 * with.
 */
export interface KeypointDetectionInput {
  [property: string]: unknown;
  /** The image to search. */
  inputs: Blob;
  /** Which points to give back. Absent: the model's own defaults. */
  parameters?: KeypointDetectionParameters;
}

/**
 * One entry per object found, such as a person or a hand; a single entry when the points belong to the image as a
 * whole.
 */
export type KeypointDetectionOutput = KeypointDetectionOutputElement[];

/** The points of one object. */
export interface KeypointDetectionOutputElement {
  [property: string]: unknown;
  /** The points, in an order that the model fixes. */
  keypoints: KeypointDetectionOutputKeypoint[];
  /**
   * How sure the model is of the object as a whole, from 0 to 1. Absent when it scores points only.
   *
   * @minimum 0
   * @maximum 1
   */
  score?: number;
}

/** One point. The origin is the upper left corner of the image. */
export interface KeypointDetectionOutputKeypoint {
  [property: string]: unknown;
  /**
   * Distance from the left edge in pixels of the input, fractions allowed. It lies outside the image for a point the
   * model guesses there.
   */
  x: number;
  /**
   * Distance from the upper edge in pixels of the input, fractions allowed. It lies outside the image for a point the
   * model guesses there.
   */
  y: number;
  /**
   * How sure the model is of this point, about 0 to 1; a raw heat-map peak can lie slightly outside. Absent: not told.
   */
  score?: number;
  /** What the point is, such as left_elbow. Absent when points have no names. */
  label?: string;
}

/** Settings for the choice of points. */
export interface KeypointDetectionParameters {
  [property: string]: unknown;
  /**
   * Drop points that the model is less sure of than this. Absent: the model's own value.
   *
   * @minimum 0
   * @maximum 1
   */
  threshold?: number;
  /**
   * Largest number of points per object, the surest ones first. Absent: all that pass the threshold.
   *
   * @integer
   * @minimum 1
   */
  max_keypoints?: number;
}

/** Records the problems of a value that should be `KeypointDetectionInput`. */
export function checkKeypointDetectionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkKeypointDetectionParameters(item, report));
}

/** Records the problems of a value that should be `KeypointDetectionParameters`. */
function checkKeypointDetectionParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "threshold", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "max_keypoints", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `KeypointDetectionOutput`. */
export function checkKeypointDetectionOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkKeypointDetectionOutputElement(item, report));
}

/** Records the problems of a value that should be `KeypointDetectionOutputElement`. */
function checkKeypointDetectionOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["keypoints"]);
  report.field(value, "keypoints", (item) => checkKeypointDetectionOutputElementKeypoints(item, report));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}

/** Checks one part of a larger value. */
function checkKeypointDetectionOutputElementKeypoints(value: unknown, report: Report): void {
  report.array(value, (item) => checkKeypointDetectionOutputKeypoint(item, report));
}

/** Records the problems of a value that should be `KeypointDetectionOutputKeypoint`. */
function checkKeypointDetectionOutputKeypoint(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["x", "y"]);
  report.field(value, "x", (item) => report.number(item));
  report.field(value, "y", (item) => report.number(item));
  report.field(value, "score", (item) => report.number(item));
  report.field(value, "label", (item) => report.string(item));
}
