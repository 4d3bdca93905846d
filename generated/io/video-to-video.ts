// Generated – do not edit.
// source:    spec/io/video-to-video.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";
import { checkTargetSize } from "./common.ts";
import type { Report } from "./report.ts";

/** A video to change, for instance in style, content, sharpness or frame rate. */
export interface VideoToVideoInput {
  [property: string]: unknown;
  /** The video to change. */
  inputs: Blob;
  /** What to change, and how. Absent: the model's own defaults. */
  parameters?: VideoToVideoParameters;
}

/** The changed video. */
export interface VideoToVideoOutput {
  [property: string]: unknown;
  /** The video made. Whether the sound of the input is kept depends on the model. */
  video: Blob;
}

/** Settings for the change. */
export interface VideoToVideoParameters {
  [property: string]: unknown;
  /** What the video should show, or what to change in it. Absent: models that only restore or upscale need none. */
  prompt?: string;
  /** What the video should not show. Absent: nothing is ruled out. */
  negative_prompt?: string;
  /**
   * How far the result may move away from the input; 0 keeps it, 1 ignores it. Absent: the model's own value.
   *
   * @minimum 0
   * @maximum 1
   */
  strength?: number;
  /**
   * How closely to follow the prompt; higher is closer and less varied. Absent: the model's own value.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /**
   * How many denoising steps to take. More take longer and mostly look better. Absent: the model's own number.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Number of frames of the result. Absent: as many as the input has, or as the model can make.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /** Size of the result in pixels. Absent: the size of the input, or the nearest the model can make. */
  target_size?: TargetSize;
  /**
   * Start value of the random noise. Same seed, input and settings give the same video. Absent: another video each
   * time.
   *
   * @integer
   */
  seed?: number;
}

/** Records the problems of a value that should be `VideoToVideoInput`. */
export function checkVideoToVideoInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "video"));
  report.field(value, "parameters", (item) => checkVideoToVideoParameters(item, report));
}

/** Records the problems of a value that should be `VideoToVideoParameters`. */
function checkVideoToVideoParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "prompt", (item) => report.string(item));
  report.field(value, "negative_prompt", (item) => report.string(item));
  report.field(value, "strength", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "guidance_scale", (item) => report.number(item, { minimum: 0 }));
  report.field(value, "num_inference_steps", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "num_frames", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "target_size", (item) => checkTargetSize(item, report));
  report.field(value, "seed", (item) => report.integer(item));
}

/** Records the problems of a value that should be `VideoToVideoOutput`. */
export function checkVideoToVideoOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["video"]);
  report.field(value, "video", (item) => report.media(item, "video"));
}
