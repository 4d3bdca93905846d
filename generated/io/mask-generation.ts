// Generated – do not edit.
// source:    spec/io/mask-generation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/**
 * Request to find the mask of every object in an image, without class names. The model searches at a grid of points,
 * and overlapping masks are merged.
 */
export interface MaskGenerationInput {
  [property: string]: unknown;
  /** The input image. */
  inputs: Blob;
  /** Settings for the search and for the masks to return. Default: the default of each setting. */
  parameters?: MaskGenerationParameters;
}

/** The masks found, with a score for each mask. */
export interface MaskGenerationOutput {
  [property: string]: unknown;
  /**
   * One image per object. It has the size of the input image. Pixels of the object are white, and all others are black.
   */
  masks: Blob[];
  /**
   * Score of each mask, in the order of masks. The score is the model's estimate of how well the mask overlaps with the
   * true object. It is about 0 to 1, and higher is better.
   */
  scores: number[];
}

/** Settings for the search and for the masks to return. */
export interface MaskGenerationParameters {
  [property: string]: unknown;
  /**
   * Number of points that the model processes at once. Higher values are faster, but use more memory. Default: 64.
   *
   * @integer
   * @minimum 1
   * @default 64
   */
  points_per_batch?: number;
  /**
   * Number of points along each side of the grid. For example, 32 gives 1024 points. More points find smaller objects.
   * Default: 32.
   *
   * @integer
   * @minimum 1
   * @default 32
   */
  points_per_crop?: number;
  /**
   * Number of additional searches in smaller and smaller crops of the image. They find small objects. Default: 0, which
   * searches only the whole image.
   *
   * @integer
   * @minimum 0
   * @default 0
   */
  crops_n_layers?: number;
  /**
   * Share of the image's side by which neighbouring crops overlap. Not used if crops_n_layers is 0. Default: about
   * 0.34.
   *
   * @minimum 0
   * @maximum 1
   */
  crop_overlap_ratio?: number;
  /**
   * The number of points along each side of the grid is divided by this value for each additional layer of crops.
   * Default: 1, which keeps the same grid.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  crop_n_points_downscale_factor?: number;
  /**
   * Minimum raw score for a pixel to be part of the mask. Lower values give larger masks. Default: 0.
   *
   * @default 0
   */
  mask_threshold?: number;
  /**
   * Minimum score of the masks to return. The score of a mask must be above this value. Default: 0.88.
   *
   * @minimum 0
   * @maximum 1
   * @default 0.88
   */
  pred_iou_thresh?: number;
  /**
   * Minimum stability of a mask. A mask is removed if it changes too much when mask_threshold changes slightly. 1 means
   * no change. Default: 0.95.
   *
   * @minimum 0
   * @maximum 1
   * @default 0.95
   */
  stability_score_thresh?: number;
  /**
   * Amount by which mask_threshold is raised and lowered to measure the stability of a mask. Default: 1.
   *
   * @minimum 0
   * @default 1
   */
  stability_score_offset?: number;
  /**
   * Maximum overlap of the bounding boxes of two masks, from 0 to 1. If two boxes overlap more, only the better mask is
   * kept. Default: 0.7.
   *
   * @minimum 0
   * @maximum 1
   * @default 0.7
   */
  crops_nms_thresh?: number;
}
