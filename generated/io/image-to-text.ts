// Generated – do not edit.
// source:    spec/io/image-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

/** Request to generate a text about an image, such as a caption or the text in the image. */
export interface ImageToTextInput {
  [property: string]: unknown;
  /** The input image, in a common format such as JPEG or PNG. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: ImageToTextParameters;
}

/** The generated text. */
export interface ImageToTextOutput {
  [property: string]: unknown;
  /** The generated text. */
  generated_text: string;
}

/** Settings for text generation. */
export interface ImageToTextParameters {
  [property: string]: unknown;
  /**
   * Maximum number of tokens to generate. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  max_new_tokens?: number;
  /** Settings for token generation. Default: the model's defaults. */
  generation_parameters?: GenerationParameters;
}
