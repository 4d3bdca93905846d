// Generated – do not edit.
// source:    spec/io/tabular-regression.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Rows of a table, for each of which the model estimates a number. */
export interface TabularRegressionInput {
  [property: string]: unknown;
  /** The rows to judge. */
  inputs: TabularRegressionInputData;
  /** Settings of the model. Absent: the model's own defaults. */
  parameters?: TabularRegressionParameters;
}

/** The rows to judge. */
export interface TabularRegressionInputData {
  [property: string]: unknown;
  /**
   * Column name to the values of that column, one per row. All columns are equally long, and named as in the table the
   * model was trained on.
   */
  data: Record<string, (string | number | null)[]>;
}

/**
 * The estimated number for every row, in the order of the rows and in the unit of the values the model was trained on.
 */
export type TabularRegressionOutput = number[];

/** Settings that depend on the model; none is common to all, so each is passed on unchecked. */
export type TabularRegressionParameters = Record<string, unknown>;

/** Records the problems of a value that should be `TabularRegressionInput`. */
export function checkTabularRegressionInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkTabularRegressionInputData(item, report));
  report.field(value, "parameters", (item) => checkTabularRegressionParameters(item, report));
}

/** Records the problems of a value that should be `TabularRegressionInputData`. */
function checkTabularRegressionInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["data"]);
  report.field(value, "data", (item) => checkTabularRegressionInputDataData(item, report));
}

/** Checks one part of a larger value. */
function checkTabularRegressionInputDataData(value: unknown, report: Report): void {
  report.record(value, (item) => checkTabularRegressionInputDataDataValue(item, report));
}

/** Checks one part of a larger value. */
function checkTabularRegressionInputDataDataValue(value: unknown, report: Report): void {
  report.array(value, (item) => checkTabularRegressionInputDataDataValueElement(item, report));
}

/** Checks one part of a larger value. */
function checkTabularRegressionInputDataDataValueElement(value: unknown, report: Report): void {
  if (value !== null) report.anyOf(value, [(item) => report.string(item), (item) => report.number(item)]);
}

/** Records the problems of a value that should be `TabularRegressionParameters`. */
function checkTabularRegressionParameters(value: unknown, report: Report): void {
  report.object(value);
}

/** Records the problems of a value that should be `TabularRegressionOutput`. */
export function checkTabularRegressionOutput(value: unknown, report: Report): void {
  report.array(value, (item) => report.number(item));
}
