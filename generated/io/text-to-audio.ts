// Generated – do not edit.
// source:    spec/io/text-to-audio.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { GenerationParameters } from "./common.ts";

/** Request to generate audio, such as music or sounds, from a text. */
export interface TextToAudioInput {
  [property: string]: unknown;
  /** Text that describes the sound. */
  inputs: string;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TextToAudioParameters;
}

/** The generated audio. */
export interface TextToAudioOutput {
  [property: string]: unknown;
  /** The audio, in a file format that the server chooses. */
  audio: Blob;
  /**
   * Sampling rate of the audio, in hertz (samples per second).
   *
   * @exclusiveMinimum 0
   */
  sampling_rate: number;
}

/** Settings for audio generation. */
export interface TextToAudioParameters {
  [property: string]: unknown;
  /** Settings for token generation. They affect only models that generate audio token by token. */
  generation_parameters?: GenerationParameters;
}
