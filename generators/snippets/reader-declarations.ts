const RAW_RECORD = `/** An unchecked model record from a caller, or a part of it. Any field may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}`;

const CAPTURE = `/** A pattern that finds a part of a text. The last result is stored, because many libraries search the same id. */
export interface Capture {
  readonly pattern: RegExp;
  /** Changes the captured text. */
  readonly change: ((part: string) => string) | undefined;
  /** The last searched text, and its result. */
  text: string | undefined;
  value: string;
}`;

const READER = `/** Reads raw values of a model record. No method throws for a value of the wrong kind. */
export interface Reader {
  /** Returns an item of a list, or undefined if there is none, or if the value is not a list. */
  readonly item: (list: unknown, index: number) => RawRecord | undefined;
  /** Returns the text, or "" for any other value. */
  readonly text: (value: unknown) => string;
  /** Returns the text if it is a valid name in every host language, otherwise "". */
  readonly identifier: (value: unknown) => string;
  /** Returns the number if it is finite, otherwise undefined. */
  readonly number: (value: unknown) => number | undefined;
  /** Returns the texts in a list. Empty texts and other values are left out. */
  readonly texts: (value: unknown) => readonly string[];
  /** Returns the identifiers in a list. */
  readonly identifiers: (value: unknown) => readonly string[];
  /** Returns the first list that is not empty, otherwise an empty list. */
  readonly firstFilled: (...lists: readonly (readonly string[])[]) => readonly string[];
  /**
   * Returns the first group of the match, or the whole match if there is no group. Returns "" if the pattern does not
   * match.
   */
  readonly captured: (capture: Capture, text: string) => string;
  /** Returns the captured part of the first text that matches, or "" if no text matches. */
  readonly capturedInFirst: (capture: Capture, texts: readonly string[]) => string;
  /** Returns true unless the value is undefined, null, false, 0, or empty. */
  readonly isPresent: (value: unknown) => boolean;
  /** Returns the value if JSON supports it, otherwise undefined. */
  readonly json: (value: unknown) => LiteralValue;
}`;

const IS_RECORD = `function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null;
}`;

/** Declarations in `generated/facts.ts` for reading model records. */
export const READER_DECLARATIONS: readonly string[] = [RAW_RECORD, CAPTURE, READER, IS_RECORD];
