/** The severity of a problem: an error stops every write, a warning is only shown. */
export type Severity = "error" | "warning";

/** A problem in a spec, with its position and a hint. */
export interface Problem {
  /** Path from the folder that holds `spec/`, with forward slashes: `spec/tasks/translation.yaml`. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 units. */
  readonly column: number;
  /** Kind of problem in kebab-case, for example `unknown-task`. */
  readonly code: string;
  /** The problem, in one line, with the wrong value. */
  readonly message: string;
  /** The way out: the nearest valid word, the allowed values, or the fix. */
  readonly hint?: string;
  readonly severity: Severity;
  /** The offending line as it is in the file; absent when the file is not readable as text. */
  readonly excerpt?: string;
  /** Number of columns the caret marks, from `column`. Default 1. */
  readonly width?: number;
}
