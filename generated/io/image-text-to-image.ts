// Generated – do not edit.
// source:    spec/io/image-text-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";

/** Request to generate an image from an image, a text, or both. At least one of the two is required. */
export interface ImageTextToImageInput {
  [property: string]: unknown;
  /** The input image, such as a JPEG or PNG file. Default: no image. Only the prompt is then used. */
  inputs?: Blob;
  /** The prompt and the settings of this request. Default: no prompt and the server's defaults. */
  parameters?: ImageTextToImageParameters;
}

/** The generated image. */
export interface ImageTextToImageOutput {
  [property: string]: unknown;
  /** The image, in a file format that the server chooses. */
  image: Blob;
}

/** Prompt and settings for image generation. */
export interface ImageTextToImageParameters {
  [property: string]: unknown;
  /** Text that describes what the image should show, or what to change in the input image. Default: no prompt. */
  prompt?: string;
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
  /** Size of the generated image. Default: the model's default, often the size of the input image. */
  target_size?: TargetSize;
  /**
   * Seed of the random number generator. The same seed and settings should give the same image again. Default: a
   * different seed for each request.
   *
   * @integer
   */
  seed?: number;
}
