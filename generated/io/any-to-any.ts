// Generated – do not edit.
// source:    spec/io/any-to-any.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** Request to a multimodal model. The input can combine text, images, audio and video. */
export interface AnyToAnyInput {
  [property: string]: unknown;
  /** Input of the model. At least one field is required. The supported fields depend on the model. */
  inputs: AnyToAnyInputData;
  /** Settings for the output. Default: the model's defaults. */
  parameters?: AnyToAnyParameters;
}

/** Input of the model. At least one field is required. The supported fields depend on the model. */
export interface AnyToAnyInputData {
  [property: string]: unknown;
  /** Question, instruction or text to continue. Default: no text. The model then uses only the media files. */
  text?: string;
  /** Input image. Default: no image. */
  image?: Blob;
  /** Input audio clip. Default: no audio. */
  audio?: Blob;
  /** Input video. Default: no video. */
  video?: Blob;
}

/** Output of the model. The fields that are set depend on the model and on generation_mode. */
export interface AnyToAnyOutput {
  [property: string]: unknown;
  /** The generated text. Absent if the model generated no text. */
  generated_text?: string;
  /** The generated image. Absent if the model generated no image. */
  image?: Blob;
  /** The generated speech or sound. Absent if the model generated no audio. */
  audio?: Blob;
}

/** Settings for the output. */
export interface AnyToAnyParameters {
  [property: string]: unknown;
  /** Type of output to generate. Default: the model's default, usually text. */
  generation_mode?: AnyToAnyGenerationMode;
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

/** Type of output to generate. Default: the model's default, usually text. */
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
