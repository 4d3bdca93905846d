import type { Inserted } from "../../generated/escapes.ts";

/** A text with a variable in it. Made here and nowhere else, so that no value of a caller's can pass for one. */
export class TextWithVariable implements Inserted {
  readonly before: string;
  readonly variable: string;
  readonly isEnvironment: boolean;
  readonly after: string;

  constructor({ before = "", variable = "", isEnvironment = false, after = "" }: Partial<Inserted>) {
    this.before = before;
    this.variable = variable;
    this.isEnvironment = isEnvironment;
    this.after = after;
  }
}

/** Returns the value of a variable of the environment, such as a token. */
export function environment(variable: string, before = "", after = ""): Inserted {
  return new TextWithVariable({ before, variable, isEnvironment: true, after });
}

/** Refers to a variable that the snippet itself sets. */
export function snippetVariable(variable: string, before = "", after = ""): Inserted {
  return new TextWithVariable({ before, variable, after });
}
