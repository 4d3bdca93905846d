// Generated – do not edit.
// source:    spec/io/text-to-video.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to generate a video from a text. */
export interface TextToVideoInput {
  [property: string]: unknown;
  /** Text that describes what should happen in the video. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TextToVideoParameters;
}

/** The generated video. */
export interface TextToVideoOutput {
  [property: string]: unknown;
  /** The video, in a file format that the server chooses, usually MP4. */
  video: Blob;
}

/** Settings for video generation. */
export interface TextToVideoParameters {
  [property: string]: unknown;
  /**
   * Number of frames in the video. The length in seconds is this number divided by the frame rate. Default: the model's
   * default.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /**
   * How closely the video follows the prompt. High values follow it more strictly, but give less variety and sometimes
   * lower quality. Default: the model's default.
   *
   * @minimum 0
   */
  guidance_scale?: number;
  /** Text that describes what the video should not show, or a list of such texts. Default: no negative prompt. */
  negative_prompt?: string | string[];
  /**
   * Number of denoising steps. More steps take longer, but usually give better quality. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_inference_steps?: number;
  /**
   * Seed of the random number generator. The same seed and settings should give the same video again. Default: a
   * different seed for each request.
   *
   * @integer
   */
  seed?: number;
}
