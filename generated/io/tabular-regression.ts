// Generated – do not edit.
// source:    spec/io/tabular-regression.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request to predict a number for each row of a table. */
export interface TabularRegressionInput {
  [property: string]: unknown;
  /** The rows to process. */
  inputs: TabularRegressionInputData;
  /** Settings of the model. Default: the model's defaults. */
  parameters?: TabularRegressionParameters;
}

/** The rows to process. */
export interface TabularRegressionInputData {
  [property: string]: unknown;
  /**
   * The table. Each key is the name of a column, and each value is the list of its values, one per row. All columns
   * must have the same length, and the same names as in the training data.
   */
  data: Record<string, (string | number | null)[]>;
}

/** Predicted number for each row, in the order of the rows. The unit is that of the training data. */
export type TabularRegressionOutput = number[];

/** Settings of the model. Each model has different settings, so they are sent unchecked. */
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
