// Generated – do not edit.
// source:    spec/io/table-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request with a question about a table. */
export interface TableQuestionAnsweringInput {
  [property: string]: unknown;
  /** The table and the question about it. */
  inputs: TableQuestionAnsweringInputData;
  /** Settings of this request. Default: the defaults of the model and the server. */
  parameters?: TableQuestionAnsweringParameters;
}

/** The table and the question about it. */
export interface TableQuestionAnsweringInputData {
  [property: string]: unknown;
  /**
   * The table. Each key is the name of a column, and each value is the list of its cells from top to bottom. All
   * columns must have the same length.
   */
  table: Record<string, string[]>;
  /** The question, in a language that the model supports. */
  question: string;
}

/** The answers found. */
export type TableQuestionAnsweringOutput = TableQuestionAnsweringOutputElement[];

/** One answer and the cells that it comes from. */
export interface TableQuestionAnsweringOutputElement {
  [property: string]: unknown;
  /**
   * The answer as text. If the cells still have to be counted, added or averaged, it starts with the name of that
   * operation, as in "SUM > 3, 4".
   */
  answer: string;
  /** Positions of the cells that the answer comes from. */
  coordinates: number[][];
  /** Contents of these cells, in the same order. */
  cells: string[];
  /**
   * Operation to apply to the cells to get the answer, such as NONE, SUM, AVERAGE or COUNT. Absent if the model only
   * selects cells.
   */
  aggregator?: string;
}

/** Settings for table question answering. */
export interface TableQuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * Sets how inputs are padded to the same length. With do_not_pad, they are not padded. With longest, they are padded
   * to the longest input of the batch. With max_length, they are padded to the maximum length of the model. Default:
   * do_not_pad.
   *
   * @default "do_not_pad"
   */
  padding?: Padding;
  /**
   * If true, questions are processed one after the other. Models that refer to earlier answers need this. If false, all
   * questions are processed at once, which is faster. Default: false.
   *
   * @default false
   */
  sequential?: boolean;
  /**
   * If true, rows are removed if the table is too long for the model. Default: false.
   *
   * @default false
   */
  truncation?: boolean;
}

/**
 * Sets how inputs are padded to the same length. With do_not_pad, they are not padded. With longest, they are padded to
 * the longest input of the batch. With max_length, they are padded to the maximum length of the model. Default:
 * do_not_pad.
 *
 * @default "do_not_pad"
 */
export type Padding = "do_not_pad" | "longest" | "max_length";

/** Records the problems of a value that should be `TableQuestionAnsweringInput`. */
export function checkTableQuestionAnsweringInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkTableQuestionAnsweringInputData(item, report));
  report.field(value, "parameters", (item) => checkTableQuestionAnsweringParameters(item, report));
}

/** Records the problems of a value that should be `TableQuestionAnsweringInputData`. */
function checkTableQuestionAnsweringInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["table", "question"]);
  report.field(value, "table", (item) => checkTableQuestionAnsweringInputDataTable(item, report));
  report.field(value, "question", (item) => report.string(item));
}

/** Checks one part of a larger value. */
function checkTableQuestionAnsweringInputDataTable(value: unknown, report: Report): void {
  report.record(value, (item) => report.array(item, (part) => report.string(part)));
}

/** Records the problems of a value that should be `TableQuestionAnsweringParameters`. */
function checkTableQuestionAnsweringParameters(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.field(value, "padding", (item) => checkPadding(item, report));
  report.field(value, "sequential", (item) => report.boolean(item));
  report.field(value, "truncation", (item) => report.boolean(item));
}

/** Records the problems of a value that should be `Padding`. */
function checkPadding(value: unknown, report: Report): void {
  report.oneOf(value, ["do_not_pad", "longest", "max_length"]);
}

/** Records the problems of a value that should be `TableQuestionAnsweringOutput`. */
export function checkTableQuestionAnsweringOutput(value: unknown, report: Report): void {
  report.array(value, (item) => checkTableQuestionAnsweringOutputElement(item, report));
}

/** Records the problems of a value that should be `TableQuestionAnsweringOutputElement`. */
function checkTableQuestionAnsweringOutputElement(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["answer", "coordinates", "cells"]);
  report.field(value, "answer", (item) => report.string(item));
  report.field(value, "coordinates", (item) => checkTableQuestionAnsweringOutputElementCoordinates(item, report));
  report.field(value, "cells", (item) => report.array(item, (part) => report.string(part)));
  report.field(value, "aggregator", (item) => report.string(item));
}

/** Checks one part of a larger value. */
function checkTableQuestionAnsweringOutputElementCoordinates(value: unknown, report: Report): void {
  report.array(value, (item) => checkTableQuestionAnsweringOutputElementCoordinatesElement(item, report));
}

/** Checks one part of a larger value. */
function checkTableQuestionAnsweringOutputElementCoordinatesElement(value: unknown, report: Report): void {
  report.array(value, (item) => report.integer(item, { minimum: 0 }), { minItems: 2, maxItems: 2 });
}
