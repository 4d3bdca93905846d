// Generated – do not edit.
// source:    spec/io/text-to-video.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for a video of what a text says. */
export interface TextToVideoInput {
  [property: string]: unknown;
  /** What should happen in the video. */
  inputs: string;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TextToVideoParameters;
}

/** The video that was made. */
export interface TextToVideoOutput {
  [property: string]: unknown;
  /** The video, in the file format that the server chooses, mostly MP4. */
  video: Blob;
}

/** Settings for making videos. */
export interface TextToVideoParameters {
  [property: string]: unknown;
  /**
   * How many frames the video has; its length in seconds is this number divided by the frame rate. Absent: the default
   * of the model.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /**
   * How closely the video keeps to the text; high values follow it strictly, at the price of variety and sometimes of
   * quality. Absent: the default of the model.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** What the video should not show, as one text or as a list of texts. Absent: nothing is ruled out. */
  negative_prompt?: string | string[];
  /**
   * In how many steps the noise is removed. More steps take longer and mostly look better. Absent: the default of the
   * model.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Start value of the random numbers; the same seed and settings should give the same video again. Absent: another one
   * each time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `TextToVideoInput`. */
export function checkTextToVideoInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.string(item));
  report.field(value, "parameters", (item) => checkTextToVideoParameters(item, report));
}

/** Records the problems of a value that should be `TextToVideoParameters`. */
function checkTextToVideoParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "num_frames", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "negative_prompt", (item) => checkTextToVideoParametersNegativePrompt(item, report));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Checks one part of a larger value. */
function checkTextToVideoParametersNegativePrompt(value: unknown, report: Report): void {
  report.anyOf(value, [(item) => report.string(item), (item) => report.array(item, (part) => report.string(part))]);
}

/** Records the problems of a value that should be `TextToVideoOutput`. */
export function checkTextToVideoOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["video"]);
  report.field(value, "video", (item) => report.media(item, "video"));
}
