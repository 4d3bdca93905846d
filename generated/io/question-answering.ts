// Generated – do not edit.
// source:    spec/io/question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks for the words of a text that answer a question. */
export interface QuestionAnsweringInput {
  [property: string]: unknown;
  /** The question and the text to search. */
  inputs: QuestionAnsweringInputData;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: QuestionAnsweringParameters;
}

/** The question and the text to search. */
export interface QuestionAnsweringInputData {
  [property: string]: unknown;
  /** The question, in a language the model knows. */
  question: string;
  /** The text that should hold the answer. */
  context: string;
}

/** The answers found, most likely first. */
export type QuestionAnsweringOutput = QuestionAnsweringOutputElement[];

/** One answer and where in the context it stands. */
export interface QuestionAnsweringOutputElement {
  [property: string]: unknown;
  /** The answer, as it stands in the context. Empty when the context is judged not to hold one. */
  answer: string;
  /**
   * How likely the model takes the answer to be, from 0 to 1.
   *
   * @minimum 0
   * @maximum 1
   */
  score: number;
  /**
   * Where the answer begins in the context, in characters (code points) counted from 0.
   *
   * @integer
   * @minimum 0
   */
  start: number;
  /**
   * Where the answer ends in the context, counted like start; the first character after it.
   *
   * @integer
   * @minimum 0
   */
  end: number;
}

/** Settings for finding answers in a text. */
export interface QuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * How many answers to give back at most, most likely first. Absent: 1.
   *
   * @integer
   * @minimum 1
   * @default 1
   */
  top_k?: number;
  /**
   * How many tokens neighbouring pieces have in common when the context is too long for the model and is cut up.
   * Absent: up to the server, usually 128.
   *
   * @integer
   * @minimum 0
   */
  doc_stride?: number;
  /**
   * Longest answer that is considered, in tokens. Absent: 15.
   *
   * @integer
   * @minimum 1
   * @default 15
   */
  max_answer_len?: number;
  /**
   * Longest piece that the model is given at once, question and context together, in tokens. Longer contexts are cut
   * up. Absent: up to the server, usually 384.
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
   * Whether an empty answer may be given when the context holds none. Absent: false.
   *
   * @default false
   */
  handle_impossible_answer?: boolean;
  /**
   * Whether an answer is widened to whole words. Helps where words are set apart by spaces, and does harm in languages
   * without them. Absent: true.
   *
   * @default true
   */
  align_to_words?: boolean;
}

/** Records the problems of a value that should be `QuestionAnsweringInput`. */
export function checkQuestionAnsweringInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkQuestionAnsweringInputData(item, report));
  report.field(value, "parameters", (item) => checkQuestionAnsweringParameters(item, report));
}

/** Records the problems of a value that should be `QuestionAnsweringInputData`. */
function checkQuestionAnsweringInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["question", "context"]);
  report.field(value, "question", (item) => report.string(item));
  report.field(value, "context", (item) => report.string(item));
}

/** Records the problems of a value that should be `QuestionAnsweringParameters`. */
function checkQuestionAnsweringParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "top_k", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "doc_stride", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "max_answer_len", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "max_seq_len", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "max_question_len", (item) => report.integer(item, { minimum: 1 }));
  report.field(value, "handle_impossible_answer", (item) => report.boolean(item));
  report.field(value, "align_to_words", (item) => report.boolean(item));
}

/** Records the problems of a value that should be `QuestionAnsweringOutput`. */
export function checkQuestionAnsweringOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkQuestionAnsweringOutputElement(item, report));
}

/** Records the problems of a value that should be `QuestionAnsweringOutputElement`. */
function checkQuestionAnsweringOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["answer", "score", "start", "end"]);
  report.field(value, "answer", (item) => report.string(item));
  report.field(value, "score", (item) => report.number(item, { minimum: 0, maximum: 1 }));
  report.field(value, "start", (item) => report.integer(item, { minimum: 0 }));
  report.field(value, "end", (item) => report.integer(item, { minimum: 0 }));
}
