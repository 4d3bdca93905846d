// Generated – do not edit.
// source:    spec/io/audio-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A recording and, mostly, a question or instruction about it. */
export interface AudioTextToTextInput {
  [property: string]: unknown;
  /** The recording and the text that goes with it. */
  inputs: AudioTextToTextInputData;
  /** How the text is written. Absent: the model's own defaults. */
  parameters?: AudioTextToTextParameters;
}

/** The recording and the text that goes with it. */
export interface AudioTextToTextInputData {
  [property: string]: unknown;
  /** The recording to listen to. */
  audio: Blob;
  /** Question or instruction about the recording. Absent: what is said in the recording is the instruction. */
  text?: string;
}

/** What the model wrote. */
export interface AudioTextToTextOutput {
  [property: string]: unknown;
  /** The answer, without the text that was asked. */
  generated_text: string;
}

/** Settings for writing the answer. */
export interface AudioTextToTextParameters {
  [property: string]: unknown;
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
