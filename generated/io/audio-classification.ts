// Generated – do not edit.
// source:    spec/io/audio-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";

/** Request to classify an audio clip. */
export interface AudioClassificationInput {
  [property: string]: unknown;
  /** The audio clip to classify, in a common format such as FLAC, MP3 or WAV. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: AudioClassificationParameters;
}

/** The classes found, highest score first. */
export type AudioClassificationOutput = AudioClassificationOutputElement[];

/** Settings for audio classification. */
export interface AudioClassificationParameters {
  [property: string]: unknown;
  /** Function that converts the raw outputs of the model to scores. Default: softmax. */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * Maximum number of classes to return, highest score first. Default: the server's default, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One possible class of the audio clip, and its score. */
export type AudioClassificationOutputElement = ClassificationOutput;
