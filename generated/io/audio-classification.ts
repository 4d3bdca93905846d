// Generated – do not edit.
// source:    spec/io/audio-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";
import { checkClassificationOutput, checkClassificationOutputTransform } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks which classes a piece of sound belongs to. */
export interface AudioClassificationInput {
  [property: string]: unknown;
  /** The sound to classify, as an audio file of a common format such as FLAC, MP3 or WAV. */
  inputs: Blob;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: AudioClassificationParameters;
}

/** The classes found, highest score first. */
export type AudioClassificationOutput = AudioClassificationOutputElement[];

/** Settings for classifying sound. */
export interface AudioClassificationParameters {
  [property: string]: unknown;
  /** How the raw numbers of the model become scores. Absent: softmax. */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * How many classes to give back, best first; all of them if the model has fewer. Absent: up to the server, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One class the sound may belong to, with its score. */
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
