// Generated – do not edit.
// source:    spec/io/tabular-classification.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

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
