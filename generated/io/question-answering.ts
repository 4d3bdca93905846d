// Generated – do not edit.
// source:    spec/io/question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request to find the answer to a question in a text. */
export interface QuestionAnsweringInput {
  [property: string]: unknown;
  /** The question and the text that contains the answer. */
  inputs: QuestionAnsweringInputData;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: QuestionAnsweringParameters;
}

/** The question and the text that contains the answer. */
export interface QuestionAnsweringInputData {
  [property: string]: unknown;
  /** The question, in a language that the model supports. */
  question: string;
  /** The text that should contain the answer. */
  context: string;
}

/** The answers found, most likely first. */
export type QuestionAnsweringOutput = QuestionAnsweringOutputElement[];

/** One answer and its position in the context. */
export interface QuestionAnsweringOutputElement {
  [property: string]: unknown;
  /** The answer, exactly as it appears in the context. Empty if the model finds no answer in the context. */
  answer: string;
  /**
   * Confidence score of the answer, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Start of the answer in the context, as a character index (code points) that starts at 0.
   *
   * @integer
   * @minimum 0
   */
  start: number;
  /**
   * End of the answer in the context, as a character index (code points) that starts at 0. It is the index of the first
   * character after the answer.
   *
   * @integer
   * @minimum 0
   */
  end: number;
}

/** Settings for question answering. */
export interface QuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * Maximum number of answers to return, most likely first. Default: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  top_k?: number;
  /**
   * Number of tokens that neighbouring segments share. Only used if the context is too long for the model and is split
   * into segments. Default: the server's default, usually 128.
   *
   * @integer
   * @minimum 0
   */
  doc_stride?: number;
  /**
   * Maximum length of an answer, in tokens. Default: 15.
   *
   * @integer
   * @minimum 1
   * @default 15
   */
  max_answer_len?: number;
  /**
   * Maximum length of a segment, in tokens. A segment contains the question and a part of the context. Longer contexts
   * are split. Default: the server's default, usually 384.
   *
   * @integer
   * @minimum 1
   */
  max_seq_len?: number;
  /**
   * Maximum number of tokens of the question. Longer questions are cut off. Default: 64.
   *
   * @integer
   * @minimum 1
   * @default 64
   */
  max_question_len?: number;
  /**
   * If true, the answer can be empty if the context does not contain an answer. Default: false.
   *
   * @default false
   */
  handle_impossible_answer?: boolean;
  /**
   * If true, the answer is extended to whole words. This helps in languages that separate words with spaces. In other
   * languages, it makes answers worse. Default: true.
   *
   * @default true
   */
  align_to_words?: boolean;
}
