// Generated – do not edit.
// source:    spec/io/tabular-regression.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

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
