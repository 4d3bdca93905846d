// Generated – do not edit.
// source:    spec/io/video-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { ClassificationOutput, ClassificationOutputTransform } from "./common.ts";

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
