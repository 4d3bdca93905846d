// Generated – do not edit.
// source:    spec/io/visual-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request with a question about an image. */
export interface VisualQuestionAnsweringInput {
  [property: string]: unknown;
  /** The image and the question about it. */
  inputs: VisualQuestionAnsweringInputData;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: VisualQuestionAnsweringParameters;
}

/** The image and the question about it. */
export interface VisualQuestionAnsweringInputData {
  [property: string]: unknown;
  /** The image, in a common format such as JPEG or PNG. */
  image: Blob;
  /** The question, in a language that the model supports. */
  question: string;
}

/** The answers found, most likely first. */
export type VisualQuestionAnsweringOutput = VisualQuestionAnsweringOutputElement[];

/** One answer and its score. */
export interface VisualQuestionAnsweringOutputElement {
  [property: string]: unknown;
  /** Text of the answer, usually one or two words. Absent if the model returns only a score. */
  answer?: string;
  /**
   * Confidence score of the answer, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
}

/** Settings for visual question answering. */
export interface VisualQuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * Maximum number of answers to return, most likely first. Default: the server's default, usually 5.
   *
   * @integer
   * @minimum 1
   */
  top_k?: number;
}
