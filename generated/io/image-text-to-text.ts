// Generated – do not edit.
// source:    spec/io/image-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

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
