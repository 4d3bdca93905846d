// Generated – do not edit.
// source:    spec/io/mask-generation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/**
 * An image in which to outline every object, without names for them. The model is asked about a grid of points and
 * overlapping finds are merged.
 */
export interface MaskGenerationInput {
  [property: string]: unknown;
  /** The image to outline. */
  inputs: Blob;
  /** How densely to search and which masks to keep. Absent: the defaults of each setting. */
  parameters?: MaskGenerationParameters;
}

/** The masks found, with a score for each. */
export interface MaskGenerationOutput {
  [property: string]: unknown;
  /** One image per object, of the size of the input: white where the object is, black elsewhere. */
  masks: Blob[];
  /**
   * How well the model thinks each mask fits its object, in the order of masks. An estimate of the overlap with the
   * true outline: about 0 to 1, higher is better.
   */
  scores: number[];
}

/** Settings for the search and for the choice of masks. */
export interface MaskGenerationParameters {
  [property: string]: unknown;
  /**
   * How many points the model is asked about at once. More is quicker and takes more memory. Absent: 64.
   *
   * @integer
   * @minimum 1
   * @default 64
   */
  points_per_batch?: number;
  /**
   * Points along each side of the grid, so 32 makes 1024 points. More find smaller objects. Absent: 32.
   *
   * @integer
   * @minimum 1
   * @default 32
   */
  points_per_crop?: number;
  /**
   * How many times to search again in ever smaller cut-outs of the image, which finds small objects. Absent: 0, only
   * the whole image.
   *
   * @integer
   * @minimum 0
   * @default 0
   */
  crops_n_layers?: number;
  /**
   * Share of the image's side by which neighbouring cut-outs overlap. Without effect when crops_n_layers is 0. Absent:
   * about 0.34.
   *
   * @minimum 0
   * @maximum 1
   */
  crop_overlap_ratio?: number;
  /**
   * Divides the points along each side of the grid once more for each further layer of cut-outs. Absent: 1, the same
   * grid everywhere.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  crop_n_points_downscale_factor?: number;
  /**
   * Raw score from which a pixel belongs to the mask. Lower makes larger masks. Absent: 0.
   *
   * @default 0
   */
  mask_threshold?: number;
  /**
   * Drop masks whose score is not above this. Absent: 0.88.
   *
   * @minimum 0
   * @maximum 1
   * @default 0.88
   */
  pred_iou_thresh?: number;
  /**
   * Drop masks that change too much when mask_threshold is moved a little; 1 is no change. Absent: 0.95.
   *
   * @minimum 0
   * @maximum 1
   * @default 0.95
   */
  stability_score_thresh?: number;
  /**
   * How far mask_threshold is moved up and down for that test. Absent: 1.
   *
   * @minimum 0
   * @default 1
   */
  stability_score_offset?: number;
  /**
   * Of two masks whose boxes overlap by more than this share, only the better one stays. Absent: 0.7.
   *
   * @minimum 0
   * @maximum 1
   * @default 0.7
   */
  crops_nms_thresh?: number;
}

/** Records the problems of a value that should be `MaskGenerationInput`. */
export function checkMaskGenerationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkMaskGenerationParameters(item, report));
}

/** Records the problems of a value that should be `MaskGenerationParameters`. */
function checkMaskGenerationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "points_per_batch", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "points_per_crop", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "crops_n_layers", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "crop_overlap_ratio", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "crop_n_points_downscale_factor", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "mask_threshold", (item) => report.number(item));
  report.field(value, "pred_iou_thresh", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "stability_score_thresh", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "stability_score_offset", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "crops_nms_thresh", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}

/** Records the problems of a value that should be `MaskGenerationOutput`. */
export function checkMaskGenerationOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["masks", "scores"]);
  report.field(value, "masks", (item) => report.array(item, (part) => report.media(part, "image")));
  report.field(value, "scores", (item) => report.array(item, (part) => report.number(part)));
}
