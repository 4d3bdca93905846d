const RAW_RECORD = `/** What somebody handed over as a model record, or a part of it: anything may be missing or of the wrong kind. */
export interface RawRecord {
  readonly [field: string]: RawRecord | undefined;
}`;

const CAPTURE = `/** A part of a text, and what was found last: many libraries ask the same of a model's id, one after the other. */
export interface Capture {
  readonly pattern: RegExp;
  /** The longest text, in UTF-16 units, that it is looked for in. */
  readonly longest: number;
  /** What is made of the part. */
  readonly change: ((part: string) => string) | undefined;
  /** The last text, and what was found in it. */
  text: string | undefined;
  value: string;
}`;

const READER = `/** Reads raw values of a model record. None of it throws for a value of the wrong kind. */
export interface Reader {
  /** An item of a list; undefined when there is none, or no list. */
  readonly item: (list: unknown, index: number) => RawRecord | undefined;
  /** The text, or "" for anything else. */
  readonly text: (value: unknown) => string;
  /** The text when it is a name in every host language and a keyword in none, else "". */
  readonly identifier: (value: unknown) => string;
  /** The number when it is finite, else undefined. */
  readonly number: (value: unknown) => number | undefined;
  /** The texts in a list, without empty ones and other values. */
  readonly texts: (value: unknown) => readonly string[];
  /** The identifiers in a list. */
  readonly identifiers: (value: unknown) => readonly string[];
  /** The first of the lists that is not empty, else an empty one. */
  readonly firstFilled: (...lists: readonly (readonly string[])[]) => readonly string[];
  /** What the pattern's first group, or else the whole of it, finds in the text; "" when it does not match. */
  readonly captured: (capture: Capture, text: string) => string;
  /** The same in the first text that matches. */
  readonly capturedInFirst: (capture: Capture, texts: readonly string[]) => string;
  /** True unless the value is undefined, null, false, 0, or empty. */
  readonly isPresent: (value: unknown) => boolean;
  /** The value when JSON can hold it, else undefined. */
  readonly json: (value: unknown) => LiteralValue;
}`;

const IS_RECORD = `function isRecord(value: unknown): value is RawRecord {
  return typeof value === "object" && value !== null;
}`;

/** Declarations in `generated/facts.ts` for reading model records: types, and the test for a record. */
export const READER_DECLARATIONS: readonly string[] = [RAW_RECORD, CAPTURE, READER, IS_RECORD];
