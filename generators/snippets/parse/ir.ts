import type { Place } from "../errors.ts";

/** Text of the host language, copied as it is. */
export interface Text {
  readonly kind: "text";
  readonly text: string;
  readonly place: Place;
}

/** Where a value goes. `name` is a fact, or `this` inside an `Each`. */
export interface Hole {
  readonly kind: "hole";
  readonly name: string;
  /** Written as `{{json name}}`: the value as JSON. */
  readonly json: boolean;
  readonly place: Place;
}

/** Two branches, for models that have the fact and for those that have not. `{{#unless}}` is an If with them exchanged. */
export interface If {
  readonly kind: "if";
  readonly fact: string;
  readonly present: readonly Node[];
  readonly absent: readonly Node[];
  readonly place: Place;
}

/** The body once for each item of a list. */
export interface Each {
  readonly kind: "each";
  readonly fact: string;
  readonly body: readonly Node[];
  readonly place: Place;
}

/** A template is a list of these four. */
export type Node = Text | Hole | If | Each;
