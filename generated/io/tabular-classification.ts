// Generated – do not edit.
// source:    spec/io/tabular-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Request to classify the rows of a table. */
export interface TabularClassificationInput {
  [property: string]: unknown;
  /** The rows to process. */
  inputs: TabularClassificationInputData;
  /** Settings of the model. Default: the model's defaults. */
  parameters?: TabularClassificationParameters;
}

/** The rows to process. */
export interface TabularClassificationInputData {
  [property: string]: unknown;
  /**
   * The table. Each key is the name of a column, and each value is the list of its values, one per row. All columns
   * must have the same length, and the same names as in the training data.
   */
  data: Record<string, (string | number | null)[]>;
}

/** Class of each row, in the order of the rows. It is a label, or a number if the model was trained with numbers. */
export type TabularClassificationOutput = (string | number)[];

/** Settings of the model. Each model has different settings, so they are sent unchecked. */
export type TabularClassificationParameters = Record<string, unknown>;

/** Records the problems of a value that should be `TabularClassificationInput`. */
export function checkTabularClassificationInput(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["inputs"]);
  report.field(value, "inputs", (item) => checkTabularClassificationInputData(item, report));
  report.field(value, "parameters", (item) => checkTabularClassificationParameters(item, report));
}

/** Records the problems of a value that should be `TabularClassificationInputData`. */
function checkTabularClassificationInputData(value: unknown, report: Report): void {
  if (!report.object(value)) return;
  report.required(value, ["data"]);
  report.field(value, "data", (item) => checkTabularClassificationInputDataData(item, report));
}

/** Checks one part of a larger value. */
function checkTabularClassificationInputDataData(value: unknown, report: Report): void {
  report.record(value, (item) => checkTabularClassificationInputDataDataValue(item, report));
}

/** Checks one part of a larger value. */
function checkTabularClassificationInputDataDataValue(value: unknown, report: Report): void {
  report.array(value, (item) => checkTabularClassificationInputDataDataValueElement(item, report));
}

/** Checks one part of a larger value. */
function checkTabularClassificationInputDataDataValueElement(value: unknown, report: Report): void {
  if (value !== null) report.anyOf(value, [(item) => report.string(item), (item) => report.number(item)]);
}

/** Records the problems of a value that should be `TabularClassificationParameters`. */
function checkTabularClassificationParameters(value: unknown, report: Report): void {
  report.object(value);
}

/** Records the problems of a value that should be `TabularClassificationOutput`. */
export function checkTabularClassificationOutput(value: unknown, report: Report): void {
  report.array(value, (item) => report.anyOf(item, [(part) => report.string(part), (part) => report.number(part)]));
}
