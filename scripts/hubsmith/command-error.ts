import { suggestion } from "../../generators/spec/suggest.ts";

/**
 * Exit codes of every command. `fine`: success. `problems`: the arguments are correct, but the spec or the template has
 * errors, or there is nothing to print. `misuse`: an argument is wrong, or a package or file is missing.
 */
export const EXIT = { fine: 0, problems: 1, misuse: 2 } as const;

/** An error of a command. Its message is printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** One sentence that says how to fix the error. */
  readonly hint: string | undefined;
  readonly exitCode: number;

  constructor(message: string, hint?: string, exitCode: number = EXIT.misuse) {
    super(message);
    [this.hint, this.exitCode] = [hint, exitCode];
  }
}

/** Checks that a word of the command line is allowed. @throws CommandError for a word that is not allowed */
export function assertOne(thing: string, word: string | undefined, allowed: readonly string[]): void {
  if (word === undefined || allowed.includes(word)) return;
  throw new CommandError(`unknown ${thing} ${JSON.stringify(word)}`, suggestion(word, allowed));
}
