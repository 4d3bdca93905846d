import { type PlaceholderInfo, type HostLexer, refuse, type Write, writeInText } from "./host.ts";

/** Commands that use their arguments as data, the most common ones first. */
const COMMANDS: ReadonlySet<string> = new Set(
  "llama llama-cli llama-server ollama lms docker hf pip npm npx Write-Output".split(" "),
);

/** Matches characters that start unsupported syntax: blocks, expressions, arrays, splatting, redirects. */
const UNKNOWN = /[(){}@<>%]/;

interface PowershellState {
  readonly in: "command" | "single" | "double" | "comment";
  /** Name of the command, as far as it has been read. Undefined before its first character. */
  readonly command: string | undefined;
  /** True if the first word, which is the name of the command, has ended. */
  readonly isNamed: boolean;
  /** True inside a word. */
  readonly inWord: boolean;
  /** True if the current word is quoted text or a placeholder. */
  readonly isQuoted: boolean;
  /** True if there is a placeholder in the command. */
  readonly isFilled: boolean;
  /** True if the last character was a backtick. */
  readonly isEscape: boolean;
}

const START: PowershellState = {
  in: "command",
  command: undefined,
  isNamed: false,
  inWord: false,
  isQuoted: false,
  isFilled: false,
  isEscape: false,
};

/**
 * The lexer for PowerShell: commands with words, quoted text and comments. Expressions, script blocks, here-strings,
 * arrays and redirects are refused. A placeholder (`{{…}}`) must be an argument of a known command, and no other program may
 * read the output of that command.
 */
export const powershellLexer: HostLexer<PowershellState> = {
  start: START,
  step: (state, char) => {
    if (state.in === "single") return char === "'" ? { ...state, in: "command" } : state;
    if (state.in === "double") return stepDouble(state, char);
    if (state.in === "comment") return char === "\n" ? START : state;
    return stepCommand(state, char);
  },
  placeholder: (state, placeholder) => {
    const filled = { ...state, isFilled: true };
    // A placeholder outside quotes must be a whole word, so the word must end after the placeholder.
    const next = state.in === "command" ? { ...filled, inWord: true, isQuoted: true } : filled;
    return { write: write(state, placeholder), state: next };
  },
  context: ({ in: place }) => place,
  end: ({ in: place, isEscape }) => {
    if (place === "single" || place === "double" || isEscape) refuse("open-end", "the template ends inside a string");
  },
};

function stepDouble(state: PowershellState, char: string): PowershellState {
  if (state.isEscape) return { ...state, isEscape: false };
  if (char === "`") return { ...state, isEscape: true };
  if (char === "$") refuse("host-syntax", "variables in a string are not supported", "write `$ for a dollar sign");
  return char === '"' ? { ...state, in: "command" } : state;
}

function stepCommand(state: PowershellState, char: string): PowershellState {
  if (state.isEscape) return { ...(char === "\n" ? endWord(state) : inWord(state, char)), isEscape: false };
  if (char === "`") return { ...state, isEscape: true };
  if (char === "#" && !state.inWord) return { ...state, in: "comment" };
  if (char === "\n" || char === ";") return START;
  if (char === "|" || char === "&") return endCommand(state, char);
  if (/\s/.test(char)) return endWord(state);
  if (UNKNOWN.test(char) || (char === "$" && !state.isNamed)) {
    refuse("host-syntax", `${JSON.stringify(char)} is not supported`, "write a plain command with words and strings");
  }
  if (char === "'" || char === '"') {
    if (state.inWord) refuse("host-syntax", "a quote in the middle of a word is not supported", "quote the whole word");
    return { ...inWord(state, ""), in: char === "'" ? "single" : "double", isQuoted: true };
  }
  if (state.inWord && state.isQuoted) {
    refuse("host-syntax", "a word continues after a quote or a placeholder", "put the whole word into quotes");
  }
  return inWord(state, char);
}

function inWord(state: PowershellState, char: string): PowershellState {
  return { ...state, inWord: true, command: state.isNamed ? state.command : (state.command ?? "") + char };
}

function endWord(state: PowershellState): PowershellState {
  return { ...state, inWord: false, isQuoted: false, isNamed: state.isNamed || state.command !== undefined };
}

/** Ends a command at a pipe or a call operator. No other program may read the output of a command with a placeholder. */
function endCommand(state: PowershellState, char: string): PowershellState {
  if (state.isFilled) {
    refuse(
      "unsafe-place",
      `the output of a command with a placeholder is used after ${char}`,
      "end the command before this character",
    );
  }
  return START;
}

function write(state: PowershellState, placeholder: PlaceholderInfo): Write {
  if (state.in === "comment")
    return writeInText(placeholder, "a comment", { language: "powershell", method: "inComment" });
  if (state.isEscape) refuse("unsafe-place", "the placeholder follows a backtick");
  if (!state.isNamed) refuse("unsafe-place", "the placeholder is in the name of a command");
  if (!COMMANDS.has(state.command ?? "")) {
    refuse("unsafe-place", `"${state.command}" may run its arguments`, `known commands: ${[...COMMANDS].join(", ")}`);
  }
  if (state.in === "single")
    return writeInText(placeholder, "a string", { language: "powershell", method: "inSingle" });
  if (state.in === "double")
    return writeInText(placeholder, "a string", { language: "powershell", method: "inDouble" });
  if (state.inWord)
    refuse("unsafe-place", "the placeholder is a part of a word without quotes", "put the whole word into quotes");
  return writeInText(placeholder, "a word", { language: "powershell", method: "inWord" });
}
