import type { Place } from "../errors.ts";

/** Text of the host language, copied unchanged. */
export interface Text {
  readonly kind: "text";
  readonly text: string;
  readonly place: Place;
}

/** A placeholder (`{{name}}`), which prints a value. `name` is a fact, or `this` inside an `Each`. */
export interface Placeholder {
  readonly kind: "placeholder";
  readonly name: string;
  /** True for `{{json name}}`, which prints the value as JSON. */
  readonly json: boolean;
  readonly place: Place;
}

/**
 * Two branches: one for models with the fact, and one for models without it. `{{#unless}}` becomes an `If` with the
 * branches exchanged.
 */
export interface If {
  readonly kind: "if";
  readonly fact: string;
  readonly present: readonly Node[];
  readonly absent: readonly Node[];
  readonly place: Place;
}

/** A body that is repeated for each item of a list. */
export interface Each {
  readonly kind: "each";
  readonly fact: string;
  readonly body: readonly Node[];
  readonly place: Place;
}

/** A node of a template. A template is a list of nodes. */
export type Node = Text | Placeholder | If | Each;
