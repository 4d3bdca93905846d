// Generated – do not edit.
// source:    spec/io/image-to-video.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";
import { checkTargetSize } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for an image to be set in motion. */
export interface ImageToVideoInput {
  [property: string]: unknown;
  /** The image that the video starts from, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** The prompt and the settings of this call. Absent: no prompt and the server's defaults. */
  parameters?: ImageToVideoParameters;
}

/** The video that was made. */
export interface ImageToVideoOutput {
  [property: string]: unknown;
  /** The video, in the file format that the server chooses, mostly MP4. */
  video: Blob;
}

/** Prompt and settings for setting images in motion. */
export interface ImageToVideoParameters {
  [property: string]: unknown;
  /** What should move and how. Absent: up to the model. */
  prompt?: string;
  /**
   * How closely the video keeps to the prompt; high values follow it strictly, at the price of variety and sometimes of
   * quality. Absent: the default of the model.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** What the video should not show. Absent: nothing is ruled out. */
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
   * How many frames the video has; its length in seconds is this number divided by the frame rate. Absent: the default
   * of the model.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /** Size of the frames. Absent: up to the model, often the size of the image. */
  target_size?: TargetSize;
  /**
   * Start value of the random numbers; the same seed and settings should give the same video again. Absent: another one
   * each time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `ImageToVideoInput`. */
export function checkImageToVideoInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageToVideoParameters(item, report));
}

/** Records the problems of a value that should be `ImageToVideoParameters`. */
function checkImageToVideoParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "prompt", (item) => report.string(item));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "negative_prompt", (item) => report.string(item));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "num_frames", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "target_size", (item) => checkTargetSize(item, report));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `ImageToVideoOutput`. */
export function checkImageToVideoOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["video"]);
  report.field(value, "video", (item) => report.media(item, "video"));
}
