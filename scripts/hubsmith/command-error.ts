import { CommanderError } from "commander";
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

/** Prints an error of a command line, and returns the exit code. @throws any other error */
export function exitCodeOf(error: unknown): number {
  // For these errors, the argument parser has already printed a message.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.misuse;
  if (!(error instanceof CommandError)) throw error;
  console.error(`error: ${error.message}${error.hint === undefined ? "" : `\n  hint: ${error.hint}`}`);
  return error.exitCode;
}

/** Checks that a word of the command line is allowed. @throws CommandError for a word that is not allowed */
export function assertOne(thing: string, word: string | undefined, allowed: readonly string[]): void {
  if (word === undefined || allowed.includes(word)) return;
  throw new CommandError(`unknown ${thing} ${JSON.stringify(word)}`, suggestion(word, allowed));
}
