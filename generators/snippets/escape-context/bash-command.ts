import { refuse, type EscapeCall, type PlaceholderInfo } from "./host.ts";

/** The state of the lexer inside a simple command. */
export interface Command {
  /** `command`: the next word is the name of the command. `argument`: the name has been read. */
  readonly position: "command" | "argument";
  /** The text of the current word so far, without quotes and placeholders. Undefined between words. */
  readonly word: string | undefined;
  /** The last token, if it changes the meaning of the next character. `name` is the name of a variable. */
  readonly last: "" | "\\" | "$" | "name" | "<" | ">" | "&" | ")" | "placeholder";
  /** True if the current or next word is the target of a redirection. */
  readonly redirect: boolean;
  /** The kind of words that the command takes: plain words, a condition with its own grammar, or names of variables. */
  readonly words: "plain" | "grammar" | "names";
}

export const COMMAND_START: Command = {
  position: "command",
  word: undefined,
  last: "",
  redirect: false,
  words: "plain",
};

/** Words that are followed by a command. */
const PREFIXES = new Set("if then else elif do while until ! { time exec sudo env".split(" "));
/** Commands whose words have their own grammar. */
const WITH_GRAMMAR = new Set(["[", "[[", "case", "for", "function", "let", "select", "test"]);
/** Commands whose words are names of variables or assignments. */
const DECLARING = new Set(["declare", "export", "local", "read", "readonly", "typeset", "unset"]);

/** Reads one character of a command. The character is neither a quote nor a parenthesis. */
export function readCharacter(command: Command, char: string): Command {
  if (command.last === "\\") {
    const word = char === "\n" ? command.word : `${command.word ?? ""}${char}`;
    return { ...command, word, last: "" };
  }
  if (command.last === "placeholder" && /[<>({$]/.test(char)) {
    refuse("unsafe-place", `"${char}" directly follows a placeholder`, "put a space after the placeholder");
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
  // If the value of a placeholder ends with digits, a digit after the placeholder continues the number. Before `>`, Bash would read
  // the number as a file descriptor. So `last` stays "placeholder", and a redirection directly after the digits is refused.
  if (command.last === "placeholder" && /\d/.test(char)) return { ...command, word: `${command.word ?? ""}${char}` };
  return { ...command, word: `${command.word ?? ""}${char}`, last: readDollar(char, command.last) };
}

/**
 * Returns the state after a character that follows a `$` or a variable's name. Returns "" if the variable ends here.
 */
export function readDollar(char: string, last: string): "$" | "name" | "" {
  if (char === "$") return "$";
  return (last === "$" || last === "name") && /\w/.test(char) ? "name" : "";
}

/** Reads a quoted part or an expansion. Either of them starts a word or continues the current word. */
export function readQuoted(command: Command): Command {
  return { ...command, word: command.word ?? "", last: "" };
}

function endWord(command: Command): Command {
  const { word, position, redirect } = command;
  const next: Command = { ...command, word: undefined, last: "" };
  if (word === undefined) return redirect ? next : { ...next, redirect: false };
  if (redirect) return { ...next, redirect: false };
  if (position === "command") {
    if (PREFIXES.has(word) || isAssignment(word)) return next;
    return { ...next, position: "argument", words: kindOfWords(word) };
  }
  return next;
}

function kindOfWords(command: string): Command["words"] {
  if (WITH_GRAMMAR.has(command)) return "grammar";
  return DECLARING.has(command) ? "names" : "plain";
}

function isAssignment(word: string): boolean {
  return /^[A-Za-z_]\w*=/.test(word);
}

/**
 * Checks that a placeholder (`{{…}}`) is allowed here, with or without quotes.
 *
 * @throws Refusal if the value would be run or would change the meaning of the text around it
 */
export function checkPlaceholder(command: Command): void {
  const { word, position, redirect, last, words } = command;
  if (words === "grammar") refuse("unsafe-place", "the value would be part of a condition or a loop");
  if (words === "names" && !isAssignment(word ?? ""))
    refuse("unsafe-place", "the value would be the name of a variable");
  if (last === "name")
    refuse("unsafe-place", "the placeholder directly follows the name of a variable", "write ${NAME} with braces");
  if (last === "\\" || last === "$" || last === "&" || last === "<" || last === ")")
    refuse("unsafe-place", `the placeholder directly follows a ${last}`);
  if (position === "command" && !redirect && !isAssignment(word ?? "")) {
    refuse(
      "unsafe-place",
      "the value would name the command to run",
      "write the name of the command, and put the placeholder after it",
    );
  }
  if (word === "~" || (word !== undefined && /[{[]/.test(word))) {
    refuse("unsafe-place", `the placeholder is next to "${word}", which the shell expands`, "put the word into quotes");
  }
}

export function readPlaceholder(command: Command): Command {
  return { ...command, word: command.word ?? "", last: "placeholder" };
}

/**
 * Checks a placeholder whose value consists of command-line options. The placeholder must be a separate word after the name of the
 * command.
 */
export function checkOptions({ word, position }: Command, { name }: PlaceholderInfo): void {
  if (word === undefined && position === "argument") return;
  refuse(
    "unsafe-place",
    `the options in "${name}" must follow a command`,
    "put a space before and after the placeholder",
  );
}

/**
 * Returns the escape for a value at the start of a word, so that the command does not read the value as an option. Ids
 * need no such escape, because their form was checked before.
 */
export function startOfWord({ name }: PlaceholderInfo): EscapeCall[] {
  return name === "id" ? [] : [{ language: "bash", method: "asArgument" }];
}
