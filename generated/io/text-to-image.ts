// Generated – do not edit.
// source:    spec/io/text-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to generate an image from a text. */
export interface TextToImageInput {
  [property: string]: unknown;
  /** Text that describes what the image should show. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TextToImageParameters;
}

/** The generated image. */
export interface TextToImageOutput {
  [property: string]: unknown;
  /** The image, in a file format that the server chooses. */
  image: Blob;
}

/** Settings for image generation. */
export interface TextToImageParameters {
  [property: string]: unknown;
  /**
   * How closely the image follows the prompt. High values follow it more strictly, but give less variety and sometimes
   * lower quality. Default: the model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** Text that describes what the image should not show. Default: no negative prompt. */
  negative_prompt?: string;
  /**
   * Number of denoising steps. More steps take longer, but usually give better quality. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Width of the image in pixels. Many models require a multiple of 8 or 16. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  width?: number;
  /**
   * Height of the image in pixels. Many models require a multiple of 8 or 16. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  height?: number;
  /**
   * Name of the scheduler, which is the method that removes the noise. The server defines the supported names. Default:
   * the model's scheduler.
   */
  scheduler?: string;
  /**
   * Seed of the random number generator. The same seed and settings should give the same image again. Default: a
   * different seed for each request.
   *
   * @integer
   */
  seed?: number;
}
