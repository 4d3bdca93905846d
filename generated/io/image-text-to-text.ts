// Generated – do not edit.
// source:    spec/io/image-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** A picture and a question or instruction about it. */
export interface ImageTextToTextInput {
  [property: string]: unknown;
  /** The picture and the text that goes with it. */
  inputs: ImageTextToTextInputData;
  /** How the text is written. Absent: the model's own defaults. */
  parameters?: ImageTextToTextParameters;
}

/** The picture and the text that goes with it. */
export interface ImageTextToTextInputData {
  [property: string]: unknown;
  /** The picture to look at. */
  image: Blob;
  /** Question or instruction about the picture. */
  text: string;
}

/** What the model wrote. */
export interface ImageTextToTextOutput {
  [property: string]: unknown;
  /** The answer. It begins with the text that was asked if return_full_text holds. */
  generated_text: string;
}

/** Settings for writing the answer. */
export interface ImageTextToTextParameters {
  [property: string]: unknown;
  /**
   * Largest number of tokens the answer may have. Absent: the model's own limit.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /** Whether the text that was asked stands in front of the answer. Absent: the server decides. */
  return_full_text?: boolean;
  /** How each next token is chosen. Absent: the model's own defaults. */
  generation_parameters?: GenerationParameters;
}

/** Records the problems of a value that should be `ImageTextToTextInput`. */
export function checkImageTextToTextInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkImageTextToTextInputData(item, report));
  report.field(value, "parameters", (item) => checkImageTextToTextParameters(item, report));
}

/** Records the problems of a value that should be `ImageTextToTextInputData`. */
function checkImageTextToTextInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["image", "text"]);
  report.field(value, "image", (item) => report.media(item, "image"));
  report.field(value, "text", (item) => report.string(item));
}

/** Records the problems of a value that should be `ImageTextToTextParameters`. */
function checkImageTextToTextParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "max_new_tokens", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "return_full_text", (item) => report.boolean(item));
  report.field(value, "generation_parameters", (item) => checkGenerationParameters(item, report));
}

/** Records the problems of a value that should be `ImageTextToTextOutput`. */
export function checkImageTextToTextOutput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["generated_text"]);
  report.field(value, "generated_text", (item) => report.string(item));
}
