// Generated – do not edit.
// source:    generators/spec/provider-flaws.ts
// generator: generators/artifacts/provider-check.ts
// to change: edit the source, then run `npm run generate`

/**
 * Types and functions for the rules of providers.
 *
 * Like the rules themselves, this file is copied to `generated/providers/`: it imports nothing.
 */

/** Something that JSON can hold, as it is met while reading. */
export type Value = unknown;

/** A problem in a task, with its position and a hint. */
export interface Flaw {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
}

/** Looks at one task; the fields of its preset are already in it. @param values names of the provider's values */
export type TaskRule = (
  task: Readonly<Record<string, Value>>,
  name: string,
  values: readonly string[],
) => readonly Flaw[];

/** Returns the fields of a mapping; none for other values. */
export const fieldsOf = (value: Value): Readonly<Record<string, Value>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
/** Returns the items of a list; none for other values. */
export const itemsOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);
/** Returns the texts of a list. */
export const wordsOf = (value: Value): readonly string[] => itemsOf(value).filter((item) => typeof item === "string");
/** Returns the steps of a place in a reply. */
export const stepsOf = (place: string): readonly string[] => place.split(/[.[\]]+/).filter((step) => step !== "");
