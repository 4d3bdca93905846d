// Generated – do not edit.
// source:    spec/io/depth-estimation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to estimate the depth (distance from the camera) of each part of an image. */
export interface DepthEstimationInput {
  [property: string]: unknown;
  /** The input image, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this request, if the server supports any. Default: the server's defaults. */
  parameters?: Record<string, unknown>;
}

/** The depth of the image as numbers, as an image, or both. */
export interface DepthEstimationOutput {
  [property: string]: unknown;
  /**
   * Estimated depth of each pixel, as nested lists of numbers. Rows are ordered from top to bottom. Depending on the
   * model, values are in metres or relative, and high values are near or far.
   */
  predicted_depth?: unknown;
  /**
   * The estimated depth as a greyscale image. It has the size of the input image, and the values are scaled to the
   * brightness range.
   */
  depth?: Blob;
}
