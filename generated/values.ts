// Generated – do not edit.
// source:    generators/snippets/escapes.ts
// generator: generators/artifacts/escapes.ts
// to change: edit the source, then run `npm run generate`

/** What a literal can be written for. */
export type LiteralValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly LiteralValue[]
  | { readonly [key: string]: LiteralValue };

/** A text with a variable in it. Only runtime/lang/inserted.ts makes one: an object of the same fields is none. */
export interface Inserted {
  /** Text in front of the variable. */
  readonly before: string;
  /** Name of the variable; without one the text is what is in `before`. */
  readonly variable: string;
  /** True: of the environment. False: of the snippet itself. */
  readonly isEnvironment: boolean;
  /** Text behind the variable; `""` without one. */
  readonly after: string;
}

/** What is laid out over several lines: a literal in which texts may hold a variable. */
export type TreeValue = string | number | boolean | null | undefined | Inserted | readonly TreeValue[] | TreeFields;

/** Named values of a tree. */
export interface TreeFields {
  readonly [name: string]: TreeValue;
}
