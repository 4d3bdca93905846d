/** A value that can be printed as a literal. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };

/** A text with a variable in it. Only objects that runtime/lang/inserted.ts created are accepted. */
export interface Inserted {
  /** Text before the variable. */
  readonly before: string;
  /** Name of the variable. Empty if the text is only in `before`. */
  readonly variable: string;
  /** True for an environment variable, false for a variable of the snippet. */
  readonly isEnvironment: boolean;
  /** Text after the variable. Empty if there is no variable. */
  readonly after: string;
}

/** A literal value whose texts may contain a variable. It may be printed on several lines. */
export type TreeValue = string | number | boolean | null | undefined | Inserted | readonly TreeValue[] | TreeFields;

/** An object in a tree: its values by name. */
export interface TreeFields {
  readonly [name: string]: TreeValue;
}
