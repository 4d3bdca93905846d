// Generated – do not edit.
// source:    spec/io/image-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";
import { checkTargetSize } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for an image to be changed into another one. */
export interface ImageToImageInput {
  [property: string]: unknown;
  /** The image to change, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** The prompt and the settings of this call. Absent: no prompt and the server's defaults. */
  parameters?: ImageToImageParameters;
}

/** The changed image. */
export interface ImageToImageOutput {
  [property: string]: unknown;
  /** The new image, in the file format that the server chooses. */
  image: Blob;
}

/** Prompt and settings for changing images. */
export interface ImageToImageParameters {
  [property: string]: unknown;
  /**
   * What to change, or what the new image should show. Absent: the model does what it is made for, such as enlarging.
   */
  prompt?: string;
  /**
   * How closely the new image keeps to the prompt; high values follow it strictly, at the price of variety and
   * sometimes of quality. Only diffusion models read it. Absent: the default of the model.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** What the new image should not show. Absent: nothing is ruled out. */
  negative_prompt?: string;
  /**
   * In how many steps the noise is removed. More steps take longer and mostly look better. Only diffusion models read
   * it. Absent: the default of the model.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /** Size of the new image. Absent: up to the model, often the size of the one that was sent. */
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
