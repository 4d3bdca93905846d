// Generated – do not edit.
// source:    spec/io/audio-text-to-text.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

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
