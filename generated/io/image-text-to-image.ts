// Generated – do not edit.
// source:    spec/io/image-text-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";
import { checkTargetSize } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for a picture made from an image, a text, or both. One of the two is needed. */
export interface ImageTextToImageInput {
  [property: string]: unknown;
  /** The image to start from, such as a JPEG or PNG file. Absent: the prompt alone is used. */
  inputs?: Blob;
  /** The prompt and the settings of this call. Absent: no prompt and the server's defaults. */
  parameters?: ImageTextToImageParameters;
}

/** The picture that was made. */
export interface ImageTextToImageOutput {
  [property: string]: unknown;
  /** The picture, in the file format that the server chooses. */
  image: Blob;
}

/** Prompt and settings for making a picture from an image and a text. */
export interface ImageTextToImageParameters {
  [property: string]: unknown;
  /** What the picture should show, or what to change in the image. Absent: up to the model. */
  prompt?: string;
  /**
   * How closely the picture keeps to the prompt; high values follow it strictly, at the price of variety and sometimes
   * of quality. Absent: the default of the model.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** What the picture should not show. Absent: nothing is ruled out. */
  negative_prompt?: string;
  /**
   * In how many steps the noise is removed. More steps take longer and mostly look better. Absent: the default of the
   * model.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /** Size of the picture to be made. Absent: up to the model, often the size of the image. */
  target_size?: TargetSize;
  /**
   * Start value of the random numbers; the same seed and settings should give the same picture again. Absent: another
   * one each time.
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
