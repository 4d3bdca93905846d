import { refuse } from "./host.ts";

/** A simple command being read, word by word. */
export interface Command {
  /** `command`: the next word names what is run. */
  readonly position: "command" | "argument";
  /** Text of the word being read, without quotes and holes; undefined between words. */
  readonly word: string | undefined;
  /** What was read last, when it gives the next character a meaning; `name`: that of a variable. */
  readonly last: "" | "\\" | "$" | "name" | "<" | ">" | "&" | ")" | "hole";
  /** The next word, or the one being read, is the target of a redirection. */
  readonly redirect: boolean;
  /**
   * What becomes of the command's words: `bash` runs what stands behind `-c`, `awk` its first word, `eval` everything;
   * `export` takes what stands before a `=` for the name of a variable.
   */
  readonly runs: "nothing" | "interpreter" | "program" | "code" | "names";
}

/** Before the first word. */
export const COMMAND_START: Command = {
  position: "command",
  word: undefined,
  last: "",
  redirect: false,
  runs: "nothing",
};

/** Words behind which another command follows. */
const PREFIXES = new Set([
  "if",
  "then",
  "else",
  "elif",
  "do",
  "while",
  "until",
  "!",
  "{",
  "time",
  "exec",
  "sudo",
  "env",
]);
/** Programs that run the text behind one of the `CODE_OPTIONS` as code. */
const INTERPRETER =
  /^(?:.*\/)?(?:bash|sh|zsh|dash|ksh|fish|su|runuser|script|flock|python[\d.]*|node|deno|bun|perl|ruby|php|lua|Rscript|pwsh|powershell)$/;
const CODE_OPTIONS = /^(?:-[A-Za-z]*[ceE]|-p|-[Cc]ommand|--(?:command|eval|print)|eval)$/;
/** Commands whose words are code, or are not plain words. */
const CODE = new Set(
  "eval alias trap ssh for case select function [[ [ test let source . watch tmux parallel osascript".split(" "),
);
/** Commands whose first word that is no option is code. */
const PROGRAMMED = new Set(["awk", "gawk", "mawk", "sed"]);
/** Commands whose words are names of variables, or assignments. */
const DECLARING = new Set(["export", "readonly", "local", "declare", "typeset", "unset", "read"]);

/** Reads one character of a command that is neither quote nor parenthesis. */
export function readCharacter(command: Command, char: string): Command {
  if (command.last === "\\") {
    const word = char === "\n" ? command.word : `${command.word ?? ""}${char}`;
    return { ...command, word, last: "" };
  }
  if (command.last === "hole" && /[<>({$]/.test(char)) {
    refuse("unsafe-place", `"${char}" touches the hole before it`, "put a space between");
  }
  if (char === "\n" || char === ";" || char === "|" || (char === "&" && command.last !== ">")) {
    endWord(command);
    return { ...COMMAND_START, last: char === "&" ? "&" : "" };
  }
  if (/\s/.test(char)) return endWord(command);
  if (char === "<" || char === ">") {
    const isDescriptor = command.word !== undefined && /^\d+$/.test(command.word);
    return { ...(isDescriptor ? { ...command, word: undefined } : endWord(command)), last: char, redirect: true };
  }
  if (char === "&" || char === "\\") return { ...command, last: char };
  // A number behind a hole would join a number in it: both together may name what a redirection is about.
  if (command.last === "hole" && /\d/.test(char)) return { ...command, word: `${command.word ?? ""}${char}` };
  return { ...command, word: `${command.word ?? ""}${char}`, last: readDollar(char, command.last) };
}

/** Whether a `$`, or the name of a variable behind one, ends with this character. */
export function readDollar(char: string, last: string): "$" | "name" | "" {
  if (char === "$") return "$";
  return (last === "$" || last === "name") && /\w/.test(char) ? "name" : "";
}

/** A quoted piece or an expansion begins or continues the word. */
export function readQuoted(command: Command): Command {
  return { ...command, word: command.word ?? "", last: "" };
}

/** Reads the end of the word that was being read, if there was one. */
function endWord(command: Command): Command {
  const { word, position, redirect } = command;
  const next: Command = { ...command, word: undefined, last: "" };
  if (word === undefined) return redirect ? next : { ...next, redirect: false };
  if (redirect) return { ...next, redirect: false };
  if (position === "command") {
    if (PREFIXES.has(word) || isAssignment(word)) return next;
    return { ...next, position: "argument", runs: kindOfCommand(word) };
  }
  if (command.runs === "program" && !word.startsWith("-")) return { ...next, runs: "nothing" };
  if (INTERPRETER.test(word) && command.runs === "nothing") return { ...next, runs: "interpreter" };
  if (command.runs === "interpreter" && CODE_OPTIONS.test(word)) return { ...next, runs: "code" };
  return next;
}

function kindOfCommand(word: string): Command["runs"] {
  if (CODE.has(word)) return "code";
  if (PROGRAMMED.has(word)) return "program";
  if (DECLARING.has(word)) return "names";
  return INTERPRETER.test(word) ? "interpreter" : "nothing";
}

function isAssignment(word: string): boolean {
  return /^[A-Za-z_]\w*=/.test(word);
}

/**
 * Checks that a hole may stand here, bare or in quotes.
 *
 * @throws Refusal where the value would be run, or would change what stands around it
 */
export function checkHole(command: Command): void {
  const { word, position, redirect, last, runs } = command;
  const isOption =
    runs === "interpreter" && word?.includes("=") === true && CODE_OPTIONS.test(word.replace(/=.*/s, ""));
  if (runs === "code" || runs === "program" || isOption)
    refuse("unsafe-place", "the value would be part of code that the command runs");
  if (runs === "names" && !isAssignment(word ?? "")) refuse("unsafe-place", "the value would name a variable");
  if (last === "name") refuse("unsafe-place", "the hole touches the name of a variable", "write ${NAME} with braces");
  if (last === "\\" || last === "$" || last === "&" || last === "<" || last === ")")
    refuse("unsafe-place", `the hole touches a ${last}`);
  if (position === "command" && !redirect && !isAssignment(word ?? "")) {
    refuse("unsafe-place", "the value would name the command to run", "write the command, and the hole behind it");
  }
  if (word === "~" || (word !== undefined && /[{[]/.test(word))) {
    refuse("unsafe-place", `the hole touches "${word}", which the shell expands`, "put the word into quotes");
  }
}

/** Passes a hole: it begins or continues the word. */
export function readHole(command: Command): Command {
  return { ...command, word: command.word ?? "", last: "hole" };
}
