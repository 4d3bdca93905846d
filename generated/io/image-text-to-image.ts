// Generated – do not edit.
// source:    spec/io/image-text-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";
import { checkTargetSize } from "./common.ts";
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `ImageTextToImageInput`. */
export function checkImageTextToImageInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageTextToImageParameters(item, report));
}

/** Records the problems of a value that should be `ImageTextToImageParameters`. */
function checkImageTextToImageParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "prompt", (item) => report.string(item));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "negative_prompt", (item) => report.string(item));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "target_size", (item) => checkTargetSize(item, report));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `ImageTextToImageOutput`. */
export function checkImageTextToImageOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["image"]);
  report.field(value, "image", (item) => report.media(item, "image"));
}
