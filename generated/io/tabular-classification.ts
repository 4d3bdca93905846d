// Generated – do not edit.
// source:    spec/io/tabular-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`
import type { Report } from "./report.ts";

/** Rows of a table, for each of which the model names a class. */
export interface TabularClassificationInput {
  [property: string]: unknown;
  /** The rows to judge. */
  inputs: TabularClassificationInputData;
  /** Settings of the model. Absent: the model's own defaults. */
  parameters?: TabularClassificationParameters;
}

/** The rows to judge. */
export interface TabularClassificationInputData {
  [property: string]: unknown;
  /**
   * Column name to the values of that column, one per row. All columns are equally long, and named as in the table the
   * model was trained on.
   */
  data: Record<string, (string | number | null)[]>;
}

/** The class of every row, in the order of the rows: its label, or its number when the model was trained on numbers. */
export type TabularClassificationOutput = (string | number)[];

/** Settings that depend on the model; none is common to all, so each is passed on unchecked. */
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
