// Generated – do not edit.
// source:    spec/io/table-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** A call that asks a question about a table. */
export interface TableQuestionAnsweringInput {
  [property: string]: unknown;
  /** The table and the question about it. */
  inputs: TableQuestionAnsweringInputData;
  /** Settings of this call. Absent: the defaults of the model and server. */
  parameters?: TableQuestionAnsweringParameters;
}

/** The table and the question about it. */
export interface TableQuestionAnsweringInputData {
  [property: string]: unknown;
  /**
   * The table, column by column: the name of each column with the list of its cells from top to bottom. All columns are
   * equally long.
   */
  table: Record<string, string[]>;
  /** The question, in a language the model knows. */
  question: string;
}

/** The answers found. */
export type TableQuestionAnsweringOutput = TableQuestionAnsweringOutputElement[];

/** One answer and the cells it comes from. */
export interface TableQuestionAnsweringOutputElement {
  [property: string]: unknown;
  /**
   * The answer in words. Where the cells still have to be counted, added or averaged, it begins with the name of that
   * operation, as in "SUM > 3, 4".
   */
  answer: string;
  /** The cells that the answer comes from, by their place in the table. */
  coordinates: number[][];
  /** What stands in those cells, in the same order. */
  cells: string[];
  /**
   * What has to be done with the cells to get the answer, such as NONE, SUM, AVERAGE or COUNT. Absent when the model
   * only picks cells.
   */
  aggregator?: string;
}

/** Settings for answering questions about tables. */
export interface TableQuestionAnsweringParameters {
  [property: string]: unknown;
  /**
   * How inputs are filled up to a common length: do_not_pad leaves them, longest fills up to the longest of the batch,
   * max_length up to what the model can take. Absent: do_not_pad.
   *
   * @default "do_not_pad"
   */
  padding?: Padding;
  /**
   * Whether questions are worked through one by one, as models need that refer back to earlier answers, rather than all
   * at once, which is faster. Absent: false.
   *
   * @default false
   */
  sequential?: boolean;
  /**
   * Whether rows are left out when the table is too long for the model. Absent: false.
   *
   * @default false
   */
  truncation?: boolean;
}

/**
 * How inputs are filled up to a common length: do_not_pad leaves them, longest fills up to the longest of the batch,
 * max_length up to what the model can take. Absent: do_not_pad.
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
