// Generated – do not edit.
// source:    spec/io/text-to-speech.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

/** Request to convert text to speech. */
export interface TextToSpeechInput {
  [property: string]: unknown;
  /** The text to speak. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TextToSpeechParameters;
}

/** The generated speech. */
export interface TextToSpeechOutput {
  [property: string]: unknown;
  /** The audio, in a file format that the server chooses. */
  audio: Blob;
  /**
   * Sampling rate of the audio, in hertz (samples per second). If it is absent, the audio file contains it.
   *
   * @exclusiveMinimum 0
   */
  sampling_rate?: number;
}

/** Settings for speech generation. */
export interface TextToSpeechParameters {
  [property: string]: unknown;
  /** Settings for token generation. They affect only models that generate audio token by token. */
  generation_parameters?: GenerationParameters;
}
