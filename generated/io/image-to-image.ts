// Generated – do not edit.
// source:    spec/io/image-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";

/** Request to change an image. */
export interface ImageToImageInput {
  [property: string]: unknown;
  /** The image to change, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** The prompt and the settings of this request. Default: no prompt and the server's defaults. */
  parameters?: ImageToImageParameters;
}

/** The changed image. */
export interface ImageToImageOutput {
  [property: string]: unknown;
  /** The image, in a file format that the server chooses. */
  image: Blob;
}

/** Prompt and settings for changing an image. */
export interface ImageToImageParameters {
  [property: string]: unknown;
  /**
   * Text that describes what to change, or what the new image should show. Default: no prompt. The model then performs
   * its standard task, such as upscaling.
   */
  prompt?: string;
  /**
   * How closely the image follows the prompt. High values follow it more strictly, but give less variety and sometimes
   * lower quality. Only diffusion models use it. Default: the model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** Text that describes what the image should not show. Default: no negative prompt. */
  negative_prompt?: string;
  /**
   * Number of denoising steps. More steps take longer, but usually give better quality. Only diffusion models use it.
   * Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /** Size of the generated image. Default: the model's default, often the size of the input image. */
  target_size?: TargetSize;
}
