// Generated – do not edit.
// source:    spec/io/video-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";
import { checkClassificationOutput, checkClassificationOutputTransform } from "./common.ts";
import type { Report } from "./report.ts";

/** Request to classify a video. */
export interface VideoClassificationInput {
  [property: string]: unknown;
  /** The video to classify, in a common format such as MP4. */
  inputs: Blob;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: VideoClassificationParameters;
}

/** The classes found, highest score first. */
export type VideoClassificationOutput = VideoClassificationOutputElement[];

/** Settings for video classification. */
export interface VideoClassificationParameters {
  [property: string]: unknown;
  /** Function that converts the raw outputs of the model to scores. Default: softmax. */
  function_to_apply?: ClassificationOutputTransform;
  /**
   * Number of frames that the model processes. Default: the model's default.
   *
   * @integer
   * @minimum 1
   */
  num_frames?: number;
  /**
   * Step between the frames that the model processes. 1 uses consecutive frames, and 4 uses every fourth frame.
   * Default: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  frame_sampling_rate?: number;
  /**
   * Maximum number of classes to return, highest score first. Default: the server's default, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}

/** One possible class of the video, and its score. */
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
