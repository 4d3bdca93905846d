// Generated – do not edit.
// source:    spec/io/any-to-any.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

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
