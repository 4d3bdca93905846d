// Generated – do not edit.
// source:    spec/io/any-to-any.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** Any mix of text, picture, sound and video, for a model that can read and make several of them. */
export interface AnyToAnyInput {
  [property: string]: unknown;
  /** What the model is given. At least one of the fields has to be there; which ones a model reads differs. */
  inputs: AnyToAnyInputData;
  /** What to make, and how. Absent: the model's own defaults. */
  parameters?: AnyToAnyParameters;
}

/** What the model is given. At least one of the fields has to be there; which ones a model reads differs. */
export interface AnyToAnyInputData {
  [property: string]: unknown;
  /** Question, instruction or text to go on from. Absent: the media speak for themselves. */
  text?: string;
  /** A picture to look at. Absent: none. */
  image?: Blob;
  /** A recording to listen to. Absent: none. */
  audio?: Blob;
  /** A video to watch. Absent: none. */
  video?: Blob;
}

/** What the model made. Which fields are there depends on the model and on generation_mode. */
export interface AnyToAnyOutput {
  [property: string]: unknown;
  /** The text written. Absent when none was made. */
  generated_text?: string;
  /** The picture made. Absent when none was made. */
  image?: Blob;
  /** The speech or sound made. Absent when none was made. */
  audio?: Blob;
}

/** Settings for what is made. */
export interface AnyToAnyParameters {
  [property: string]: unknown;
  /** What kind of answer to make. Absent: the model decides, mostly text. */
  generation_mode?: AnyToAnyGenerationMode;
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

/** What kind of answer to make. Absent: the model decides, mostly text. */
export type AnyToAnyGenerationMode = "text" | "image" | "audio";

/** Records the problems of a value that should be `AnyToAnyInput`. */
export function checkAnyToAnyInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkAnyToAnyInputData(item, report));
  report.field(value, "parameters", (item) => checkAnyToAnyParameters(item, report));
}

/** Records the problems of a value that should be `AnyToAnyInputData`. */
function checkAnyToAnyInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "text", (item) => report.string(item));
  report.field(value, "image", (item) => report.media(item, "image"));
  report.field(value, "audio", (item) => report.media(item, "audio"));
  report.field(value, "video", (item) => report.media(item, "video"));
}

/** Records the problems of a value that should be `AnyToAnyParameters`. */
function checkAnyToAnyParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "generation_mode", (item) => checkAnyToAnyGenerationMode(item, report));
  report.field(value, "max_new_tokens", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `AnyToAnyGenerationMode`. */
function checkAnyToAnyGenerationMode(value: unknown, report: Report): void {
  report.oneOf(value, ["text", "image", "audio"]);
}

/** Records the problems of a value that should be `AnyToAnyOutput`. */
export function checkAnyToAnyOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "generated_text", (item) => report.string(item));
  report.field(value, "image", (item) => report.media(item, "image"));
  report.field(value, "audio", (item) => report.media(item, "audio"));
}
