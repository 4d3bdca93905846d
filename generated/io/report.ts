// Generated – do not edit.
// source:    generators/code/report.ts
// generator: generators/artifacts/io.ts
// to change: edit the source, then run `npm run generate`

/** A value that is neither a list nor an object. */
export type Scalar = string | number | boolean | null;

/** Kind of media in a Blob. */
export type MediaKind = "any" | "image" | "audio" | "video";

/** Limits for a text. Lengths count characters (code points). */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
}

/** Limits for a number. */
export interface NumberLimits {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

/** Limits for the length of a list. */
export interface ListLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Checks one value and records its problems. */
export type Test = (value: unknown) => void;

/** Collects the problems of a value. Each method makes a check, and records a problem if the check fails. */
export interface Report {
  /** Checks that the value is text. */
  string(value: unknown, limits?: TextLimits): void;
  /** Checks that the value is a finite number. */
  number(value: unknown, limits?: NumberLimits): void;
  /** Checks that the value is a whole number. */
  integer(value: unknown, limits?: NumberLimits): void;
  /** Checks that the value is true or false. */
  boolean(value: unknown): void;
  /** Checks that the value is null. */
  nothing(value: unknown): void;
  /** Checks that the value is a Blob with media of this kind. */
  media(value: unknown, kind: MediaKind): void;
  /** Checks that the value is one of the allowed values. */
  oneOf(value: unknown, allowed: readonly Scalar[]): void;
  /** Checks that the value is a list, and applies the test to every item. */
  array(value: unknown, each?: Test, limits?: ListLimits): void;
  /** Checks that the value is an object. A list or null is not an object. */
  object(value: unknown): value is object;
  /** Checks that the value is an object, and applies the test to every field. */
  record(value: unknown, each: Test): void;
  /** Checks that the named fields are present. */
  required(object: object, names: readonly string[]): void;
  /** Applies the test to a field, unless the field is absent. */
  field(object: object, name: string, test: Test): void;
  /** Applies the test to all fields except the known fields. */
  others(object: object, known: readonly string[], test: Test): void;
  /** Checks that all fields of the object are known. */
  closed(object: object, known: readonly string[]): void;
  /** Checks that the value passes at least one of the tests. */
  anyOf(value: unknown, tests: readonly Test[]): void;
}

/** Checks a complete value and records its problems in the report. */
export type Check = (value: unknown, report: Report) => void;
