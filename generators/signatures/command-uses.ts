import { parseBash, type Word } from "../parsers/bash.ts";
import type { Span } from "../parsers/grammars.ts";

export interface CommandUse extends Span {
  /** The words of the command up to its first flag. A word that contains a variable becomes `""`. */
  readonly words: readonly string[];
  readonly flags: readonly (Span & { readonly name: string })[];
}

/**
 * Programs that snippets of any library may run. They belong to no library, so no file in spec/apis has to list them.
 */
export const COMMON_COMMANDS: ReadonlySet<string> = new Set(
  (
    "pip uv git hf bash cd cargo brew apt apt-get sudo conda export source mkdir ls cp mv tar unzip curl wget tail npm " +
    "echo cat sh make cmake xcode-select dotnet"
  ).split(" "),
);

/** Returns the commands of a script. The words `uv run` at the start of a command are left out. */
export function commandUses(script: string): readonly CommandUse[] {
  return parseBash(script).commands.flatMap(({ words: all, from, to }) => {
    const isRun = all[0]?.text === "uv" && all[1]?.text === "run";
    const words = isRun ? all.slice(2) : all;
    if (words.length === 0) return [];
    const flag = words.findIndex((word) => isFlag(word) && !isModule(word));
    const before = flag < 0 ? words : words.slice(0, flag);
    return [{ words: before.map(({ text }) => text ?? ""), flags: words.flatMap(flagOf), from, to }];
  });
}

function isFlag({ start }: Word): boolean {
  return /^-./.test(start);
}

/** Returns true for the `-m` of `python -m module`. */
function isModule({ text }: Word): boolean {
  return text === "-m";
}

function flagOf(word: Word): CommandUse["flags"] {
  if (!isFlag(word) || isModule(word)) return [];
  const name = word.start.replace(/=.*/s, "");
  return [{ name, from: word.from, to: word.from + name.length }];
}
