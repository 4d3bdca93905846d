// Generated – do not edit.
// source:    spec/io/depth-estimation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks how far away each part of an image is. */
export interface DepthEstimationInput {
  [property: string]: unknown;
  /** The image to measure, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this call, as far as the server knows any. Absent: the server's defaults. */
  parameters?: Record<string, unknown>;
}

/** The depth of the image, as numbers, as a picture, or both. */
export interface DepthEstimationOutput {
  [property: string]: unknown;
  /**
   * The estimate for each pixel, as nested lists of numbers, rows from top to bottom. Whether they are metres or only
   * relative, and whether near is high or low, depends on the model.
   */
  predicted_depth?: unknown;
  /** The estimate drawn as a greyscale picture of the size of the input, scaled to the range of brightness. */
  depth?: Blob;
}

/** Records the problems of a value that should be `DepthEstimationInput`. */
export function checkDepthEstimationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => report.object(item));
}

/** Records the problems of a value that should be `DepthEstimationOutput`. */
export function checkDepthEstimationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "depth", (item) => report.media(item, "image"));
}
