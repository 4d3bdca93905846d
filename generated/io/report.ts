// Generated – do not edit.
// source:    generators/code/report.ts
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** A value that is not a list or an object. */
export type Scalar = string | number | boolean | null;

/** Kind of media in a Blob. */
export type MediaKind = "any" | "image" | "audio" | "video";

/** Bounds of a text. Lengths count characters (code points). */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
}

/** Bounds of a number. */
export interface NumberLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** Bounds of a list's length. */
export interface ListLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Checks one value and records its problems. */
export type Test = (value: unknown) => void;

/** Records the problems of a value. Each method records a problem if its condition is not met. */
export interface Report {
  /** The value is a text. */
  string(value: unknown, limits?: TextLimits): void;
  /** The value is a finite number. */
  number(value: unknown, limits?: NumberLimits): void;
  /** The value is a whole number. */
  integer(value: unknown, limits?: NumberLimits): void;
  /** The value is true or false. */
  boolean(value: unknown): void;
  /** The value is null. */
  nothing(value: unknown): void;
  /** The value is a Blob. */
  media(value: unknown, kind: MediaKind): void;
  /** The value is one of these. */
  oneOf(value: unknown, allowed: readonly Scalar[]): void;
  /** The value is a list, and every item passes. */
  array(value: unknown, each?: Test, limits?: ListLimits): void;
  /** The value is an object, and neither a list nor null. */
  object(value: unknown): value is object;
  /** The value is an object, and every field passes. */
  record(value: unknown, each: Test): void;
  /** These fields are present. */
  required(object: object, names: readonly string[]): void;
  /** The field passes, or is absent. */
  field(object: object, name: string, test: Test): void;
  /** All fields except the known ones pass. */
  others(object: object, known: readonly string[], test: Test): void;
  /** There are no other fields. */
  closed(object: object, known: readonly string[]): void;
  /** At least one of the tests passes. */
  anyOf(value: unknown, tests: readonly Test[]): void;
}

/** Checks a complete value and records its problems in the report. */
export type Check = (value: unknown, report: Report) => void;
