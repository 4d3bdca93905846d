/** How bad a problem is: an error stops every write, a warning is only shown. */
export type Severity = "error" | "warning";

/** What is wrong in a spec, where, and the way out. */
export interface Problem {
  /** Path from the folder that holds `spec/`, with forward slashes: `spec/tasks/translation.yaml`. */
  readonly file: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 units. */
  readonly column: number;
  /** Kind of problem in kebab-case, for example `unknown-task`. */
  readonly code: string;
  /** What is wrong, in one line, with the offending value. */
  readonly message: string;
  /** The way out: the nearest valid word, the allowed values, or the fix. */
  readonly hint?: string;
  readonly severity: Severity;
  /** The offending line as it stands in the file; absent when the file is not readable as text. */
  readonly excerpt?: string;
  /** Number of columns the caret marks, from `column`. Default 1. */
  readonly width?: number;
}
