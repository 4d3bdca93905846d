import type { Span } from "./tree.ts";

export type Piece =
  /** Text without variables or commands. If `quoted` is true, no character in it has a special meaning in the shell. */
  | { readonly kind: "text"; readonly text: string; readonly quoted: boolean }
  /** `$NAME`, `${NAME}` and expansions such as `${NAME%.*}`. */
  | { readonly kind: "variable"; readonly name: string; readonly quoted: boolean }
  /** `$((…))` that contains only numbers, variables and operators. */
  | { readonly kind: "arithmetic" }
  /** `$(…)`, `<(…)` or `>(…)`: the output of commands. */
  | { readonly kind: "commands"; readonly commands: readonly Command[]; readonly quoted: boolean };

export interface Word extends Span {
  readonly pieces: readonly Piece[];
  /** The text of the word. Undefined if the text depends on a variable or a command. */
  readonly text: string | undefined;
}

/** An assignment `NAME=value`, before a command or alone. */
export interface ShellAssignment extends Span {
  readonly name: string;
  readonly value: Word;
}

/** A redirect, such as `> file`, `2>&1` or `<<< text`. The target of a heredoc is its text. */
export interface Redirect extends Span {
  readonly sign: string;
  readonly target: Word;
}

/** A simple command, which may be inside a loop, a condition or brackets. */
export interface Command extends Span {
  /** The name of the command and its arguments. Empty if there are only assignments. */
  readonly words: readonly Word[];
  readonly assignments: readonly ShellAssignment[];
  readonly redirects: readonly Redirect[];
  /** True if the command reads the output of the command before it. */
  readonly piped: boolean;
  /** Shell keywords before the command, such as `if` and `then`. */
  readonly keywords: readonly string[];
}

/** The commands in a shell script. */
export interface Script {
  /** All commands in order, except those in `$(…)`, which are pieces of a word. */
  readonly commands: readonly Command[];
  /** Why and where reading ended early. Undefined if everything was read. */
  readonly error: (Span & { readonly message: string; readonly isWrong: boolean }) | undefined;
}

export function wordOf(pieces: readonly Piece[], { from, to }: Span): Word {
  const texts = pieces.map((piece) => (piece.kind === "text" ? piece.text : undefined));
  return { pieces, text: texts.includes(undefined) ? undefined : texts.join(""), from, to };
}

/** Yields every command, including those whose output is part of a word. */
export function* allCommands(commands: readonly Command[]): Generator<Command> {
  for (const command of commands) {
    yield command;
    const words = [
      ...command.words,
      ...command.assignments.map(({ value }) => value),
      ...command.redirects.map(({ target }) => target),
    ];
    for (const { pieces } of words) {
      for (const piece of pieces) if (piece.kind === "commands") yield* allCommands(piece.commands);
    }
  }
}
