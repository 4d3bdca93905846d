// Generated – do not edit.
// source:    spec/io/image-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";
import { checkGenerationParameters } from "./common.ts";
import type { Report } from "./report.ts";

/** Request with an image and a question or instruction about it. */
export interface ImageTextToTextInput {
  [property: string]: unknown;
  /** The image and the text. */
  inputs: ImageTextToTextInputData;
  /** Settings for text generation. Default: the model's defaults. */
  parameters?: ImageTextToTextParameters;
}

/** The image and the text. */
export interface ImageTextToTextInputData {
  [property: string]: unknown;
  /** Input image. */
  image: Blob;
  /** Question or instruction about the image. */
  text: string;
}

/** The generated text. */
export interface ImageTextToTextOutput {
  [property: string]: unknown;
  /** The generated text. If return_full_text is true, it starts with the input text. */
  generated_text: string;
}

/** Settings for text generation. */
export interface ImageTextToTextParameters {
  [property: string]: unknown;
  /**
   * Maximum number of tokens to generate. Default: the model's limit.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /** If true, the generated text starts with the input text. Default: the server's default. */
  return_full_text?: boolean;
  /** Settings for token generation. Default: the model's defaults. */
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
