// Generated – do not edit.
// source:    spec/io/video-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";
import { checkClassificationOutput, checkClassificationOutputTransform } from "./common.ts";
import type { Report } from "./report.ts";

/** A call that asks which classes a video belongs to. */
export interface VideoClassificationInput {
  [property: string]: unknown;
  /** The video to classify, as a file of a common format such as MP4. */
  inputs: Blob;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: VideoClassificationParameters;
}

/** The classes found, highest score first. */
export type VideoClassificationOutput = VideoClassificationOutputElement[];

/** Settings for classifying video. */
export interface VideoClassificationParameters {
  [property: string]: unknown;
  /** How the raw numbers of the model become scores. Absent: softmax. */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * How many frames of the video the model looks at. Absent: the number that the model was made for.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /**
   * Step between the frames looked at: 1 takes frames in a row, 4 every fourth one. Absent: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  frame_sampling_rate?: number;
  /**
   * How many classes to give back, best first; all of them if the model has fewer. Absent: up to the server, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One class the video may belong to, with its score. */
export type VideoClassificationOutputElement = ClassificationOutput;

/** Records the problems of a value that should be `VideoClassificationInput`. */
export function checkVideoClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => report.media(item, "video"));
  report.field(value, "parameters", (item) => checkVideoClassificationParameters(item, report));
}

/** Records the problems of a value that should be `VideoClassificationParameters`. */
function checkVideoClassificationParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "function_to_apply", (item) => checkClassificationOutputTransform(item, report));
  report.field(value, "num_frames", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "frame_sampling_rate", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
}

/** Records the problems of a value that should be `VideoClassificationOutput`. */
export function checkVideoClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkVideoClassificationOutputElement(item, report));
}

/** Records the problems of a value that should be `VideoClassificationOutputElement`. */
function checkVideoClassificationOutputElement(value: unknown, report: Report): void {
  checkClassificationOutput(value, report);
}
