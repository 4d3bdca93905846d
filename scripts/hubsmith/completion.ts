import type { Command } from "commander";
import { KINDS } from "../../generators/spec/entry.ts";
import { assertOne } from "./command-error.ts";

/** A word that a shell can suggest, and its description. */
interface Word {
  readonly word: string;
  readonly about: string;
}

/** An option, and the values that it accepts. An empty list means a file or any text. */
interface Flag extends Word {
  readonly takesValue: boolean;
  readonly choices: readonly string[];
}

/** The parts of a command that completion needs. */
interface Completed extends Word {
  readonly flags: readonly Flag[];
  /** Values of the first argument. An empty list means a file or any text. */
  readonly choices: readonly string[];
}

/** The parts of a program that completion needs. */
interface CompletedProgram {
  readonly commands: readonly Completed[];
  readonly flags: readonly Flag[];
}

const SHELLS: Readonly<Record<string, (program: CompletedProgram) => string>> = { bash, zsh, fish };

/** For each command, the values of its first argument, because the argument parser does not know them. */
const FIRST_ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  completion: Object.keys(SHELLS),
  new: Object.values(KINDS),
};

/**
 * Returns a shell script that completes a program's commands, options and values.
 *
 * @param shell bash, zsh or fish
 * @throws CommandError for another shell
 */
export function completionScript(shell: string, program: Command): string {
  assertOne("shell", shell, Object.keys(SHELLS));
  return SHELLS[shell]?.({ commands: program.commands.map(completed), flags: flagsOf(program) }) ?? "";
}

function completed(command: Command): Completed {
  const word = command.name();
  return { word, about: command.description(), flags: flagsOf(command), choices: FIRST_ARGUMENTS[word] ?? [] };
}

function flagsOf(command: Command): Flag[] {
  const flags = command.options.flatMap(({ long, short, description, argChoices = [], flags: written }) => {
    const takesValue = written.includes("<");
    return [short, long].flatMap((word) =>
      word === undefined || word === null ? [] : [{ word, about: description, takesValue, choices: argChoices }],
    );
  });
  return [...flags, { word: "--help", about: "show help", takesValue: false, choices: [] }];
}

function bash({ commands, flags: ownFlags }: CompletedProgram): string {
  const first = [...commands, ...ownFlags].map(({ word }) => word).join(" ");
  const cases = commands.map(({ word, flags, choices }) => {
    const values = flags.filter((flag) => flag.choices.length > 0);
    const inner = values.map((flag) => `        ${flag.word}) words="${flag.choices.join(" ")}" ;;`);
    const all = [...choices, ...flags.map((flag) => flag.word)].join(" ");
    return `    ${word})
      case "$before" in
${[...inner, `        *) words="${all}" ;;`].join("\n")}
      esac ;;`;
  });
  return `_hubsmith() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then words="${first}"; fi
  COMPREPLY=( $(compgen -W "$words" -- "$current") )
}
complete -o default -F _hubsmith hubsmith`;
}

function zsh({ commands, flags: ownFlags }: CompletedProgram): string {
  const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const described = ({ word, about }: Word): string => quote(`${word}:${about.replaceAll(":", String.raw`\:`)}`);
  const cases = commands.map(({ word, flags, choices }) => {
    const specs = flags.map((flag) => {
      const value = flag.takesValue
        ? `:value:${flag.choices.length > 0 ? `(${flag.choices.join(" ")})` : "_files"}`
        : "";
      return quote(`${flag.word}[${flag.about.replaceAll(/[[\]:]/g, String.raw`\$&`)}]${value}`);
    });
    const first = choices.length > 0 ? `'1:word:(${choices.join(" ")})'` : "";
    return `    ${word}) _arguments ${[...specs, first, "'*:file:_files'"].filter((part) => part !== "").join(" ")} ;;`;
  });
  return `#compdef hubsmith
_hubsmith() {
  local -a commands options
  commands=(${commands.map(described).join(" ")})
  options=(${ownFlags.map(described).join(" ")})
  if (( CURRENT == 2 )); then
    _describe command commands
    _describe -o option options
    return
  fi
  shift words
  (( CURRENT-- ))
  case "\${words[1]}" in
${cases.join("\n")}
  esac
}
if [ "$funcstack[1]" = "_hubsmith" ]; then _hubsmith "$@"; else compdef _hubsmith hubsmith; fi`;
}

function fish({ commands, flags: ownFlags }: CompletedProgram): string {
  const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  const flagLine = (start: string, { word, about, takesValue, choices }: Flag): string => {
    const name = word.startsWith("--") ? `-l ${word.slice(2)}` : `-s ${word.slice(1)}`;
    const value = choices.length > 0 ? ` -x -a ${quote(choices.join(" "))}` : " -r";
    return `${start} ${name} -d ${quote(about)}${takesValue ? value : ""}`;
  };
  const first = "complete -c hubsmith -n __fish_use_subcommand";
  const lines = commands.flatMap(({ word, about, flags, choices }) => {
    const within = `complete -c hubsmith -n '__fish_seen_subcommand_from ${word}'`;
    return [
      `${first} -f -a ${word} -d ${quote(about)}`,
      ...choices.map((choice) => `${within} -f -a ${choice}`),
      ...flags.map((flag) => flagLine(within, flag)),
    ];
  });
  return [...ownFlags.map((flag) => flagLine(first, flag)), ...lines].join("\n");
}
