// Generated – do not edit.
// source:    spec/io/video-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A video and a question or instruction about it. */
export interface VideoTextToTextInput {
  [property: string]: unknown;
  /** The video and the text that goes with it. */
  inputs: VideoTextToTextInputData;
  /** How the video is read and the text written. Absent: the model's own defaults. */
  parameters?: VideoTextToTextParameters;
}

/** The video and the text that goes with it. */
export interface VideoTextToTextInputData {
  [property: string]: unknown;
  /** The video to watch. Most models look at frames only and do not hear the sound. */
  video: Blob;
  /** Question or instruction about the video. */
  text: string;
}

/** What the model wrote. */
export interface VideoTextToTextOutput {
  [property: string]: unknown;
  /** The answer, without the text that was asked. */
  generated_text: string;
}

/** Settings for reading the video and writing the answer. */
export interface VideoTextToTextParameters {
  [property: string]: unknown;
  /**
   * How many frames, evenly spread over the video, the model looks at. Absent: the model's own number.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /**
   * Largest number of tokens the answer may have. Absent: the model's own limit.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /** How each next token is chosen. Absent: the model's own defaults. */
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
