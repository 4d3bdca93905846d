// Generated – do not edit.
// source:    spec/io/keypoint-detection.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/**
 * Request to find keypoints in an image. Keypoints are, for example, the joints of a body, or corners that can be
 * matched with another image.
 */
export interface KeypointDetectionInput {
  [property: string]: unknown;
  /** The input image. */
  inputs: Blob;
  /** Settings for the keypoints to return. Default: the model's defaults. */
  parameters?: KeypointDetectionParameters;
}

/**
 * One entry per detected object, such as a person or a hand. If the keypoints belong to the whole image, there is only
 * one entry.
 */
export type KeypointDetectionOutput = KeypointDetectionOutputElement[];

/** The keypoints of one object. */
export interface KeypointDetectionOutputElement {
  [property: string]: unknown;
  /** The keypoints, in an order that the model defines. */
  keypoints: KeypointDetectionOutputKeypoint[];
  /**
   * Confidence score of the whole object, from 0 to 1. Absent if the model scores only the keypoints.
   *
   * @minimum 0
   * @maximum 1
   */
  score?: number;
}

/** One keypoint. The origin is the top left corner of the image. */
export interface KeypointDetectionOutputKeypoint {
  [property: string]: unknown;
  /**
   * Distance from the left side of the input image, in pixels. It can be a fraction. It is outside the image if the
   * model estimates the keypoint there.
   */
  x: number;
  /**
   * Distance from the top of the input image, in pixels. It can be a fraction. It is outside the image if the model
   * estimates the keypoint there.
   */
  y: number;
  /**
   * Confidence score of the keypoint, about 0 to 1. Scores that come directly from a heat map can be slightly outside
   * this range. Absent if the model does not report it.
   */
  score?: number;
  /** Name of the keypoint, such as left_elbow. Absent if keypoints have no names. */
  label?: string;
}

/** Settings for the keypoints to return. */
export interface KeypointDetectionParameters {
  [property: string]: unknown;
  /**
   * Minimum score of the keypoints to return. Default: the model's default.
   *
   * @minimum 0
   * @maximum 1
   */
  threshold?: number;
  /**
   * Maximum number of keypoints per object, highest score first. Default: all keypoints that reach the threshold.
   *
   * @integer
   * @minimum 1
   */
  max_keypoints?: number;
}
