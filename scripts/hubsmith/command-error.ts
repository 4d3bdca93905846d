import { suggestion } from "../../generators/spec/suggest.ts";

/**
 * Exit codes of every command: `fine`, `problems` (what was asked for was done and something is wrong, or it cannot be
 * had), `misuse` (the command was called wrongly, or what it needs is not there).
 */
export const EXIT = { fine: 0, problems: 1, misuse: 2 } as const;

/** Why a command cannot be carried out, told to the person who called it. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** The way out, one sentence. */
  readonly hint: string | undefined;
  readonly exitCode: number;

  constructor(message: string, hint?: string, exitCode: number = EXIT.misuse) {
    super(message);
    [this.hint, this.exitCode] = [hint, exitCode];
  }
}

/** Checks a word of the command line. @throws CommandError for a word that is not allowed */
export function assertOne(thing: string, word: string | undefined, allowed: readonly string[]): void {
  if (word === undefined || allowed.includes(word)) return;
  throw new CommandError(`unknown ${thing} ${JSON.stringify(word)}`, suggestion(word, allowed));
}
