// Generated – do not edit.
// source:    spec/io/image-segmentation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks which pixels of an image belong to which thing. */
export interface ImageSegmentationInput {
  [property: string]: unknown;
  /** The image to divide up, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: ImageSegmentationParameters;
}

/** The segments found, one for each object or class. */
export type ImageSegmentationOutput = ImageSegmentationOutputElement[];

/** One segment and the pixels that belong to it. */
export interface ImageSegmentationOutputElement {
  [property: string]: unknown;
  /** Name of the class that the segment belongs to. */
  label: string;
  /** A black and white PNG picture of the size of the input, in Base64; the pixels of the segment are white. */
  mask: string;
  /**
   * How sure the model is of the segment, from 0 to 1. Absent or null in semantic segmentation, which gives none.
   *
   * @minimum 0
   * @maximum 1
   */
  score?: number | null;
}

/** Settings for dividing images into segments. */
export interface ImageSegmentationParameters {
  [property: string]: unknown;
  /**
   * Probability above which a pixel is counted as part of a segment, from 0 to 1. Absent: up to the server, usually
   * 0.5.
   *
   * @minimum 0
   * @maximum 1
   */
  mask_threshold?: number;
  /**
   * Share of a mask, from 0 to 1, that must be left to it after overlaps are settled; segments with less are dropped.
   * Absent: up to the server, usually 0.5.
   *
   * @minimum 0
   * @maximum 1
   */
  overlap_mask_area_threshold?: number;
  /**
   * Kind of segmentation: instance for single objects, semantic for one segment per class, panoptic for both. Absent:
   * the first of panoptic, instance, semantic that the model can do.
   */
  subtask?: ImageSegmentationSubtask;
  /**
   * Score, from 0 to 1, that a segment must reach to be given back. Absent: up to the server, usually 0.9.
   *
   * @minimum 0
   * @maximum 1
   */
  threshold?: number;
}

/**
 * Kind of segmentation: instance for single objects, semantic for one segment per class, panoptic for both. Absent: the
 * first of panoptic, instance, semantic that the model can do.
 */
export type ImageSegmentationSubtask = "instance" | "panoptic" | "semantic";

/** Records the problems of a value that should be `ImageSegmentationInput`. */
export function checkImageSegmentationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageSegmentationParameters(item, report));
}

/** Records the problems of a value that should be `ImageSegmentationParameters`. */
function checkImageSegmentationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "mask_threshold", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "overlap_mask_area_threshold", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "subtask", (item) => checkImageSegmentationSubtask(item, report));
  report.field(value, "threshold", (item) => report.number(item, { minimum: 0, maximum: 1 }));
}

/** Records the problems of a value that should be `ImageSegmentationSubtask`. */
function checkImageSegmentationSubtask(value: unknown, report: Report): void {
  report.oneOf(value, ["instance", "panoptic", "semantic"]);
}

/** Records the problems of a value that should be `ImageSegmentationOutput`. */
export function checkImageSegmentationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkImageSegmentationOutputElement(item, report));
}

/** Records the problems of a value that should be `ImageSegmentationOutputElement`. */
function checkImageSegmentationOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["label", "mask"]);
  report.field(value, "label", (item) => report.string(item));
  report.field(value, "mask", (item) => report.string(item));
  report.field(value, "score", (item) => item === null || report.number(item, { minimum: 0, maximum: 1 }));
}
