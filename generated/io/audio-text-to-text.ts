// Generated – do not edit.
// source:    spec/io/audio-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** Request with an audio clip and, usually, a question or instruction about it. */
export interface AudioTextToTextInput {
  [property: string]: unknown;
  /** The audio clip and the text. */
  inputs: AudioTextToTextInputData;
  /** Settings for text generation. Default: the model's defaults. */
  parameters?: AudioTextToTextParameters;
}

/** The audio clip and the text. */
export interface AudioTextToTextInputData {
  [property: string]: unknown;
  /** Input audio clip. */
  audio: Blob;
  /**
   * Question or instruction about the audio clip. Default: no text. The speech in the audio clip is then the
   * instruction.
   */
  text?: string;
}

/** The generated text. */
export interface AudioTextToTextOutput {
  [property: string]: unknown;
  /** The generated text, without the input text. */
  generated_text: string;
}

/** Settings for text generation. */
export interface AudioTextToTextParameters {
  [property: string]: unknown;
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

/** Records the problems of a value that should be `AudioTextToTextInput`. */
export function checkAudioTextToTextInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkAudioTextToTextInputData(item, report));
  report.field(value, "parameters", (item) => checkAudioTextToTextParameters(item, report));
}

/** Records the problems of a value that should be `AudioTextToTextInputData`. */
function checkAudioTextToTextInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["audio"]);
  report.field(value, "audio", (item) => report.media(item, "audio"));
  report.field(value, "text", (item) => report.string(item));
}

/** Records the problems of a value that should be `AudioTextToTextParameters`. */
function checkAudioTextToTextParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "max_new_tokens", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `AudioTextToTextOutput`. */
export function checkAudioTextToTextOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["generated_text"]);
  report.field(value, "generated_text", (item) => report.string(item));
}
