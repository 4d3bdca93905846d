// Generated – do not edit.
// source:    spec/io/image-segmentation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to divide an image into segments. */
export interface ImageSegmentationInput {
  [property: string]: unknown;
  /** The image to segment, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: ImageSegmentationParameters;
}

/** The segments found, one per object or class. */
export type ImageSegmentationOutput = ImageSegmentationOutputElement[];

/** One segment and its pixels. */
export interface ImageSegmentationOutputElement {
  [property: string]: unknown;
  /** Name of the segment's class. */
  label: string;
  /**
   * A black-and-white PNG image as base64. It has the size of the input image, and the pixels of the segment are white.
   */
  mask: string;
  /**
   * Confidence score of the segment, from 0 to 1. Not set in semantic segmentation, which has no scores.
   *
   * @minimum 0
   * @maximum 1
   */
  score?: number | null;
}

/** Settings for image segmentation. */
export interface ImageSegmentationParameters {
  [property: string]: unknown;
  /**
   * Minimum probability for a pixel to be part of a segment, from 0 to 1. Default: the server's default, usually 0.5.
   *
   * @minimum 0
   * @maximum 1
   */
  mask_threshold?: number;
  /**
   * Minimum share of a mask that must remain after overlaps are removed, from 0 to 1. Segments with a smaller share are
   * removed. Default: the server's default, usually 0.5.
   *
   * @minimum 0
   * @maximum 1
   */
  overlap_mask_area_threshold?: number;
  /**
   * Type of segmentation. instance finds single objects, semantic finds one segment per class, and panoptic does both.
   * Default: the first of panoptic, instance and semantic that the model supports.
   */
  subtask?: ImageSegmentationSubtask;
  /**
   * Minimum score of the segments to return, from 0 to 1. Default: the server's default, usually 0.9.
   *
   * @minimum 0
   * @maximum 1
   */
  threshold?: number;
}

/**
 * Type of segmentation. instance finds single objects, semantic finds one segment per class, and panoptic does both.
 * Default: the first of panoptic, instance and semantic that the model supports.
 */
export type ImageSegmentationSubtask = "instance" | "panoptic" | "semantic";
