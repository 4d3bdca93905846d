// Generated – do not edit.
// source:    spec/io/image-to-video.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { TargetSize } from "./common.ts";

/** Request to generate a video from an image. */
export interface ImageToVideoInput {
  [property: string]: unknown;
  /** The image that the video starts with, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** The prompt and the settings of this request. Default: no prompt and the server's defaults. */
  parameters?: ImageToVideoParameters;
}

/** The generated video. */
export interface ImageToVideoOutput {
  [property: string]: unknown;
  /** The video, in a file format that the server chooses, usually MP4. */
  video: Blob;
}

/** Prompt and settings for video generation. */
export interface ImageToVideoParameters {
  [property: string]: unknown;
  /** Text that describes what should move, and how. Default: no prompt. */
  prompt?: string;
  /**
   * How closely the video follows the prompt. High values follow it more strictly, but give less variety and sometimes
   * lower quality. Default: the model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** Text that describes what the video should not show. Default: no negative prompt. */
  negative_prompt?: string;
  /**
   * Number of denoising steps. More steps take longer, but usually give better quality. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Number of frames in the video. The length in seconds is this number divided by the frame rate. Default: the model's
   * default.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /** Size of the frames. Default: the model's default, often the size of the input image. */
  target_size?: TargetSize;
  /**
   * Seed of the random number generator. The same seed and settings should give the same video again. Default: a
   * different seed for each request.
   *
   * @integer
   */
  seed?: number;
}
