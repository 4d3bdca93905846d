// Generated – do not edit.
// source:    spec/io/unconditional-image-generation.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to generate images of the kind in the model's training data. There is no prompt. The images are random. */
export interface UnconditionalImageGenerationInput {
  [property: string]: unknown;
  /** This field has no meaning. Send null or an empty text to servers that require it. Otherwise, omit it. */
  inputs?: string | null;
  /** Number of images, and settings for image generation. Default: one image with the model's defaults. */
  parameters?: UnconditionalImageGenerationParameters;
}

/** The generated images. */
export interface UnconditionalImageGenerationOutput {
  [property: string]: unknown;
  /**
   * The images. batch_size sets their number. All images have the size of the model's training images.
   *
   * @minItems 1
   */
  images: Blob[];
}

/** Settings for image generation. */
export interface UnconditionalImageGenerationParameters {
  [property: string]: unknown;
  /**
   * Number of images to generate in one request. Default: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  batch_size?: number;
  /**
   * Number of denoising steps. More steps take longer, but usually give better quality. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Seed of the random number generator. The same seed and settings give the same images again. Default: a different
   * seed for each request.
   *
   * @integer
   */
  seed?: number;
}
