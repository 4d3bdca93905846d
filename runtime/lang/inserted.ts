import type { Inserted } from "../contract/index.ts";

/**
 * A text that contains a variable. Only this module creates such objects, so a caller's value cannot be mistaken for a
 * variable.
 */
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

/** Returns a reference to an environment variable, such as the variable that contains the token. */
export function environment(variable: string, before = "", after = ""): Inserted {
  return new TextWithVariable({ before, variable, isEnvironment: true, after });
}

/** Returns a reference to a variable that the snippet itself sets. */
export function snippetVariable(variable: string, before = "", after = ""): Inserted {
  return new TextWithVariable({ before, variable, after });
}
