// Generated – do not edit.
// source:    spec/io/table-question-answering.yaml
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

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
