// Generated – do not edit.
// source:    spec/io/text-to-image.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for a picture of what a text says. */
export interface TextToImageInput {
  [property: string]: unknown;
  /** What the picture should show. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TextToImageParameters;
}

/** The picture that was made. */
export interface TextToImageOutput {
  [property: string]: unknown;
  /** The picture, in the file format that the server chooses. */
  image: Blob;
}

/** Settings for making pictures. */
export interface TextToImageParameters {
  [property: string]: unknown;
  /**
   * How closely the picture keeps to the text; high values follow it strictly, at the price of variety and sometimes of
   * quality. Absent: the default of the model.
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
  /**
   * Width of the picture in pixels. Many models want a multiple of 8 or 16. Absent: the default of the model.
   *
   * @integer
   * @minimum 1
   */
  width?: number;
  /**
   * Height of the picture in pixels. Many models want a multiple of 8 or 16. Absent: the default of the model.
   *
   * @integer
   * @minimum 1
   */
  height?: number;
  /**
   * Name of the method that removes the noise. It replaces the model's own method. The server decides which names it
   * knows.
   */
  scheduler?: string;
  /**
   * Start value of the random numbers; the same seed and settings should give the same picture again. Absent: another
   * one each time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `TextToImageInput`. */
export function checkTextToImageInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextToImageParameters(item, report));
}

/** Records the problems of a value that should be `TextToImageParameters`. */
function checkTextToImageParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "negative_prompt", (item) => report.string(item));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "width", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "height", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "scheduler", (item) => report.string(item));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `TextToImageOutput`. */
export function checkTextToImageOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["image"]);
  report.field(value, "image", (item) => report.media(item, "image"));
}
