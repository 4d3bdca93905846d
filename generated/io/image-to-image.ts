// Generated – do not edit.
// source:    spec/io/image-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";
import { checkTargetSize } from "./common.ts";
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `ImageToImageInput`. */
export function checkImageToImageInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageToImageParameters(item, report));
}

/** Records the problems of a value that should be `ImageToImageParameters`. */
function checkImageToImageParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "prompt", (item) => report.string(item));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "negative_prompt", (item) => report.string(item));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "target_size", (item) => checkTargetSize(item, report));
}

/** Records the problems of a value that should be `ImageToImageOutput`. */
export function checkImageToImageOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["image"]);
  report.field(value, "image", (item) => report.media(item, "image"));
}
