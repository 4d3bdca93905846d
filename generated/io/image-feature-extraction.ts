// Generated – do not edit.
// source:    spec/io/image-feature-extraction.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to convert an image to numbers that describe its content (features). */
export interface ImageFeatureExtractionInput {
  [property: string]: unknown;
  /** The input image. */
  inputs: Blob;
  /** Settings for the features to return. Default: the default of each setting. */
  parameters?: ImageFeatureExtractionParameters;
}

/**
 * The features, as nested lists with at most four levels. They are one vector for the image, one vector per patch, or a
 * grid of channels. Often an outer list represents the batch.
 */
export type ImageFeatureExtractionOutput =
  | ImageFeatureExtractionVector
  | ImageFeatureExtractionMatrix
  | ImageFeatureExtractionGrid
  | ImageFeatureExtractionGrid[];

/** Features of an image, of a patch or of a row of a channel. The length depends on the model. */
export type ImageFeatureExtractionVector = number[];

/** Several vectors, such as one per patch of the image, or one per image of a batch. */
export type ImageFeatureExtractionMatrix = ImageFeatureExtractionVector[];

/** Several matrices, such as one per channel, or the patches of each image of a batch. */
export type ImageFeatureExtractionGrid = ImageFeatureExtractionMatrix[];

/** Settings for the features to return. */
export interface ImageFeatureExtractionParameters {
  [property: string]: unknown;
  /**
   * If true, the model returns one vector for the whole image. If false, it returns one vector per patch. Models
   * without a pooled output reject true. Default: false.
   *
   * @default false
   */
  pool?: boolean;
}
