// Generated – do not edit.
// source:    spec/io/image-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks for a text about an image, such as a caption or the writing in it. */
export interface ImageToTextInput {
  [property: string]: unknown;
  /** The image to put into words, as a file of a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: ImageToTextParameters;
}

/** What the model wrote about the image. */
export interface ImageToTextOutput {
  [property: string]: unknown;
  /** The text that was written. */
  generated_text: string;
}

/** Settings for putting images into words. */
export interface ImageToTextParameters {
  [property: string]: unknown;
  /**
   * Most tokens that the text may have. Absent: the default of the model.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /** How the model picks the tokens of the text. Absent: the model's own settings. */
  generation_parameters?: GenerationParameters;
}

/** Records the problems of a value that should be `ImageToTextInput`. */
export function checkImageToTextInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "image"));
  report.field(value, "parameters", (item) => checkImageToTextParameters(item, report));
}

/** Records the problems of a value that should be `ImageToTextParameters`. */
function checkImageToTextParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "max_new_tokens", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `ImageToTextOutput`. */
export function checkImageToTextOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["generated_text"]);
  report.field(value, "generated_text", (item) => report.string(item));
}
