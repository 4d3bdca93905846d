/** A value whose type has not been checked yet. */
export type Value = unknown;

/** A problem in a task, with its position and a hint. */
export interface Flaw {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly hint: string;
}

/**
 * Checks one task. The fields of its preset are already merged into the task.
 *
 * @param values names of the values that callers give for addresses of the provider
 */
export type TaskRule = (
  task: Readonly<Record<string, Value>>,
  name: string,
  values: readonly string[],
) => readonly Flaw[];

/** Returns the fields of an object, or an empty object for any other value. */
export const fieldsOf = (value: Value): Readonly<Record<string, Value>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
/** Returns the items of a list, or an empty list for any other value. */
export const itemsOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);
/** Returns the texts of a list. */
export const wordsOf = (value: Value): readonly string[] => itemsOf(value).filter((item) => typeof item === "string");
/** Returns the steps of a path in a reply: `data`, `0` and `url` for `data[0].url`. */
export const stepsOf = (place: string): readonly string[] => place.split(/[.[\]]+/).filter((step) => step !== "");
