// Generated – do not edit.
// source:    spec/io/document-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks a question about a document given as an image. */
export interface DocumentQuestionAnsweringInput {
  [property: string]: unknown;
  /** The document and the question about it. */
  inputs: DocumentQuestionAnsweringInputData;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: DocumentQuestionAnsweringParameters;
}

/** The document and the question about it. */
export interface DocumentQuestionAnsweringInputData {
  [property: string]: unknown;
  /** Picture of one page of the document, as a file of a common format such as JPEG or PNG. */
  image: Blob;
  /** The question, in a language the model knows. */
  question: string;
}

/** The answers found, most likely first. */
export type DocumentQuestionAnsweringOutput = DocumentQuestionAnsweringOutputElement[];

/** One answer and where in the document it stands. */
export interface DocumentQuestionAnsweringOutputElement {
  [property: string]: unknown;
  /** The words of the answer. Empty when the document is judged not to hold one. */
  answer: string;
  /**
   * How likely the model takes the answer to be, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Index of the first word of the answer, counted from 0 among the words read from the image or given in word_boxes.
   *
   * @integer
   * @minimum 0
   */
  start: number;
  /**
   * Index of the last word of the answer, counted like start and itself part of the answer.
   *
   * @integer
   * @minimum 0
   */
  end: number;
}

/** Settings for answering questions about documents. */
export interface DocumentQuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * How many tokens neighbouring pieces have in common when the document is too long for the model and is cut up.
   * Absent: up to the server, usually 128.
   *
   * @integer
   * @minimum 0
   */
  doc_stride?: number;
  /**
   * Whether an empty answer may be given when the document holds none. Absent: false.
   *
   * @default false
   */
  handle_impossible_answer?: boolean;
  /**
   * Language that the text recognition reads, as a code it knows, for Tesseract such as eng or deu. Absent: English.
   */
  lang?: string;
  /**
   * Longest answer that is considered, in tokens. Absent: 15.
   *
   * @integer
   * @minimum 1
   * @default 15
   */
  max_answer_len?: number;
  /**
   * Longest piece that the model is given at once, question and words together, in tokens. Longer documents are cut up.
   * Absent: up to the server, usually 384.
   *
   * @integer
   * @minimum 1
   */
  max_seq_len?: number;
  /**
   * Tokens of the question that are read; the rest is cut off. Absent: 64.
   *
   * @integer
   * @minimum 1
   * @default 64
   */
  max_question_len?: number;
  /**
   * How many answers to give back at most, most likely first. Absent: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  top_k?: number;
  /**
   * The words of the document and where they stand, so that no text recognition is run on the image. Absent: the server
   * reads the words itself, if the model needs them.
   */
  word_boxes?: WordBox[];
}

/**
 * A word with its box, as a list of the two. A box is left, top, right and bottom edge on a scale where the image is
 * 1000 wide and 1000 high. Word or box alone is let through for servers that take them so.
 */
export type WordBox = string | number[] | (string | number[])[];

/** Records the problems of a value that should be `DocumentQuestionAnsweringInput`. */
export function checkDocumentQuestionAnsweringInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkDocumentQuestionAnsweringInputData(item, report));
  report.field(value, "parameters", (item) => checkDocumentQuestionAnsweringParameters(item, report));
}

/** Records the problems of a value that should be `DocumentQuestionAnsweringInputData`. */
function checkDocumentQuestionAnsweringInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["image", "question"]);
  report.field(value, "image", (item) => report.media(item, "image"));
  report.field(value, "question", (item) => report.string(item));
}

/** Records the problems of a value that should be `DocumentQuestionAnsweringParameters`. */
function checkDocumentQuestionAnsweringParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "doc_stride", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "handle_impossible_answer", (item) => report.boolean(item));
  report.field(value, "lang", (item) => report.string(item));
  report.field(value, "max_answer_len", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "max_seq_len", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "max_question_len", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "word_boxes", (item) => report.array(item, (part) => checkWordBox(part, report)));
}

/** Records the problems of a value that should be `WordBox`. */
function checkWordBox(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.string(item),
    (item) => report.array(item, (part) => report.number(part), { minItems: 4, maxItems: 4 }),
    (item) => report.array(item, (part) => checkWordBox3Element(part, report), { minItems: 2, maxItems: 2 }),
  ]);
}

/** Checks one part of a larger value. */
function checkWordBox3Element(value: unknown, report: Report): void {
  report.anyOf(value, [
    (item) => report.string(item),
    (item) => report.array(item, (part) => report.number(part), { minItems: 4, maxItems: 4 }),
  ]);
}

/** Records the problems of a value that should be `DocumentQuestionAnsweringOutput`. */
export function checkDocumentQuestionAnsweringOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkDocumentQuestionAnsweringOutputElement(item, report));
}

/** Records the problems of a value that should be `DocumentQuestionAnsweringOutputElement`. */
function checkDocumentQuestionAnsweringOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["answer", "score", "start", "end"]);
  report.field(value, "answer", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "start", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "end", (item) => report.integer(item, { minimum: 0 }));
}
