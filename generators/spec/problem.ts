/** The severity of a problem. If there is an error, no files are written. A warning is only shown. */
export type Severity = "error" | "warning";

/** A problem in a spec, with its position and a hint. */
export interface Problem {
  /** Path from the folder that contains `spec/`, with forward slashes: `spec/tasks/translation.yaml`. */
  readonly file: string;
  /** Number of the line, from 1. */
  readonly line: number;
  /** Number of the column, from 1, in UTF-16 units. */
  readonly column: number;
  /** Kind of problem in kebab-case, for example `unknown-task`. */
  readonly code: string;
  /** The problem on one line, with the wrong value. */
  readonly message: string;
  /** A way to fix the problem: the nearest valid word, the allowed values, or a concrete fix. */
  readonly hint?: string;
  readonly severity: Severity;
  /** The text of the line. Absent if the file is not readable as text. */
  readonly excerpt?: string;
  /** Number of marked columns, from `column`. Default: 1. */
  readonly width?: number;
}
