// Generated – do not edit.
// source:    spec/io/video-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

/** Request with a video and a question or instruction about it. */
export interface VideoTextToTextInput {
  [property: string]: unknown;
  /** The video and the text. */
  inputs: VideoTextToTextInputData;
  /** Settings for video processing and text generation. Default: the model's defaults. */
  parameters?: VideoTextToTextParameters;
}

/** The video and the text. */
export interface VideoTextToTextInputData {
  [property: string]: unknown;
  /** Input video. Most models process only the frames and ignore the sound. */
  video: Blob;
  /** Question or instruction about the video. */
  text: string;
}

/** The generated text. */
export interface VideoTextToTextOutput {
  [property: string]: unknown;
  /** The generated text, without the input text. */
  generated_text: string;
}

/** Settings for video processing and text generation. */
export interface VideoTextToTextParameters {
  [property: string]: unknown;
  /**
   * Number of frames that the model processes. They are spread evenly over the video. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /**
   * Maximum number of tokens to generate. Default: the model's limit.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /** Settings for token generation. Default: the model's defaults. */
  generation_parameters?: GenerationParameters;
}
