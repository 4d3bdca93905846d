// Generated – do not edit.
// source:    spec/io/audio-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";
import { checkClassificationOutput, checkClassificationOutputTransform } from "./common.ts";
import type { Report } from "./report.ts";

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

/** Records the problems of a value that should be `AudioClassificationInput`. */
export function checkAudioClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "audio"));
  report.field(value, "parameters", (item) => checkAudioClassificationParameters(item, report));
}

/** Records the problems of a value that should be `AudioClassificationParameters`. */
function checkAudioClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "function_to_apply", (item) => checkClassificationOutputTransform(item, report));
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `AudioClassificationOutput`. */
export function checkAudioClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkAudioClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `AudioClassificationOutputElement`. */
function checkAudioClassificationOutputElement(value: unknown, report: Report): void {
  checkClassificationOutput(value, report);
}
