// Generated – do not edit.
// source:    spec/io/document-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** Request with a question about an image of a document. */
export interface DocumentQuestionAnsweringInput {
  [property: string]: unknown;
  /** The document and the question about it. */
  inputs: DocumentQuestionAnsweringInputData;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: DocumentQuestionAnsweringParameters;
}

/** The document and the question about it. */
export interface DocumentQuestionAnsweringInputData {
  [property: string]: unknown;
  /** Image of one page of the document, in a common format such as JPEG or PNG. */
  image: Blob;
  /** The question, in a language that the model supports. */
  question: string;
}

/** The answers found, most likely first. */
export type DocumentQuestionAnsweringOutput = DocumentQuestionAnsweringOutputElement[];

/** One answer and its position in the document. */
export interface DocumentQuestionAnsweringOutputElement {
  [property: string]: unknown;
  /** Text of the answer. Empty if the model finds no answer in the document. */
  answer: string;
  /**
   * Confidence score of the answer, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Index of the first word of the answer, starting at 0. The words are those read from the image or given in
   * word_boxes.
   *
   * @integer
   * @minimum 0
   */
  start: number;
  /**
   * Index of the last word of the answer, starting at 0. The answer includes this word.
   *
   * @integer
   * @minimum 0
   */
  end: number;
}

/** Settings for document question answering. */
export interface DocumentQuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * Number of tokens that neighbouring segments share. Only used if the document is too long for the model and is split
   * into segments. Default: the server's default, usually 128.
   *
   * @integer
   * @minimum 0
   */
  doc_stride?: number;
  /**
   * If true, the answer can be empty if the document does not contain an answer. Default: false.
   *
   * @default false
   */
  handle_impossible_answer?: boolean;
  /**
   * Language for text recognition. The text recognition software defines the codes. Tesseract uses codes such as eng or
   * deu. Default: English.
   */
  lang?: string;
  /**
   * Maximum length of an answer, in tokens. Default: 15.
   *
   * @integer
   * @minimum 1
   * @default 15
   */
  max_answer_len?: number;
  /**
   * Maximum length of a segment, in tokens. A segment contains the question and words of the document. Longer documents
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
   * Maximum number of answers to return, most likely first. Default: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  top_k?: number;
  /**
   * Words of the document and their positions. If set, the server does not run text recognition on the image. Default:
   * the server reads the words itself, if the model needs them.
   */
  word_boxes?: WordBox[];
}

/**
 * A word and its bounding box, as a list of the two. The box contains the left, top, right and bottom edges, on a scale
 * where the image is 1000 wide and 1000 high. Some servers accept only a word or only a box.
 */
export type WordBox = string | number[] | (string | number[])[];
