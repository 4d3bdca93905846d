// Generated – do not edit.
// source:    spec/io/video-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `VideoTextToTextInput`. */
export function checkVideoTextToTextInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkVideoTextToTextInputData(item, report));
  report.field(value, "parameters", (item) => checkVideoTextToTextParameters(item, report));
}

/** Records the problems of a value that should be `VideoTextToTextInputData`. */
function checkVideoTextToTextInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["video", "text"]);
  report.field(value, "video", (item) => report.media(item, "video"));
  report.field(value, "text", (item) => report.string(item));
}

/** Records the problems of a value that should be `VideoTextToTextParameters`. */
function checkVideoTextToTextParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "num_frames", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "max_new_tokens", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `VideoTextToTextOutput`. */
export function checkVideoTextToTextOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["generated_text"]);
  report.field(value, "generated_text", (item) => report.string(item));
}
