// Generated – do not edit.
// source:    spec/io/video-to-video.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";

/** Request to change a video, for example its style, content, sharpness or frame rate. */
export interface VideoToVideoInput {
  [property: string]: unknown;
  /** The video to change. */
  inputs: Blob;
  /** Prompt and settings for changing the video. Default: the model's defaults. */
  parameters?: VideoToVideoParameters;
}

/** The changed video. */
export interface VideoToVideoOutput {
  [property: string]: unknown;
  /** The generated video. Depending on the model, the sound of the input is kept or removed. */
  video: Blob;
}

/** Prompt and settings for changing the video. */
export interface VideoToVideoParameters {
  [property: string]: unknown;
  /**
   * Text that describes what the video should show, or what to change in it. Default: no prompt. Models that only
   * restore or upscale need no prompt.
   */
  prompt?: string;
  /** Text that describes what the video should not show. Default: no negative prompt. */
  negative_prompt?: string;
  /**
   * How much the video can differ from the input video. 0 keeps the input, and 1 ignores it. Default: the model's
   * default.
   *
   * @minimum 0
   * @maximum 1
   */
  strength?: number;
  /**
   * How closely the video follows the prompt. High values follow it more strictly, but give less variety. Default: the
   * model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /**
   * Number of denoising steps. More steps take longer, but usually give better quality. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Number of frames in the generated video. Default: the number of frames in the input video, or the model's maximum.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /** Size of the generated video. Default: the size of the input video, or the nearest size that the model supports. */
  target_size?: TargetSize;
  /**
   * Seed of the random number generator. The same seed, input and settings give the same video again. Default: a
   * different seed for each request.
   *
   * @integer
   */
  seed?: number;
}
